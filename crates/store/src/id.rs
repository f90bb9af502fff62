//! What tables, guests and nodes are known by: random numbers, written as 16 hexadecimal digits.

use std::fmt;
use std::str::FromStr;

use ratskeller_core::{Hex, NotHex};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! random_id {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub i64);

        impl $name {
            pub fn new(random: [u8; 8]) -> Self {
                Self(i64::from_be_bytes(random))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                Hex(self.0.to_be_bytes()).fmt(f)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                Hex(self.0.to_be_bytes()).serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Hex::deserialize(deserializer).map(|Hex(bytes)| Self::new(bytes))
            }
        }

        impl FromStr for $name {
            type Err = NotHex;
            fn from_str(text: &str) -> Result<Self, NotHex> {
                text.parse().map(|Hex(bytes)| Self::new(bytes))
            }
        }
    };
}

random_id! {
    /// A table of the house, with everybody at it.
    RoomId
}
random_id! {
    GuestId
}
random_id! {
    /// One of the programs that keep a house together, from its start to its end.
    NodeId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        for number in [0, 1, -1, i64::MIN, i64::MAX] {
            let written = RoomId(number).to_string();
            assert_eq!((written.len(), written.parse()), (16, Ok(RoomId(number))));
        }
        assert!("9".parse::<GuestId>().is_err());
    }
}
