//! What the house knows whoever runs it by: a token in a file beside its own, which nobody else can read.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use ratskeller_core::Hex;
use sha2::{Digest as _, Sha256};

use crate::randomness;

/// Where the token of a house is that is kept in this file.
pub fn file(house: &Path) -> PathBuf {
    house.with_file_name("admin.token")
}

/// The hash of the token; the token itself is in its file and nowhere else.
#[derive(Clone)]
pub struct Key([u8; 32]);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Key")
    }
}

impl Key {
    /// The token of a house that is kept in this file; a new one if it has none.
    pub fn of(house: &Path) -> io::Result<Self> {
        let file = file(house);
        let token = match fs::read_to_string(&file) {
            Ok(token) => {
                keep_private(&File::open(&file)?)?;
                token.trim().to_owned()
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => make(&file)?,
            Err(error) => return Err(error),
        };
        let Hex(_) = token.parse::<Hex<32>>().map_err(|_| {
            let said = format!("{} holds no token; delete it, and the house makes a new one", file.display());
            io::Error::new(io::ErrorKind::InvalidData, said)
        })?;
        Ok(Self(hash(&token)))
    }

    /// The token that all nodes of a house keep.
    pub fn shared(token: &str) -> Self {
        Self(hash(token))
    }

    /// Whether this is the token, found out in the same time whatever is wrong with it.
    pub fn fits(&self, given: &str) -> bool {
        let different = hash(given).iter().zip(self.0).fold(0, |different, (given, own)| different | (given ^ own));
        different == 0
    }
}

fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// A token that nobody has.
pub fn new_token() -> String {
    Hex::<32>(randomness::bytes()).to_string()
}

fn make(file: &Path) -> io::Result<String> {
    let token = new_token();
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut made = options.open(file)?;
    writeln!(made, "{token}")?;
    made.sync_all()?;
    Ok(token)
}

#[cfg(unix)]
fn keep_private(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    if file.metadata()?.permissions().mode() & 0o077 != 0 {
        file.set_permissions(fs::Permissions::from_mode(0o600))?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn keep_private(_: &File) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_has_one_token_for_its_owner_alone() {
        let folder = tempfile::tempdir().unwrap();
        let house = folder.path().join("house.sqlite");
        let key = Key::of(&house).unwrap();
        let token = fs::read_to_string(file(&house)).unwrap();
        let token = token.trim();
        assert!(key.fits(token) && Key::of(&house).unwrap().fits(token), "it stays the same");
        for wrong in ["", &token[1..], &token.to_uppercase().replace('A', "B"), &"0".repeat(64)] {
            assert!(!key.fits(wrong), "{wrong}");
        }
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            fs::set_permissions(file(&house), fs::Permissions::from_mode(0o644)).unwrap();
            Key::of(&house).unwrap();
            assert_eq!(fs::metadata(file(&house)).unwrap().permissions().mode() & 0o777, 0o600);
        }
        fs::write(file(&house), "").unwrap();
        assert_eq!(Key::of(&house).unwrap_err().kind(), io::ErrorKind::InvalidData);
    }
}
