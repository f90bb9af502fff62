//! Where the house is, and how one asks it something.

use std::io;
use std::net::IpAddr;
use std::sync::Arc;

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE, HeaderValue};
use hyper::{Method, Request, Response};
use hyper_rustls::HttpsConnector;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::{TcpSocket, TcpStream, lookup_host};
use tokio_rustls::rustls::ClientConfig;

use crate::error::{Error, ProblemDetails, Result};
use crate::guest::Guest;
use crate::origin::Origin;
use crate::socket::{Eyes, Socket};
use crate::tls;

/// An answer as it came: its status, headers and body.
pub type Reply = Response<Bytes>;

/// A house in the network. Clones share their connections.
#[derive(Clone, Debug)]
pub struct HouseClient {
    origin: Origin,
    /// The language that the house is asked to answer in, if it was said.
    language: Option<HeaderValue>,
    /// By what the house knows whoever runs it, if it is they who ask.
    host: Option<HeaderValue>,
    /// The address of this machine that it is asked from, if it was said.
    from: Option<IpAddr>,
    /// Whom the house has to be vouched for by.
    trust: Arc<ClientConfig>,
    http: Http,
}

type Http = Client<HttpsConnector<HttpConnector>, Full<Bytes>>;

/// Who asks, by the token in the cookie; nobody in particular without one.
pub(crate) type Asker<'a> = Option<&'a str>;

impl HouseClient {
    /// `base` is an address such as `http://localhost:8080` or `https://rats.example`.
    pub fn new(base: &str) -> Result<Self> {
        Self::at(base.parse().map_err(Error::unreachable)?)
    }

    pub fn at(origin: Origin) -> Result<Self> {
        let trust = tls::trust(origin.scheme())?;
        let http = asking_from(None, &trust);
        Ok(Self { origin, language: None, host: None, from: None, trust, http })
    }

    /// Asks from this address of this machine.
    #[must_use]
    pub fn coming_from(self, address: IpAddr) -> Self {
        Self { from: Some(address), http: asking_from(Some(address), &self.trust), ..self }
    }

    /// Asks for sentences in this language, as `Accept-Language` has it.
    #[must_use]
    pub fn speaking(self, language: &'static str) -> Self {
        Self { language: Some(HeaderValue::from_static(language)), ..self }
    }

    /// Asks as whoever runs the house, by their token.
    pub fn run_by(self, token: &str) -> Result<Self> {
        let mut bearer = HeaderValue::try_from(format!("Bearer {token}")).map_err(Error::unreachable)?;
        bearer.set_sensitive(true);
        Ok(Self { host: Some(bearer), ..self })
    }

    /// Becomes a guest.
    pub async fn guest(&self, name: &str) -> Result<Guest> {
        Guest::arrive(self.clone(), name).await
    }

    /// Becomes the guest again that has this token.
    pub async fn returning(&self, token: &str) -> Result<Guest> {
        Guest::come_back(self.clone(), token).await
    }

    /// Looks on at a table that is open to everybody.
    pub async fn look_on(&self, table: &str, eyes: &Eyes) -> Result<Socket> {
        Socket::open(self, None, table, eyes).await
    }

    /// Whatever is at `path`, asked for by nobody in particular.
    pub async fn get(&self, path: &str) -> Result<Reply> {
        self.send(None, Method::GET, path, &()).await
    }

    /// What a good answer to nobody in particular, or to whoever runs the house, says; nothing at all is null.
    pub async fn ask<T: DeserializeOwned>(&self, method: Method, path: &str, body: &impl Serialize) -> Result<T> {
        let reply = self.send(None, method, path, body).await?;
        let said = if reply.body().is_empty() { Bytes::from_static(b"null") } else { reply.body().clone() };
        read(&reply.map(|_| said))
    }

    pub(crate) fn language(&self) -> Option<&HeaderValue> {
        self.language.as_ref()
    }

    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    pub(crate) fn trust(&self) -> &Arc<ClientConfig> {
        &self.trust
    }

    /// A connection of its own.
    pub(crate) async fn dial(&self) -> io::Result<TcpStream> {
        let house = (self.origin.host().trim_matches(['[', ']']), self.origin.port());
        let Some(from) = self.from else { return TcpStream::connect(house).await };
        let mut addresses = lookup_host(house).await?.filter(|address| address.is_ipv4() == from.is_ipv4());
        let address = addresses.next().ok_or(io::ErrorKind::AddrNotAvailable)?;
        let socket = if from.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
        socket.bind((from, 0).into())?;
        socket.connect(address).await
    }

    /// The answer to a request, whatever its status. `()` is sent as no body at all.
    pub(crate) async fn send<T: Serialize>(
        &self,
        asker: Asker<'_>,
        method: Method,
        path: &str,
        body: &T,
    ) -> Result<Reply> {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.origin));
        if let Some(token) = asker {
            request = request.header(COOKIE, cookie(token));
        }
        if let Some(language) = &self.language {
            request = request.header(ACCEPT_LANGUAGE, language);
        }
        if let Some(host) = &self.host {
            request = request.header(AUTHORIZATION, host);
        }
        let body = serde_json::to_vec(body).map_err(Error::unreachable)?;
        let request = match body.as_slice() {
            b"null" => request.body(Full::default()),
            _ => request.header(CONTENT_TYPE, "application/json").body(Full::from(body)),
        };
        let answer = self.http.request(request.map_err(Error::unreachable)?).await.map_err(Error::unreachable)?;
        let (head, body) = answer.into_parts();
        let body = body.collect().await.map_err(Error::unreachable)?.to_bytes();
        Ok(Response::from_parts(head, body))
    }
}

fn asking_from(address: Option<IpAddr>, trust: &Arc<ClientConfig>) -> Http {
    let mut connector = HttpConnector::new();
    connector.set_nodelay(true);
    connector.set_local_address(address);
    connector.enforce_http(false);
    Client::builder(TokioExecutor::new()).build(HttpsConnector::from((connector, Arc::clone(trust))))
}

/// What a good answer says; any other is an error.
pub(crate) fn read<T: DeserializeOwned>(reply: &Reply) -> Result<T> {
    if !reply.status().is_success() {
        return Err(Error::Refused(ProblemDetails::read(reply.status(), reply.headers(), reply.body())));
    }
    serde_json::from_slice(reply.body()).map_err(|error| Error::garbled(reply.body(), error))
}

/// Under both names: a house that others reach over HTTPS knows it by the second.
pub(crate) fn cookie(token: &str) -> String {
    format!("ratskeller={token}; __Host-ratskeller={token}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_has_an_address() {
        assert_eq!(HouseClient::new("http://localhost:8080/").unwrap().origin().to_string(), "http://localhost:8080");
        assert!(matches!(HouseClient::new("/api"), Err(Error::Unreachable(_))));
    }
}
