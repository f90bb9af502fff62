//! By what houses elsewhere know whoever plays from this terminal: a token for each, in a file that only its owner may read.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use client::{Origin, Scheme};
use terminal::write_private;

/// The token of an earlier visit.
pub fn recall(folder: &Path, house: &Origin) -> Option<String> {
    let file = file(folder, house);
    if !file.exists() {
        take_over(folder, house, &file);
    }
    let token = fs::read_to_string(file).ok()?.trim().to_owned();
    Some(token).filter(|token| !token.is_empty())
}

pub fn keep(folder: &Path, house: &Origin, token: &str) -> io::Result<()> {
    write_private(&file(folder, house), token)
}

fn file(folder: &Path, house: &Origin) -> PathBuf {
    folder.join(format!("guest-{}", house.file_name()))
}

/// Files once left out everything but letters and digits, so that a token could go to another house of nearly the same
/// name. Only that of this machine's own name is taken over: it means no other place.
fn take_over(folder: &Path, house: &Origin, file: &Path) {
    if house.scheme() == Scheme::Http && house.host() == "localhost" {
        let known: String = house.to_string().chars().filter(char::is_ascii_alphanumeric).collect();
        let before = folder.join(format!("guest-{known}"));
        // Without it one comes as a new guest.
        let _unremembered = fs::read_to_string(&before)
            .and_then(|token| write_private(file, &token))
            .and_then(|()| fs::remove_file(before));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house(address: &str) -> Origin {
        address.parse().unwrap()
    }

    #[test]
    fn no_house_gets_the_token_of_another() {
        let folder = tempfile::tempdir().unwrap();
        keep(folder.path(), &house("http://localhost:7287"), "5eed").unwrap();
        for other in
            ["https://localhost:7287", "http://local.host:7287", "http://localhost72:87", "http://localhost:728"]
        {
            assert_eq!(recall(folder.path(), &house(other)), None, "{other}");
        }
        assert_eq!(recall(folder.path(), &house("HTTP://LOCALHOST:7287/")).as_deref(), Some("5eed"));
    }

    #[cfg(unix)]
    #[test]
    fn only_its_owner_may_read_a_token() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let mode = |house: &Origin| fs::metadata(file(folder.path(), house)).unwrap().permissions().mode() & 0o777;
        let rats = house("https://rats.example");
        keep(folder.path(), &rats, "5eed").unwrap();
        fs::set_permissions(file(folder.path(), &rats), fs::Permissions::from_mode(0o644)).unwrap();
        keep(folder.path(), &rats, "00f1").unwrap();
        assert_eq!((mode(&rats), recall(folder.path(), &rats).as_deref()), (0o600, Some("00f1")));

        fs::write(folder.path().join("guest-httplocalhost7287"), "beef\n").unwrap();
        let here = house("http://localhost:7287");
        assert_eq!(recall(folder.path(), &here).as_deref(), Some("beef"));
        assert_eq!(mode(&here), 0o600);
    }

    #[test]
    fn an_old_file_that_could_be_of_two_houses_is_nobodys() {
        let folder = tempfile::tempdir().unwrap();
        for old in ["guest-http1270017287", "guest-httpratsexample", "guest-httpslocalhost"] {
            fs::write(folder.path().join(old), "beef").unwrap();
        }
        for house in [house("http://127.0.0.1:7287"), house("http://rats.example"), house("https://localhost")] {
            assert_eq!(recall(folder.path(), &house), None, "{house}");
        }
        assert!(folder.path().join("guest-httpratsexample").exists(), "nothing is taken away");
    }
}
