//! Where one goes: a house, or one of its tables, by the address that a browser shows.

use std::fmt;
use std::str::FromStr;

use client::{Origin, Uri};

/// `http://localhost:7287` or `https://rats.example/table/5eed?invite=…`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    pub house: Origin,
    /// None: one looks around in the house first.
    pub table: Option<TableLink>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLink {
    pub id: String,
    pub invite: Option<String>,
}

impl TableLink {
    /// As a house is asked for it.
    pub(super) fn path(&self) -> String {
        let Self { id, invite } = self;
        invite.as_ref().map_or_else(|| id.clone(), |invite| format!("{id}?invite={invite}"))
    }

    /// As a browser shows it.
    pub(super) fn address(&self, house: &Origin) -> String {
        format!("{house}/table/{}", self.path())
    }
}

/// Neither the address of a house nor of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnAddress;

impl fmt::Display for NotAnAddress {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(
            "a house's address looks like http://localhost:7287, a table's like http://localhost:7287/table/5eed",
        )
    }
}

impl std::error::Error for NotAnAddress {}

impl FromStr for Address {
    type Err = NotAnAddress;
    fn from_str(given: &str) -> Result<Self, NotAnAddress> {
        let address: Uri = given.trim().parse().map_err(|_| NotAnAddress)?;
        let house = Origin::try_from(&address).map_err(|_| NotAnAddress)?;
        let path = address.path().trim_end_matches('/');
        let table = match path.strip_prefix("/table/") {
            Some(id) if !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
                let mut pairs = address.query().unwrap_or_default().split('&');
                let invite = pairs.find_map(|pair| pair.strip_prefix("invite=")).map(str::to_owned);
                Some(TableLink { id: id.to_owned(), invite })
            }
            None if path.is_empty() => None,
            _ => return Err(NotAnAddress),
        };
        Ok(Self { house, table })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_browsers_show_them() {
        let read: Address = "http://localhost:7287/table/00f1?invite=abcd".parse().unwrap();
        assert_eq!(read.house.to_string(), "http://localhost:7287");
        let table = read.table.unwrap();
        assert_eq!((table.id.as_str(), table.invite.as_deref()), ("00f1", Some("abcd")));
        assert_eq!(table.address(&read.house), "http://localhost:7287/table/00f1?invite=abcd");
        let plain: Address = "https://rats.example/table/00f1/".parse().unwrap();
        assert_eq!(plain.house.to_string(), "https://rats.example");
        assert_eq!(plain.table, Some(TableLink { id: "00f1".to_owned(), invite: None }));
        for house in ["http://localhost:7287", "http://localhost:7287/"] {
            assert_eq!(house.parse::<Address>().unwrap().table, None, "{house}");
        }
        for wrong in [
            "",
            "localhost",
            "http://localhost/rules",
            "http://localhost/table/",
            "http:///table/00",
            "ftp://a/table/0",
        ] {
            assert_eq!(wrong.parse::<Address>(), Err(NotAnAddress), "{wrong}");
        }
    }
}
