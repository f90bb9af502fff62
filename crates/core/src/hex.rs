//! Bytes as hexadecimal digits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// `N` bytes, written as twice as many hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hex<const N: usize>(pub [u8; N]);

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// So many bytes are written at once.
const AT_ONCE: usize = 32;

impl<const N: usize> fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.chunks(AT_ONCE).try_for_each(|bytes| {
            let mut digits = [0; 2 * AT_ONCE];
            for (pair, byte) in digits.chunks_exact_mut(2).zip(bytes) {
                pair.copy_from_slice(&[byte >> 4, byte & 15].map(|digit| DIGITS[usize::from(digit)]));
            }
            f.write_str(str::from_utf8(&digits[..2 * bytes.len()]).map_err(|_| fmt::Error)?)
        })
    }
}

impl<const N: usize> fmt::Debug for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Not the right number of hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotHex {
    digits: usize,
}

/// In no language, so that it can stand in a sentence of any.
impl fmt::Display for NotHex {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} × [0-9a-f]", self.digits)
    }
}

impl std::error::Error for NotHex {}

impl<const N: usize> FromStr for Hex<N> {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<Self, NotHex> {
        let wrong = NotHex { digits: 2 * N };
        let value = |digit: u8| char::from(digit).to_digit(16).map(|value| value as u8).ok_or(wrong);
        if text.len() != 2 * N {
            return Err(wrong);
        }
        let mut bytes = [0; N];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            *byte = value(pair[0])? << 4 | value(pair[1])?;
        }
        Ok(Self(bytes))
    }
}

impl<const N: usize> Serialize for Hex<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Hex<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_and_bytes_are_the_same_thing() {
        let bytes = Hex([0, 15, 255]);
        assert_eq!(bytes.to_string(), "000fff");
        assert_eq!("000FfF".parse(), Ok(bytes));
        let long = Hex([0x1e; 3 * AT_ONCE + 1]);
        assert_eq!(long.to_string(), "1e".repeat(3 * AT_ONCE + 1));
        for wrong in ["", "000ff", "000fff0", "000ffg", "äää"] {
            assert_eq!(wrong.parse::<Hex<3>>().unwrap_err().to_string(), "6 × [0-9a-f]", "{wrong}");
        }
    }
}
