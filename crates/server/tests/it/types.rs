//! What the web client takes for the types of the house is what the house writes and reads.

use std::path::Path;
use std::{env, fs};

use ratskeller_core::Game;
use ts_rs::{Config, TS};

const WRITTEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/types");

/// Everything of a game that reaches a browser.
fn export<G>(config: &Config)
where
    G: Game<View: TS, Action: TS, Seen: TS, Effect: TS, Deck: TS, Options: TS>,
{
    G::View::export_all(config).unwrap();
    G::Action::export_all(config).unwrap();
    G::Seen::export_all(config).unwrap();
    G::Effect::export_all(config).unwrap();
    G::Deck::export_all(config).unwrap();
    G::Options::export_all(config).unwrap();
}

#[test]
fn the_web_client_has_the_types_of_the_house() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config::new().with_large_int("number").with_out_dir(folder.path());
    export::<rat_hot::RatHot>(&config);
    export::<piratz::Piratz>(&config);
    export::<rat_a_tat_cat::RatATatCat>(&config);
    server::typescript::export(&config).unwrap();

    let update = env::var_os("UPDATE_TYPES").is_some();
    for file in ["rat-hot.ts", "piratz.ts", "rat-a-tat-cat.ts", "house.ts"] {
        let new = fs::read_to_string(folder.path().join(file)).unwrap();
        let written = Path::new(WRITTEN).join(file);
        if update {
            fs::create_dir_all(WRITTEN).unwrap();
            fs::write(&written, new).unwrap();
        } else {
            let old = fs::read_to_string(&written).unwrap_or_default();
            assert!(
                old == new,
                "web/src/lib/types/{file} is not what the house says any more: `make types` writes it anew"
            );
        }
    }
}
