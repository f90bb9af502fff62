//! Everything that a program has started, down to those that have left its process group.

use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process, kill_process_group};

/// Lets nothing get away: whoever loses their parent becomes a child of this process, where [`end_orphans`] finds them.
pub fn adopt_orphans() {
    #[cfg(target_os = "linux")]
    let _where_the_system_can = rustix::process::set_child_subreaper(Some(rustix::process::getpid()));
}

/// Kills a process, its group and all that descend from it. It must not have been waited for: until then nobody else can
/// have its number.
pub fn kill(parent: Pid) {
    // Who is stopped starts nobody any more, and loses nobody to the orphans.
    let _it_may_have_ended = kill_process(parent, Signal::STOP);
    kill_descendants(parent);
    let _nobody_is_left = kill_process_group(parent, Signal::KILL);
}

/// Kills those whose parents have ended before them, once no program plays any more.
pub fn end_orphans() {
    let this = rustix::process::getpid();
    kill_descendants(this);
    for orphan in descendants(this).into_iter().filter(|one| one.is_dead) {
        let _it_is_dead = rustix::process::waitpid(Some(orphan.pid), rustix::process::WaitOptions::empty());
    }
}

const MOST_ROUNDS: usize = 200;
const ROUND: Duration = Duration::from_millis(5);

struct Descendant {
    pid: Pid,
    is_dead: bool,
}

/// Again and again, because who is not dead yet can start others; but not for ever, because not everybody can be killed.
fn kill_descendants(ancestor: Pid) {
    for _ in 0..MOST_ROUNDS {
        let mut living = descendants(ancestor).into_iter().filter(|one| !one.is_dead).peekable();
        if living.peek().is_none() {
            return;
        }
        for one in living {
            let _it_may_have_ended = kill_process(one.pid, Signal::KILL);
        }
        thread::sleep(ROUND);
    }
}

/// As the system lists them; on systems without such a list nobody is found.
fn descendants(ancestor: Pid) -> Vec<Descendant> {
    let all: Vec<Process> =
        std::fs::read_dir("/proc").into_iter().flatten().flatten().filter_map(|entry| Process::read(&entry)).collect();
    let mut family = vec![ancestor.as_raw_nonzero().get()];
    let mut met = 0;
    while let Some(&parent) = family.get(met) {
        family.extend(all.iter().filter(|process| process.parent == parent).map(|process| process.id));
        met += 1;
    }
    let is_one = |process: &&Process| family[1..].contains(&process.id);
    let descendant = |process: &Process| Some(Descendant { pid: Pid::from_raw(process.id)?, is_dead: process.is_dead });
    all.iter().filter(is_one).filter_map(descendant).collect()
}

struct Process {
    id: i32,
    parent: i32,
    is_dead: bool,
}

impl Process {
    /// `/proc/PID/stat`: the number, the name in brackets (with whatever it contains), the state, the parent, …
    fn read(entry: &std::fs::DirEntry) -> Option<Self> {
        let id = entry.file_name().to_str()?.parse().ok()?;
        let stat = std::fs::read(entry.path().join("stat")).ok()?;
        let stat = String::from_utf8_lossy(&stat);
        let (_, after_name) = stat.rsplit_once(") ")?;
        let mut fields = after_name.split(' ');
        let is_dead = matches!(fields.next()?, "Z" | "X");
        Some(Self { id, parent: fields.next()?.parse().ok()?, is_dead })
    }
}
