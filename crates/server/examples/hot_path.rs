//! Plays the same game at a number of tables and tells how many moves that were: `hot_path GAME NUMBER`. For profilers and for
//! `scripts/check-hot-path`.

use std::hint::black_box;

use server::hot_path::HotTable;

/// So many tables begin, however many are played at, so that beginning is not counted when two runs are compared.
const TABLES: usize = 12;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let (Some(game), Some(Ok(number))) = (arguments.next(), arguments.next().map(|number| number.parse::<usize>()))
    else {
        return eprintln!("usage: hot_path GAME NUMBER");
    };
    let messages = HotTable::begin(&game).messages();
    let mut tables: Vec<HotTable> = (0..TABLES).map(|_| HotTable::begin(&game)).collect();
    for table in tables.iter_mut().take(number) {
        for message in &messages {
            black_box(table.hear(message));
        }
    }
    println!("{}", messages.len() * number.min(TABLES));
}
