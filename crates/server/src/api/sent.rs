//! What somebody sends along: read once, strictly, with a clear word for whatever is wrong.

use std::str::FromStr;

use axum::body::{Bytes, HttpBody as _};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use catalog::syntax::Syntax;
use catalog::{json, reader};
use ratskeller_core::{Fault, Hex, Problem, Seat, SmallId};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use store::RoomId;

use super::{App, LARGEST_BODY};
use crate::denied::Denied;

/// A body of JSON. Nothing at all is an empty object.
#[derive(Debug)]
pub struct Sent<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Sent<T> {
    type Rejection = Denied;
    async fn from_request(request: Request, app: &App) -> Result<Self, Denied> {
        let declared = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let kind = declared.and_then(|declared| declared.split(';').next());
        let json = kind.is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"));
        // Whoever announces too much need not send it first.
        if request.body().size_hint().lower() > LARGEST_BODY as u64 {
            return Err(Denied::TooLarge);
        }
        let bytes = Bytes::from_request(request, app).await.map_err(|rejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE { Denied::TooLarge } else { Denied::Broken }
        })?;
        if bytes.is_empty() {
            return Ok(Self(reader::read(&Value::Object(Map::new()))?));
        }
        if !json {
            return Err(Denied::NotJson(Syntax::Wanted("content-type: application/json".to_owned())));
        }
        let text = std::str::from_utf8(&bytes).map_err(|error| Denied::NotJson(Syntax::not_utf8(&bytes, error)))?;
        Ok(Self(reader::read(&json::read(text)?)?))
    }
}

/// The table that an address names. One that no table could have names none.
#[derive(Clone, Copy, Debug)]
pub struct Named(pub RoomId);

impl FromRequestParts<App> for Named {
    type Rejection = Denied;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denied> {
        let Path(id): Path<String> = Path::from_request_parts(parts, app).await.map_err(|_| Denied::NoSuchTable)?;
        id.parse().map(Self).map_err(|_| Denied::NoSuchTable)
    }
}

/// What stands behind the question mark.
#[derive(Debug)]
pub struct Asking(Vec<(String, String)>);

impl FromRequestParts<App> for Asking {
    type Rejection = Denied;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denied> {
        let query = Query::from_request_parts(parts, app).await;
        let Query(pairs) = query.map_err(|_| Denied::NotJson(Syntax::Wanted("?name=value&name=value".to_owned())))?;
        Ok(Self(pairs))
    }
}

impl Asking {
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, value)| key == name && !value.is_empty()).map(|(_, value)| value.as_str())
    }

    pub fn read<T: FromStr<Err: std::fmt::Display>>(&self, name: &'static str) -> Result<Option<T>, Denied> {
        let wrong = |given: &str, error: T::Err| {
            Fault::new(Problem::Unfit { given: given.to_owned(), wanted: error.to_string() }).at(name)
        };
        Ok(self.text(name).map(|given| given.parse().map_err(|error| wrong(given, error))).transpose()?)
    }

    pub fn seat(&self) -> Result<Option<Seat>, Denied> {
        Ok(self.read::<u8>("seat")?.map(|seat| Seat::new(seat.into())))
    }

    pub fn invite(&self) -> Result<Option<Hex<16>>, Denied> {
        self.read("invite")
    }
}
