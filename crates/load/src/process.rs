//! What a process uses, as Linux tells it.

use std::time::Duration;
use std::{fs, io};

use rustix::param::clock_ticks_per_second;

/// Any process; `self` is this one.
#[derive(Clone, Debug)]
pub struct Process(String);

impl Process {
    pub fn this() -> Self {
        Self("self".to_owned())
    }

    pub fn numbered(pid: u32) -> Self {
        Self(pid.to_string())
    }

    /// For how long it has kept cores busy so far, threads that have ended included. The sum is exact to a tick of 10 ms,
    /// which is a thousandth of what is measured in ten seconds.
    pub fn cpu_time(&self) -> io::Result<Duration> {
        let ticks = ticks(&self.tell("stat")?).ok_or(io::ErrorKind::InvalidData)?;
        Ok(Duration::from_secs(ticks).div_f64(clock_ticks_per_second() as f64))
    }

    /// Bytes of memory it occupies.
    pub fn memory(&self) -> io::Result<u64> {
        Ok(resident_kib(&self.tell("status")?).ok_or(io::ErrorKind::InvalidData)? * 1024)
    }

    fn tell(&self, what: &str) -> io::Result<String> {
        fs::read_to_string(format!("/proc/{}/{what}", self.0))
    }
}

/// Fields are counted after the name, which is in parentheses and may contain anything.
fn ticks(stat: &str) -> Option<u64> {
    let (_, fields) = stat.rsplit_once(") ")?;
    let mut times = fields.split(' ').skip(11);
    let user: u64 = times.next()?.parse().ok()?;
    let system: u64 = times.next()?.parse().ok()?;
    Some(user + system)
}

fn resident_kib(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_found_behind_any_name() {
        let stat = "71 (a) b (c) S 1 71 71 0 -1 4194304 1056 0 3 0 250 31 0 0 20 0 3 0 128 1 2";
        assert_eq!(ticks(stat), Some(281));
    }

    #[test]
    fn memory_is_found_among_the_rest() {
        assert_eq!(resident_kib("VmHWM:\t   9000 kB\nVmRSS:\t   8192 kB\n"), Some(8192));
    }

    #[test]
    fn this_process_uses_something() {
        assert!(Process::this().memory().unwrap() > 0);
        Process::this().cpu_time().unwrap();
    }
}
