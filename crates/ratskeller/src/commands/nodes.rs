//! Lists the programs that keep a house together.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Args;
use serde_json::json;
use server::NodeRow;
use words::Words;

use super::complain;

#[derive(Debug, Args)]
pub struct Nodes {
    #[arg(long, env = "RATSKELLER_STORE", value_name = "URL", hide_env_values = true)]
    store: String,
    #[arg(long)]
    json: bool,
}

impl Nodes {
    pub fn run(&self, words: &Words) -> io::Result<ExitCode> {
        let address = match super::address(&self.store, words) {
            Ok(address) => address,
            Err(sentence) => return complain(&[sentence]),
        };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let nodes = match runtime.block_on(server::nodes(&address)) {
            Ok(nodes) => nodes,
            Err(error) => return complain(&[super::no_house_at(&address, &error, words)]),
        };
        let mut out = io::stdout();
        if self.json {
            let nodes: Vec<_> = nodes.iter().map(|(node, age)| told_to_programs(node, *age)).collect();
            writeln!(out, "{}", json!(nodes))?;
        } else if nodes.is_empty() {
            writeln!(out, "{}", words.say("nodes-none", &[]))?;
        } else {
            nodes.iter().try_for_each(|(node, age)| writeln!(out, "{}", told(node, *age, words)))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn told(node: &NodeRow, age: u64, words: &Words) -> String {
    let NodeRow { id, address, version, started: _, beat: _, draining: _, tables, drives, sockets } = node;
    let numbers = [("tables", *tables), ("drives", *drives), ("sockets", *sockets)];
    let numbers = numbers.map(|(name, number)| (name, number.to_string().into()));
    let texts = [("id", id.to_string()), ("address", address.clone()), ("version", version.clone())];
    let age = [("age", format!("{}.{}", age / 1000, age % 1000 / 100).into())];
    let texts = texts.map(|(name, text)| (name, text.into()));
    words.say("nodes-node", &texts.into_iter().chain(numbers).chain(age).collect::<Vec<_>>())
}

fn told_to_programs(node: &NodeRow, age: u64) -> serde_json::Value {
    let NodeRow { id, address, version, started, beat, draining, tables, drives, sockets } = node;
    json!({
        "id": id.to_string(), "address": address, "version": version, "started": started, "beat": beat,
        "beat_age": age, "draining": draining, "tables": tables, "drives": drives, "sockets": sockets,
    })
}
