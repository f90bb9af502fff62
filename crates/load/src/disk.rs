//! What the disk can do, to compare the server with.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

const BLOCK: [u8; 4096] = [0x5a; 4096];

/// How often a second a block can be appended to a file so that it survives a power cut.
pub fn fsyncs_a_second(directory: &Path) -> io::Result<f64> {
    let path = directory.join("fsyncs");
    let mut file = File::create(&path)?;
    let start = Instant::now();
    let mut written = 0.0;
    while start.elapsed() < Duration::from_secs(1) {
        file.write_all(&BLOCK)?;
        file.sync_data()?;
        written += 1.0;
    }
    let rate = written / start.elapsed().as_secs_f64();
    fs::remove_file(path)?;
    Ok(rate)
}
