//! HTTP written by hand, for whoever does not behave like a client.

use std::collections::BTreeMap;
use std::fmt::{Display, Write as _};

use client::Guest;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

use crate::description::hold;
use crate::house::TestHouse;

/// A request, as far as it has been written.
pub struct Knock {
    head: String,
    body: String,
}

impl Knock {
    pub fn new(method: &str, path: &str) -> Self {
        Self { head: format!("{method} {path} HTTP/1.1\r\n"), body: String::new() }
    }

    pub fn get(path: &str) -> Self {
        Self::new("GET", path)
    }

    /// With a body that says it is JSON, whether it is or not.
    pub fn post(path: &str, body: impl Display) -> Self {
        Self::post_as("application/json", path, body)
    }

    pub fn post_as(kind: &str, path: &str, body: impl Display) -> Self {
        let body = body.to_string();
        let knock = Self::new("POST", path).with("content-type", kind).with("content-length", body.len());
        Self { body, ..knock }
    }

    pub fn patch(path: &str, body: impl Display) -> Self {
        let knock = Self::post(path, body);
        Self { head: knock.head.replacen("POST", "PATCH", 1), ..knock }
    }

    /// The way to a WebSocket.
    pub fn socket(path: &str) -> Self {
        Self::get(path)
            .with("connection", "upgrade")
            .with("upgrade", "websocket")
            .with("sec-websocket-version", 13)
            .with("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")
    }

    pub fn with(mut self, name: &str, value: impl Display) -> Self {
        write!(self.head, "{name}: {value}\r\n").unwrap();
        self
    }

    /// Without a header that was written before.
    pub fn without(mut self, name: &str) -> Self {
        let kept = self.head.split_inclusive("\r\n").filter(|line| !line.starts_with(&format!("{name}:")));
        self.head = kept.collect();
        self
    }

    /// With these bytes behind the headers, whatever they say of it.
    pub fn saying(self, body: &str) -> Self {
        Self { body: body.to_owned(), ..self }
    }

    pub fn with_token(self, token: &str) -> Self {
        self.with("cookie", format!("theme=dark; ratskeller={token}"))
    }

    pub fn by(self, guest: &Guest) -> Self {
        self.with_token(guest.token())
    }

    /// Everything, as it goes over the network.
    pub fn text(&self, host: impl Display) -> String {
        format!("{}host: {host}\r\n\r\n{}", self.head, self.body)
    }

    pub fn method(&self) -> &str {
        self.head.split(' ').next().unwrap_or_default()
    }

    /// What is asked for, with whatever stands behind the question mark.
    pub fn address(&self) -> &str {
        self.head.split(' ').nth(1).unwrap_or_default()
    }

    /// Asks on a connection of its own. Every answer is one that the house says it gives.
    pub async fn at(&self, house: &TestHouse) -> Answer {
        let answer = say(house, &self.text(house.address)).await.expect("the house answers");
        hold(self.method(), self.address(), &answer);
        answer
    }

    /// Asks over a connection that is there; none if the house hangs up. Here, too, every answer is one of those.
    pub async fn over(&self, mut stream: TcpStream) -> Option<Answer> {
        let host = stream.peer_addr().ok()?;
        stream.write_all(self.text(host).as_bytes()).await.ok()?;
        let answer = Answer::read(&mut BufReader::new(stream)).await?;
        hold(self.method(), self.address(), &answer);
        Some(answer)
    }
}

/// Says something over a connection of its own, whether it is HTTP or not.
pub async fn say(house: &TestHouse, text: &str) -> Option<Answer> {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    Answer::read(&mut BufReader::new(stream)).await
}

#[derive(PartialEq, Eq, Debug)]
pub struct Answer {
    pub status: u16,
    /// Without the time.
    pub headers: BTreeMap<String, String>,
    pub body: String,
}

impl Answer {
    /// None if the house says nothing, or hangs up in the middle of it.
    pub async fn read(stream: &mut BufReader<TcpStream>) -> Option<Self> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            stream.read_line(&mut line).await.ok().filter(|read| *read > 0)?;
            match line.trim_end() {
                "" => break,
                line => lines.push(line.to_owned()),
            }
        }
        let status = lines.first()?.split(' ').nth(1)?.parse().ok()?;
        let headers = lines[1..].iter().filter_map(|line| line.split_once(": "));
        let mut headers: BTreeMap<_, _> = headers.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        headers.remove("date");
        let length = headers.get("content-length").map_or(0, |length| length.parse().unwrap());
        let mut body = vec![0; length];
        stream.read_exact(&mut body).await.ok()?;
        Some(Self { status, headers, body: String::from_utf8(body).unwrap() })
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// That this is a problem as RFC 9457 writes it, of this status and with this word for programs.
    #[track_caller]
    pub fn is_problem(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.status, status, "{self:?}");
        assert_eq!(self.headers["content-type"], "application/problem+json", "{self:?}");
        let problem = self.json();
        assert_eq!(
            (problem["status"].as_u64(), problem["code"].as_str()),
            (Some(status.into()), Some(code)),
            "{self:?}"
        );
        for sentence in ["type", "title", "detail"] {
            assert!(problem[sentence].as_str().is_some_and(|sentence| !sentence.is_empty()), "{sentence}: {self:?}");
        }
        problem
    }
}
