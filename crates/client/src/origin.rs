//! Exactly which house: its scheme, host and port, and nothing else of an address.

use std::fmt;
use std::str::FromStr;

use hyper::Uri;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scheme {
    Http,
    Https,
}

impl Scheme {
    pub fn name(self) -> &'static str {
        match self {
            Self::Http => "http",
            Self::Https => "https",
        }
    }

    fn usual_port(self) -> u16 {
        match self {
            Self::Http => 80,
            Self::Https => 443,
        }
    }
}

/// What a browser means by the same place: `http://localhost:7287` and `http://localhost` are two houses.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Origin {
    scheme: Scheme,
    /// In small letters; an address of IPv6 stands in brackets.
    host: String,
    port: u16,
}

/// Not where a house could be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnOrigin;

impl fmt::Display for NotAnOrigin {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a house's address looks like http://localhost:7287 or https://rats.example")
    }
}

impl std::error::Error for NotAnOrigin {}

impl Origin {
    pub fn scheme(&self) -> Scheme {
        self.scheme
    }

    pub fn host(&self) -> &str {
        &self.host
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// A name for a file about this house and no other, without anything that a file system could mind.
    pub fn file_name(&self) -> String {
        let Self { scheme, host, port } = self;
        let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_');
        let letter = |letter| if plain(letter) { letter.to_string() } else { format!("%{:02x}", u32::from(letter)) };
        let host: String = host.chars().map(letter).collect();
        format!("{}+{host}+{port}", scheme.name())
    }
}

impl TryFrom<&Uri> for Origin {
    type Error = NotAnOrigin;
    fn try_from(address: &Uri) -> Result<Self, NotAnOrigin> {
        let scheme = match address.scheme_str() {
            Some("http") => Scheme::Http,
            Some("https") => Scheme::Https,
            _ => return Err(NotAnOrigin),
        };
        let authority = address.authority().ok_or(NotAnOrigin)?;
        let rest = authority.as_str().strip_prefix(authority.host()).ok_or(NotAnOrigin)?;
        let port = match rest.strip_prefix(':') {
            Some(port) => port.parse().ok().filter(|&port| port > 0).ok_or(NotAnOrigin)?,
            None if rest.is_empty() => scheme.usual_port(),
            None => return Err(NotAnOrigin),
        };
        Ok(Self { scheme, host: authority.host().to_ascii_lowercase(), port })
    }
}

impl FromStr for Origin {
    type Err = NotAnOrigin;
    fn from_str(given: &str) -> Result<Self, NotAnOrigin> {
        Self::try_from(&given.parse::<Uri>().map_err(|_| NotAnOrigin)?)
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}://{}", self.scheme.name(), self.host)?;
        if self.port == self.scheme.usual_port() { Ok(()) } else { write!(f, ":{}", self.port) }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_same_place_is_the_same_origin_however_it_is_written() {
        for (given, shown) in [
            ("http://localhost:7287", "http://localhost:7287"),
            ("HTTP://LocalHost:7287/table/5eed?invite=00", "http://localhost:7287"),
            ("http://rats.example:80/", "http://rats.example"),
            ("https://rats.example:443", "https://rats.example"),
            ("https://rats.example:80", "https://rats.example:80"),
            ("http://[::1]:7287", "http://[::1]:7287"),
        ] {
            assert_eq!(given.parse::<Origin>().unwrap().to_string(), shown);
        }
    }

    #[test]
    fn what_is_no_place_is_refused() {
        for wrong in [
            "",
            "localhost",
            "localhost:7287",
            "/api",
            "ftp://a/",
            "http://",
            "http://a:x/",
            "http://a:99999",
            "http://a:0",
        ] {
            assert_eq!(wrong.parse::<Origin>(), Err(NotAnOrigin), "{wrong}");
        }
        assert_eq!("http://rats.example@evil.example/".parse::<Origin>(), Err(NotAnOrigin));
    }

    #[test]
    fn no_two_origins_share_a_file() {
        let houses = [
            "http://localhost:7287",
            "https://localhost:7287",
            "http://local.host:7287",
            "http://local-host:7287",
            "http://localhost72:87",
            "http://localhost:72",
            "http://1.27.0.0:1",
            "http://12.70.0:1",
            "http://[::1]:7287",
            "http://[::17]:287",
        ];
        let names: HashSet<String> = houses.iter().map(|house| house.parse::<Origin>().unwrap().file_name()).collect();
        assert_eq!(names.len(), houses.len(), "{names:?}");
        let plain =
            |name: &String| name.chars().all(|letter| letter.is_ascii_alphanumeric() || "+.-%".contains(letter));
        assert!(names.iter().all(plain), "{names:?}");
        assert_eq!("http://localhost:7287".parse::<Origin>().unwrap().file_name(), "http+localhost+7287");
    }
}
