//! A guest's side of `docs/tables.md`.
//!
//! ```no_run
//! use client::{Error, HouseClient, Join, Message, NewTable};
//!
//! # async fn evening() -> Result<(), Error> {
//! let house = HouseClient::new("http://localhost:8080")?;
//! let guest = house.guest("Þóra").await?;
//! let table = guest.open(&NewTable::new("piratz", 2)).await?;
//! guest.join(&table.id, &Join::default()).await?;
//! guest.seat_bot(&table.id, "rat").await?;
//! guest.start(&table.id).await?;
//!
//! let mut socket = guest.connect(&table.id, Some(0), None).await?;
//! while let Message::Table(_) | Message::Update(_) = socket.next().await? {}
//! # Ok(())
//! # }
//! ```
#![expect(clippy::disallowed_methods, reason = "a guest's bytes for the shuffles come from the system's randomness")]
#![expect(clippy::disallowed_types, reason = "nothing depends on their order")]

mod error;
mod guest;
mod house;
mod message;
mod origin;
mod shares;
mod socket;
mod table;
mod tls;

pub use error::{Distrust, Error, ProblemDetails, Result};
pub use guest::Guest;
pub use house::{HouseClient, Reply};
pub use hyper::{Method, Uri};
pub use message::{
    Ack, Choice, ClockFace, Goodbye, Message, Missed, Notice, Presence, Reaction, Refused, Update, Welcome,
};
pub use origin::{NotAnOrigin, Origin, Scheme};
pub use shares::Witnessed;
pub use socket::{ChoicesForm, Eyes, Socket};
pub use table::{Clock, DeckInfo, Ended, Join, NewTable, Phase, SeatInfo, SeatKind, TableInfo, TimeIsUp};
