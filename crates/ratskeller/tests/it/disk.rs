//! The disk is full, or broken, or in somebody else's hands: what cannot be kept is not acknowledged, and what is acknowledged
//! is kept, then and afterwards.

mod postgresql;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use client::{Guest, HouseClient, Join, NewTable};
use hyper::StatusCode;
use rustix::process::Signal;
use serde_json::{Value, json};
use store::{RoomId, Store};
use tempfile::TempDir;

use crate::client::Dice;
use crate::house::{Folder, Ratskeller, finished, program, until};
use crate::preload;

/// A disk that fails when it is told to.
struct Disk {
    library: PathBuf,
    told: TempDir,
}

impl Disk {
    fn new() -> Self {
        let told = preload::folder();
        Self { library: preload::built("disk/failing.c", told.path()), told }
    }

    fn surroundings(&self) -> Vec<(&'static str, PathBuf)> {
        vec![("LD_PRELOAD", self.library.clone()), ("DISK", self.told.path().to_owned())]
    }

    fn fails(&self, how: &str) {
        std::fs::write(self.told.path().join(how), "").unwrap();
    }

    /// Has room for so many writes more.
    fn fails_after(&self, writes: usize) {
        std::fs::write(self.told.path().join("full-after"), writes.to_string()).unwrap();
    }

    fn works_again(&self, how: &str) {
        std::fs::remove_file(self.told.path().join(how)).unwrap();
    }
}

/// Something that somebody wants done.
struct Attempt {
    table: String,
    id: String,
    body: Value,
}

/// Two people at one device who play game after game, and what was acknowledged.
struct Evening {
    guest: Guest,
    dice: Dice,
    table: Option<String>,
    /// The table, the client's id, and the number of every action.
    acknowledged: Vec<(String, String, u64)>,
    attempts: usize,
}

impl Evening {
    async fn begin(house: &HouseClient) -> Self {
        let guest = house.guest("Anna").await.expect("a guest is let in");
        Self { guest, dice: Dice(7), table: None, acknowledged: Vec::new(), attempts: 0 }
    }

    async fn read(&self, path: &str) -> Result<Value, StatusCode> {
        let reply = self.guest.get(path).await.expect("the house answers");
        if reply.status() == StatusCode::OK {
            Ok(serde_json::from_slice(reply.body()).unwrap())
        } else {
            Err(reply.status())
        }
    }

    /// The table, and whose turn it is there; another one if the game is over.
    async fn at(&mut self) -> Result<(String, u64), StatusCode> {
        if let Some(table) = &self.table {
            let shown = self.read(&format!("/api/tables/{table}")).await?;
            if let Some(seat) = shown["to_move"].as_u64() {
                return Ok((table.clone(), seat));
            }
        }
        self.table = None;
        let out_of_order = |_| StatusCode::SERVICE_UNAVAILABLE;
        let table = self.guest.open(&NewTable::new("rat-hot", 2)).await.map_err(out_of_order)?.id;
        for name in ["Anna", "Jan"] {
            let join = Join { name: Some(name.to_owned()), ..Join::default() };
            self.guest.join(&table, &join).await.map_err(out_of_order)?;
        }
        self.guest.start(&table).await.map_err(out_of_order)?;
        let shown = self.read(&format!("/api/tables/{table}")).await?;
        self.table = Some(table.clone());
        Ok((table, shown["to_move"].as_u64().expect("a game that has begun")))
    }

    /// Does something, and notes it if the house says that it is done.
    async fn act(&mut self) -> Result<(), StatusCode> {
        let attempt = self.choose().await?;
        self.send(&attempt).await
    }

    /// Makes up what to do next.
    async fn choose(&mut self) -> Result<Attempt, StatusCode> {
        let (table, seat) = self.at().await?;
        let told = self.read(&format!("/api/tables/{table}/turn?seat={seat}")).await?;
        let choices = told["choices"].as_array().unwrap();
        let action = &choices[self.dice.below(choices.len())]["action"];
        self.attempts += 1;
        let id = format!("attempt {}", self.attempts);
        let body = json!({"seat": seat, "id": id, "seq": told["seq"], "action": action});
        Ok(Attempt { table, id, body })
    }

    async fn send(&mut self, Attempt { table, id, body }: &Attempt) -> Result<(), StatusCode> {
        let reply = self.guest.post(&format!("/api/tables/{table}/act"), body).await.expect("the house answers");
        if reply.status() != StatusCode::OK {
            return Err(reply.status());
        }
        let done: Value = serde_json::from_slice(reply.body()).unwrap();
        self.acknowledged.push((table.clone(), id.clone(), done["seq"].as_u64().unwrap()));
        Ok(())
    }

