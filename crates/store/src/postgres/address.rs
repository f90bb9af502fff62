//! Where a PostgreSQL is, in the form in which its own programs are told.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use percent_encoding::percent_decode_str;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::tls::{self, Trust};
use crate::{Error, Trouble};

/// Where the socket of a PostgreSQL on the same machine is, if nobody says otherwise.
#[cfg(unix)]
const SOCKETS: &str = "/var/run/postgresql";

/// What is said in vain is noticed after so long.
const SILENCE: Duration = Duration::from_secs(10);

/// `postgres://user:password@host:port/database?sslmode=verify-full`.
#[derive(Clone)]
pub struct Address {
    pub(super) config: Config,
    pub(super) tls: MakeRustlsConnect,
    #[cfg(feature = "simulation")]
    simulated: Option<crate::simulation::Link>,
}

#[cfg(feature = "simulation")]
impl Address {
    pub(crate) fn simulated(&self) -> Option<&crate::simulation::Link> {
        self.simulated.as_ref()
    }
}

#[cfg(feature = "simulation")]
impl From<crate::simulation::Link> for Address {
    fn from(link: crate::simulation::Link) -> Self {
        use std::sync::LazyLock;
        static NOWHERE: LazyLock<Address> =
            LazyLock::new(|| "postgres://simulated?sslmode=disable".parse().expect("this is an address"));
        Self { simulated: Some(link), ..NOWHERE.clone() }
    }
}

impl Address {
    /// Whether a text is meant to be one.
    pub fn is_meant_by(text: &str) -> bool {
        text.starts_with("postgres://") || text.starts_with("postgresql://")
    }
}

impl FromStr for Address {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        if !Self::is_meant_by(text) {
            return Err(misspelt("it does not begin with postgres://"));
        }
        let (place, parameters) = text.split_once('?').unwrap_or((text, ""));
        let (mut mode, mut roots) = (None, None);
        let mut others = Vec::new();
        for parameter in parameters.split('&').filter(|parameter| !parameter.is_empty()) {
            match parameter.split_once('=') {
                Some(("sslmode", value)) => mode = Some(value),
                Some(("sslrootcert", value)) => {
                    let value =
                        percent_decode_str(value).decode_utf8().map_err(|error| misspelt(&error.to_string()))?;
                    roots = Some(PathBuf::from(value.as_ref()));
                }
                _ => others.push(parameter),
            }
        }
        let mut config: Config = format!("{place}?{}", others.join("&")).parse().map_err(|error| {
            let told = super::trouble::told(&error);
            misspelt(&told)
        })?;
        #[cfg(unix)]
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            config.host_path(SOCKETS);
        }
        let (mode, trust) = match (mode.unwrap_or("prefer"), &roots) {
            ("disable", _) => (SslMode::Disable, Trust::Anybody),
            ("allow" | "prefer", _) => (SslMode::Prefer, Trust::Anybody),
            ("require", None) => (SslMode::Require, Trust::Anybody),
            ("require" | "verify-ca", _) => (SslMode::Require, Trust::Known),
            ("verify-full", _) => (SslMode::Require, Trust::KnownByName),
            (other, _) => return Err(misspelt(&format!("sslmode={other}"))),
        };
        config.ssl_mode(mode).application_name("ratskeller").connect_timeout(super::session::PATIENCE);
        config.keepalives_idle(SILENCE).keepalives_interval(SILENCE / 3).keepalives_retries(2);
        config.tcp_user_timeout(SILENCE);
        Ok(Self {
            config,
            tls: tls::connector(trust, roots.as_deref())?,
            #[cfg(feature = "simulation")]
            simulated: None,
        })
    }
}

fn misspelt(message: &str) -> Error {
    Error::Postgres { trouble: Trouble::Address, message: message.to_owned() }
}

/// Without the password.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("postgres://")?;
        if let Some(user) = self.config.get_user() {
            write!(f, "{user}@")?;
        }
        let (hosts, ports) = (self.config.get_hosts(), self.config.get_ports());
        for (number, host) in hosts.iter().enumerate() {
            f.write_str(if number > 0 { "," } else { "" })?;
            match host {
                Host::Tcp(host) => f.write_str(host)?,
                #[cfg(unix)]
                Host::Unix(folder) => write!(f, "{}", folder.display())?,
            }
            if let Some(port) = ports.get(number).or(ports.first()) {
                write!(f, ":{port}")?;
            }
        }
        self.config.get_dbname().map_or(Ok(()), |database| write!(f, "/{database}"))
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Address({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Result<Address, String> {
        text.parse().map_err(|error: Error| error.to_string())
    }

    #[test]
    fn an_address_is_shown_without_its_password() {
        let shown = [
            ("postgres://jan:geheim@db.example:5433/house?sslmode=require", "postgres://jan@db.example:5433/house"),
            ("postgresql://a:geheim@one,two:5433/house", "postgres://a@one:5432,two:5433/house"),
            ("postgres:///house?user=jan&password=geheim", "postgres://jan@/var/run/postgresql/house"),
            ("postgres://jan@%2Frun%2Fpg/house?sslmode=disable", "postgres://jan@/run/pg:5432/house"),
        ];
        for (text, expected) in shown {
            let address = address(text).unwrap();
            assert_eq!(address.to_string(), expected);
            assert!(!format!("{address:?}").contains("geheim"));
        }
    }

    #[test]
    fn what_is_no_address_says_why_and_no_more() {
        for text in ["house.sqlite", "sqlite://house", "postgres://h/d?sslmode=maybe", "postgres://h/d?colour=red"] {
            let error = text.parse::<Address>().unwrap_err();
            assert_eq!(error.code(), Some("address"), "{text}");
        }
        assert!(!address("postgres://jan:geheim@h:port/d").unwrap_err().contains("geheim"));
    }
}
