//! What a process uses, as Linux tells it.

use std::time::Duration;
use std::{fs, io};

use rustix::param::clock_ticks_per_second;

/// Any process; `self` is this one.
#[derive(Clone, Debug)]
pub struct Process {
    name: String,
    with_children: bool,
}

impl Process {
    pub fn this() -> Self {
        Self { name: "self".to_owned(), with_children: false }
    }

    pub fn numbered(pid: u32) -> Self {
        Self { name: pid.to_string(), with_children: false }
    }

    /// With those that it has started, also if they have ended.
    pub fn family(pid: u32) -> Self {
        Self { with_children: true, ..Self::numbered(pid) }
    }

    /// For how long it has kept cores busy so far, threads that have ended included. The sum is exact to a tick of 10 ms,
    /// which is a thousandth of what is measured in ten seconds.
    pub fn cpu_time(&self) -> io::Result<Duration> {
        let [mut ticks, of_the_ended] = ticks(&self.tell("stat")?).ok_or(io::ErrorKind::InvalidData)?;
        if self.with_children {
            ticks += of_the_ended;
            for child in self.tell(&format!("task/{}/children", self.name))?.split_whitespace() {
                // One may end in this moment.
                let stat = fs::read_to_string(format!("/proc/{child}/stat")).unwrap_or_default();
                ticks += self::ticks(&stat).map_or(0, |[ticks, _]| ticks);
            }
        }
        Ok(Duration::from_secs(ticks).div_f64(clock_ticks_per_second() as f64))
    }

    /// Bytes of memory it occupies.
    pub fn memory(&self) -> io::Result<u64> {
        Ok(resident_kib(&self.tell("status")?).ok_or(io::ErrorKind::InvalidData)? * 1024)
    }

    fn tell(&self, what: &str) -> io::Result<String> {
        fs::read_to_string(format!("/proc/{}/{what}", self.name))
    }
}

/// Of a process, and of its children that have ended. Fields are counted after the name, which is in parentheses and may
/// contain anything.
fn ticks(stat: &str) -> Option<[u64; 2]> {
    let (_, fields) = stat.rsplit_once(") ")?;
    let mut times = fields.split(' ').skip(11).map(|time| time.parse::<u64>().ok());
    let mut user_and_system = || Some(times.next()?? + times.next()??);
    Some([user_and_system()?, user_and_system()?])
}

fn resident_kib(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;
    use std::process::{Command, Stdio};

    use super::*;

    #[test]
    fn times_are_found_behind_any_name() {
        let stat = "71 (a) b (c) S 1 71 71 0 -1 4194304 1056 0 3 0 250 31 7 2 20 0 3 0 128 1 2";
        assert_eq!(ticks(stat), Some([281, 9]));
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

    #[test]
    fn a_family_has_used_what_its_children_have() {
        let busy = "i=0; while [ $i -lt 300000 ]; do i=$((i + 1)); done";
        let mut parent = Command::new("sh");
        let parent = parent.args(["-c", &format!("sh -c '{busy}'; echo; read -r _")]);
        let mut parent = parent.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        parent.stdout.take().unwrap().read_exact(&mut [0]).unwrap();
        let [alone, family] = [Process::numbered, Process::family].map(|of| of(parent.id()).cpu_time().unwrap());
        drop(parent.stdin.take());
        parent.wait().unwrap();
        assert!(family > alone, "{family:?} {alone:?}");
    }
}