    async fn act_often(&mut self, times: usize) {
        for _ in 0..times {
            self.act().await.expect("the disk works");
        }
    }

    /// That everything acknowledged is in the log of a house that is closed, as what it was acknowledged as, and nothing
    /// twice.
    async fn is_kept_in(&self, store: &Store) {
        let mut logs = BTreeMap::new();
        for (table, id, seq) in &self.acknowledged {
            if !logs.contains_key(table) {
                let room: RoomId = table.parse().unwrap();
                logs.insert(table, store.log(room).await.unwrap());
            }
            let entry = logs[table].get(*seq as usize - 1).unwrap_or_else(|| panic!("{id} is lost"));
            assert!(entry.1.contains(&format!("\"id\":\"{id}\"")), "{entry:?}");
        }
        let mut done = BTreeSet::new();
        for (_, entry) in logs.values().flatten() {
            let entry: Value = serde_json::from_str(entry).unwrap();
            if let Some(id) = entry["acted"]["id"].as_str() {
                assert!(done.insert(id.to_owned()), "{id} is done twice");
            }
        }
    }
}

/// What a disk that fails comes to, with two orderly ends and one without warning.
async fn nothing_is_lost_when_the_disk(how: &str) {
    let disk = Disk::new();
    let mut keller = Ratskeller::open_among(Folder::new(), &disk.surroundings()).await;
    let mut evening = Evening::begin(&keller.house).await;
    evening.act_often(5).await;
    disk.fails(how);
    for _ in 0..3 {
        assert_eq!(evening.act().await, Err(StatusCode::SERVICE_UNAVAILABLE));
    }
    let ready = keller.house.get("/readyz").await.unwrap();
    assert_eq!(ready.status(), StatusCode::SERVICE_UNAVAILABLE, "whoever looks after the house is told");
    assert!(keller.number("ratskeller_store_failures_total").await > 1);
    disk.works_again(how);
    evening.act_often(40).await;
    until(async || keller.house.get("/readyz").await.unwrap().status() == StatusCode::OK).await;

    keller.kill().await;
    keller.open_again().await;
    evening.act_often(10).await;
    let (code, _, folder) = keller.close().await;
    assert_eq!(code, 0);
    evening.is_kept_in(&folder.store().await).await;
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_disk_is_full_and_then_has_room_again() {
    nothing_is_lost_when_the_disk("full").await;
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_disk_does_not_keep_what_it_is_given() {
    nothing_is_lost_when_the_disk("broken").await;
}

/// A small disk of its own, taken away when it is dropped.
struct SmallDisk(TempDir);

impl SmallDisk {
    /// None where nobody may mount anything.
    fn new(size: &str) -> Option<Self> {
        let folder = preload::folder();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={size}"), "tmpfs"]).arg(folder.path()).stderr(Stdio::null());
        let is_mounted = mount.status().is_ok_and(|status| status.success());
        if !is_mounted {
            println!("Nobody may mount a disk here; a disk that is said to be full is tested all the same.");
        }
        is_mounted.then_some(Self(folder))
    }

    /// Takes all the room there is, to the last byte; what takes it.
    fn fill(&self) -> PathBuf {
        let ballast = self.0.path().join("ballast");
        let mut filling = Command::new("dd");
        filling.arg("if=/dev/zero").arg(format!("of={}", ballast.display())).arg("bs=1k");
        assert!(!filling.output().unwrap().status.success(), "the disk is full");
        ballast
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _in_use = Command::new("umount").arg("--lazy").arg(self.0.path()).status();
    }
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_on_a_real_disk_that_was_full() {
    let Some(disk) = SmallDisk::new("6m") else { return };
    let folder = Folder::within(disk.0.path());
    let mut keller = Ratskeller::open_with(folder, &[]).await;
    let mut evening = Evening::begin(&keller.house).await;
    evening.act_often(5).await;
    let ballast = disk.fill();
    let mut failed = 0;
    for _ in 0..1000 {
        failed += usize::from(evening.act().await.is_err());
        if failed == 3 {
            break;
        }
    }
    assert_eq!(failed, 3, "a full disk takes nothing");
    std::fs::remove_file(ballast).unwrap();
    evening.act_often(40).await;
    keller.kill().await;
    keller.open_again().await;
    evening.act_often(5).await;
    let (code, _, folder) = keller.close().await;
    assert_eq!(code, 0);
    evening.is_kept_in(&folder.store().await).await;
}

#[tokio::test]
async fn a_house_that_was_closed_is_one_file_which_a_copy_can_take_the_place_of() {
    let keller = Ratskeller::open().await;
    let mut evening = Evening::begin(&keller.house).await;
    evening.act_often(8).await;
    let (code, _, folder) = keller.close().await;
    assert_eq!(code, 0);
    assert!(!folder.path().join("house.sqlite-wal").exists(), "everything is in the one file");
    let elsewhere = Folder::new();
    let copy = elsewhere.path().join("copy.sqlite");
    std::fs::copy(folder.file(), &copy).unwrap();

    let mut keller = Ratskeller::open_with(folder, &[]).await;
    evening.guest = keller.house.returning(evening.guest.token()).await.unwrap();
    let before = evening.acknowledged.len();
    evening.act_often(8).await;
    let data = keller.folder.text().to_owned();
    let restore = || program(&["restore", copy.to_str().unwrap(), "--data", &data]);
    let (code, _, complaint) = finished(restore()).await;
    assert!(code == 1 && complaint.contains("already open"), "{complaint}");
    keller.kill().await;
    let (code, said, complaint) = finished(restore()).await;
    assert!(code == 0 && said.contains("before-"), "{said}{complaint}");
    let check = finished(program(&["check", "--data", &data])).await;
    assert!(check.0 == 0 && check.1.contains("hold"), "{check:?}");
    keller.open_again().await;
    let (_, _, folder) = keller.close().await;
    let later = evening.acknowledged.split_off(before);
    evening.is_kept_in(&folder.store().await).await;
    let aside = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
    let aside = aside.into_iter().find(|file| file.to_str().unwrap().ends_with(".sqlite") && *file != folder.file());
    let store = store::Store::open(&aside.expect("the house that was there is kept")).await.unwrap();
    let (table, _, seq) = later.last().unwrap();
    assert!(
        store.log(table.parse().unwrap()).await.unwrap().len() >= *seq as usize,
        "with what was in the log beside it"
    );
}

#[tokio::test]
async fn a_house_whose_file_has_vanished_is_asked_about() {
    let (_, _, folder) = Ratskeller::open().await.close().await;
    for vanish in [|file: &Path| std::fs::write(file, []).unwrap(), |file: &Path| std::fs::remove_file(file).unwrap()] {
        vanish(&folder.file());
        let (code, _, complaint) =
            finished(program(&["serve", "--listen", "127.0.0.1:0", "--data", folder.text()])).await;
        assert!(code == 1 && complaint.contains("restore"), "{complaint}");
    }
    std::fs::remove_file(folder.path().join("house.lock")).unwrap();
    let keller = Ratskeller::open_with(folder, &[]).await;
    keller.signal(Signal::TERM);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_what_a_house_keeps() {
    use std::os::unix::fs::PermissionsExt as _;
    let parent = Folder::new();
    let data = parent.path().join("deep/inside");
    let keller = Ratskeller::open_with(Folder::within(parent.path()), &["--data", data.to_str().unwrap()]).await;
    Evening::begin(&keller.house).await.act_often(2).await;
    let copy = data.join("copy.sqlite");
    let backup = finished(program(&["backup", copy.to_str().unwrap(), "--data", data.to_str().unwrap()])).await;
    assert_eq!(backup.0, 0, "{backup:?}");
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    for file in std::fs::read_dir(&data).unwrap().map(|file| file.unwrap().path()) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

#[cfg(unix)]
#[tokio::test]
async fn the_usual_folder_is_shut_and_one_that_somebody_has_named_is_left_as_it_is() {
    use std::os::unix::fs::PermissionsExt as _;
    let [home, named] = [Folder::new(), Folder::new()];
    let usual = home.path().join("ratskeller");
    std::fs::create_dir(&usual).unwrap();
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    for folder in [&*usual, named.path()] {
        std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    let mut serving = program(&["serve", "--listen", "127.0.0.1:0"]);
    let (_unnamed, _, _) =
        crate::house::start(serving.env("XDG_DATA_HOME", home.path()).env("HOME", home.path())).await;
    assert!(usual.join("house.sqlite").exists());
    let named = Ratskeller::open_with(named, &[]).await;
    assert_eq!((mode(&usual), mode(named.folder.path())), (0o700, 0o755));
}

#[tokio::test]
async fn whoever_only_looks_at_a_house_makes_none() {
    let folder = Folder::new();
    let mistyped = folder.path().join("no-such-house");
    let copy = folder.path().join("copy.sqlite");
    for command in [vec!["check"], vec!["backup", copy.to_str().unwrap()]] {
        let arguments = [command, vec!["--data", mistyped.to_str().unwrap()]].concat();
        let (code, _, complaint) = finished(program(&arguments)).await;
        assert!(code == 1 && complaint.contains("no-such-house"), "{complaint}");
        assert!(!mistyped.exists() && !copy.exists());
    }
}

#[tokio::test]
async fn a_damaged_house_is_looked_through_to_its_end() {
    let keller = Ratskeller::open().await;
    let mut evening = Evening::begin(&keller.house).await;
    evening.act_often(200).await;
    let (_, _, folder) = keller.close().await;
    let sound = finished(program(&["check", "--data", folder.text()])).await;
    assert!(sound.0 == 0 && sound.1.contains("Guests: 1"), "{sound:?}");
    let tables: usize = sound.1.split(' ').next().unwrap().parse().unwrap();
    assert!(tables > 1, "{sound:?}");

    // The page that holds what was done first.
    let mut bytes = std::fs::read(folder.file()).unwrap();
    let mark = b"\"id\":\"attempt 1\"";
    let page = bytes.windows(mark.len()).position(|window| window == mark).unwrap() / 4096 * 4096;
    bytes[page..page + 4096].fill(0x5a);
    std::fs::write(folder.file(), bytes).unwrap();
    let (code, said, complaint) = finished(program(&["check", "--data", folder.text()])).await;
    assert_eq!(code, 1, "{said}{complaint}");
    assert!(
        said.contains("The file: ") && said.contains(&format!("Table {} is damaged", evening.acknowledged[0].0)),
        "{said}"
    );
    let sum = said.lines().find(|line| line.contains("tables hold")).expect("what holds is told");
    let hold: usize = sum.split(' ').next().unwrap().parse().unwrap();
    assert!((1..tables).contains(&hold) && sum.contains(&format!("of {tables} tables")), "{said}");
}

#[tokio::test]
async fn a_house_that_could_not_be_made_one_file_does_not_say_that_it_is() {
    let keller = Ratskeller::open().await;
    let mut evening = Evening::begin(&keller.house).await;
    evening.act_often(5).await;
    let somebody_looks = store::Inspection::of(&keller.folder.file()).unwrap();
    evening.act_often(5).await;
    let (code, said, folder) = keller.close().await;
    assert_eq!((code, said.as_str()), (1, ""));
    drop(somebody_looks);
    evening.is_kept_in(&folder.store().await).await;
    let (code, said, folder) = Ratskeller::open_with(folder, &[]).await.close().await;
    assert!(code == 0 && said.contains("closed"), "{said}");
    assert!(!folder.path().join("house.sqlite-wal").exists());
}

#[tokio::test]
async fn it_is_told_when_the_log_cannot_be_brought_into_the_file() {
    let disk = Disk::new();
    let keller = Ratskeller::open_among(Folder::new(), &disk.surroundings()).await;
    let guest = keller.guest("Anna").await;
    assert_eq!(keller.number("ratskeller_store_failures_total").await, 0);
    disk.fails("stuck");
    let mut opened = Vec::new();
    while keller.number("ratskeller_store_failures_total").await == 0 {
        for _ in 0..20 {
            opened.push(
                guest.open(&NewTable::new("piratz", 2)).await.expect("what is acknowledged does not depend on it").id,
            );
        }
        assert!(opened.len() < 5000, "{} bytes wait", keller.number("ratskeller_wal_bytes").await);
    }
    assert!(keller.number("ratskeller_wal_bytes").await > 1 << 20);
    disk.works_again("stuck");
    let (code, _, folder) = keller.close().await;
    assert_eq!(code, 0);
    let store = folder.store().await;
    for table in opened {
        assert_eq!(store.log(table.parse().unwrap()).await.unwrap().len(), 1);
    }
}

#[tokio::test]
async fn a_table_is_opened_with_everybody_who_sits_there_or_not_at_all() {
    let disk = Disk::new();
    let mut keller = Ratskeller::open_among(Folder::new(), &disk.surroundings()).await;
    let guest = keller.guest("Anna").await;
    let order = NewTable { bots: vec!["pup".to_owned(), "rat".to_owned()], ..NewTable::new("piratz", 4) };
    let (mut opened, mut refused) = (Vec::new(), 0);
    // Wherever in the writing of it the disk is full.
    for writes in 0..60 {
        disk.fails_after(writes);
        match guest.open(&order).await {
            Ok(table) => opened.push(table.id),
            Err(_) => refused += 1,
        }
        disk.works_again("full-after");
    }
    assert!(!opened.is_empty() && refused > 1, "{} {refused}", opened.len());
    keller.kill().await;
    let mut inspection = store::Inspection::of(&keller.folder.file()).unwrap();
    let rooms = inspection.rooms();
    for room in &rooms {
        assert_eq!(inspection.log(*room).unwrap().len(), 3, "opened, and two bots");
    }
    assert!(opened.iter().all(|table| rooms.contains(&table.parse().unwrap())));
}
