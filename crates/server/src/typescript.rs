//! What goes between the house and its web client, as TypeScript. A test writes it to `web/src/lib/types`.

use std::path::PathBuf;

use catalog::Analysis;
use catalog::analysis::Decision;
use catalog::entry::GameInfo;
use catalog::steps::Step;
use catalog::table::Choice;
use ts_rs::{Config, ExportError, TS};

use crate::api::admin::{BlockInfo, Blocking, Cleared, GuestsSeen, Notice, PuttingOut, TablesSeen};
use crate::api::bots::{BringingABot, NewBot};
use crate::api::export::Export;
use crate::api::ladder::{LadderPage, PlayerPage};
use crate::api::lessons::{Answers, LessonTold};
use crate::api::review::{Review, Reviewing};
use crate::api::session::{GuestInfo, Introduction, Renaming};
use crate::api::shares::{Committing, Revealing};
use crate::api::tables::{COMPANY, Joining, Leaving, Resigning, SeatingABot};
use crate::api::what_if::Wondering;
use crate::charter::{Party, Terms};
use crate::message::{Said, Told};

/// Writes everything that is the same for all games, to the folder that is configured.
pub fn export(config: &Config) -> Result<(), ExportError> {
    Told::export_all(config)?;
    Said::export_all(config)?;
    Choice::<(), ()>::export_all(config)?;
    GameInfo::export_all(config)?;
    GuestInfo::export_all(config)?;
    Introduction::export_all(config)?;
    Renaming::export_all(config)?;
    Terms::export_all(config)?;
    Opening::export_all(config)?;
    Party::export_all(config)?;
    Joining::export_all(config)?;
    SeatingABot::export_all(config)?;
    Leaving::export_all(config)?;
    Resigning::export_all(config)?;
    Committing::export_all(config)?;
    Revealing::export_all(config)?;
    Step::export_all(config)?;
    Analysis::export_all(config)?;
    Decision::export_all(config)?;
    Review::export_all(config)?;
    Reviewing::export_all(config)?;
    Wondering::export_all(config)?;
    Answers::export_all(config)?;
    LessonTold::export_all(config)?;
    LadderPage::export_all(config)?;
    PlayerPage::export_all(config)?;
    BringingABot::export_all(config)?;
    NewBot::export_all(config)?;
    Export::export_all(config)?;
    Notice::export_all(config)?;
    TablesSeen::export_all(config)?;
    GuestsSeen::export_all(config)?;
    PuttingOut::export_all(config)?;
    BlockInfo::export_all(config)?;
    Blocking::export_all(config)?;
    Cleared::export_all(config)
}

/// `Terms` as a host sends them: whatever is left out stays as usual.
#[derive(TS)]
#[ts(
    export_to = "house.ts",
    type = "Pick<Terms, \"game\" | \"players\"> & Partial<Terms> & { bots?: Array<Level>; party?: Party }"
)]
struct Opening;

/// Text that is one of a few words.
macro_rules! words {
    ($name:ident: $words:expr) => {
        #[derive(Debug)]
        pub struct $name;

        impl TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &Config) -> String {
                stringify!($name).to_owned()
            }
            fn inline(_: &Config) -> String {
                $words.map(|word| format!("{word:?}")).join(" | ")
            }
            fn decl(config: &Config) -> String {
                format!("type {} = {};", Self::name(config), Self::inline(config))
            }
            fn output_path() -> Option<PathBuf> {
                Some("house.ts".into())
            }
        }
    };
}

words!(GameName: catalog::GAMES.each_ref().map(|entry| entry.spec.name));
words!(Level: COMPANY.map(catalog::Level::name));
words!(TablePhase: store::Phase::ALL.map(store::Phase::name));
