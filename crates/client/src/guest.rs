//! Somebody whom the house knows by a cookie.

use hyper::Method;
use hyper::header::SET_COOKIE;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::error::{Error, Result};
use crate::house::{HouseClient, Reply, read};
use crate::shares::{Shares, Witnessed};
use crate::socket::{Eyes, Socket};
use crate::table::{Join, NewTable, TableInfo};

#[derive(Clone, Debug)]
pub struct Guest {
    house: HouseClient,
    token: String,
    shares: Shares,
    pub id: String,
    pub name: String,
}

#[derive(Deserialize)]
struct Session {
    id: String,
    name: String,
}

#[derive(Deserialize)]
struct Acted {
    seq: u64,
}

impl Guest {
    pub(crate) async fn arrive(house: HouseClient, name: &str) -> Result<Self> {
        let reply = house.send(None, Method::POST, "/api/session", &json!({"name": name})).await?;
        let Session { id, name } = read(&reply)?;
        let token = token(&reply).ok_or_else(|| Error::unreachable("no cookie came with the session"))?;
        Ok(Self { house, token, shares: Shares::default(), id, name })
    }

    pub(crate) async fn come_back(house: HouseClient, token: &str) -> Result<Self> {
        let Session { id, name } = read(&house.send(Some(token), Method::GET, "/api/session", &()).await?)?;
        Ok(Self { house, token: token.to_owned(), shares: Shares::default(), id, name })
    }

    /// The same guest by another way into the same house.
    #[must_use]
    pub fn at(&self, house: HouseClient) -> Self {
        Self { house, ..self.clone() }
    }

    /// What the house knows this guest by, to come back with ([`HouseClient::returning`]).
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Opens a table, as its host.
    pub async fn open(&self, order: &NewTable) -> Result<TableInfo> {
        self.ask(Method::POST, "/api/tables", order).await
    }

    /// Public tables, the youngest first.
    pub async fn tables(&self) -> Result<Vec<TableInfo>> {
        self.ask(Method::GET, "/api/tables", &()).await
    }

    /// Public tables in a phase: `waiting`, `revealing`, `playing` or `over`.
    pub async fn tables_that_are(&self, phase: &str) -> Result<Vec<TableInfo>> {
        self.ask(Method::GET, &format!("/api/tables?phase={phase}"), &()).await
    }

    /// One's own tables, running and finished.
    pub async fn own_tables(&self) -> Result<Vec<TableInfo>> {
        self.ask(Method::GET, "/api/session/tables", &()).await
    }

    pub async fn table(&self, table: &str) -> Result<TableInfo> {
        self.ask(Method::GET, &format!("/api/tables/{table}"), &()).await
    }

    /// Sits down.
    pub async fn join(&self, table: &str, join: &Join) -> Result<TableInfo> {
        let commitment = join.commitment.clone().unwrap_or_else(|| self.shares.draw(table));
        self.ask_table(table, "join", &Join { commitment: Some(commitment), ..join.clone() }).await
    }

    /// As the host: a bot takes the first seat that is free.
    pub async fn seat_bot(&self, table: &str, level: &str) -> Result<TableInfo> {
        self.ask_table(table, "bots", &json!({"level": level})).await
    }

    /// As the host: everything is fixed, and the game begins as soon as all have revealed their share in the shuffles.
    pub async fn start(&self, table: &str) -> Result<TableInfo> {
        self.contribute(&self.ask_table(table, "start", &()).await?).await
    }

    /// Says for the shuffles what one's seats at a table, as the house shows it to oneself, are waited for: commits to bytes
    /// or, once everything is fixed and one's own commitment stands there unchanged, reveals them. What is refused for one
    /// seat is still said for the others.
    pub async fn contribute(&self, table: &TableInfo) -> Result<TableInfo> {
        let commit = |seat| ("commit", json!({"seat": seat, "commitment": self.shares.draw(&table.id)}));
        let reveal = |(seat, bytes)| ("reveal", json!({"seat": seat, "bytes": bytes}));
        let committed = self.shares.missing(table).into_iter().map(commit);
        let said = committed.chain(self.shares.reveal(table).into_iter().map(reveal));
        let mut now = Ok(table.clone());
        for (what, body) in said {
            match self.ask_table(&table.id, what, &body).await {
                Err(Error::Refused(problem)) => now = now.and(Err(Error::Refused(problem))),
                answer => now = now.and(Ok(answer?)),
            }
        }
        now
    }

    /// Looks at a table, and says for the shuffles what one's seats are waited for.
    pub async fn take_part(&self, table: &str) -> Result<TableInfo> {
        self.contribute(&self.table(table).await?).await
    }

    /// For how many beginnings of a table one has told one's bytes; more than one is worth knowing.
    pub fn beginnings(&self, table: &str) -> usize {
        self.shares.beginnings(table)
    }

    /// How the record of a game stands to what was fixed when one told one's bytes.
    pub fn witnessed(&self, table: &str, record: &Value) -> Witnessed {
        self.shares.compare(table, record)
    }

    /// As the host: nothing is fixed any more, and everybody commits anew.
    pub async fn begin_again(&self, table: &str) -> Result<TableInfo> {
        self.contribute(&self.ask_table(table, "begin-again", &()).await?).await
    }

    /// Acts without a socket: as which number it was done. `id` is any text of one's own, `seq` the last number one has seen.
    pub async fn act(&self, table: &str, seat: usize, id: &str, seq: u64, action: &Value) -> Result<u64> {
        let body = json!({"seat": seat, "id": id, "seq": seq, "action": action});
        let Acted { seq } = self.ask(Method::POST, &format!("/api/tables/{table}/act"), &body).await?;
        Ok(seq)
    }

    /// Gives a running game up.
    pub async fn resign(&self, table: &str, seat: usize) -> Result<TableInfo> {
        self.ask_table(table, "resign", &json!({"seat": seat})).await
    }

    /// The same again with the seats rotated: the new table.
    pub async fn rematch(&self, table: &str) -> Result<TableInfo> {
        self.ask_table(table, "rematch", &()).await
    }

    /// What is printed on the components of a game.
    pub async fn deck(&self, game: &str) -> Result<Value> {
        self.ask(Method::GET, &format!("/api/games/{game}/deck"), &()).await
    }

    /// The record of a finished game.
    pub async fn record(&self, table: &str) -> Result<Value> {
        self.ask(Method::GET, &format!("/api/tables/{table}/record"), &()).await
    }

    /// Watches a table through the eyes of a seat of one's own, or as somebody looking on. `last` is the number of the
    /// last thing one has heard of it.
    pub async fn connect(&self, table: &str, seat: Option<usize>, last: Option<u64>) -> Result<Socket> {
        self.look(table, &Eyes { seat, last, ..Eyes::default() }).await
    }

    pub async fn look(&self, table: &str, eyes: &Eyes) -> Result<Socket> {
        Socket::open(&self.house, Some(&self.token), table, eyes).await
    }

    /// The answer as it comes, whatever its status.
    pub async fn get(&self, path: &str) -> Result<Reply> {
        self.send(Method::GET, path, &()).await
    }

    /// The answer as it comes, whatever its status.
    pub async fn post(&self, path: &str, body: &impl Serialize) -> Result<Reply> {
        self.send(Method::POST, path, body).await
    }

    /// The answer as it comes, whatever its status. `()` is sent as no body at all.
    pub async fn send(&self, method: Method, path: &str, body: &impl Serialize) -> Result<Reply> {
        self.house.send(Some(&self.token), method, path, body).await
    }

    async fn ask_table(&self, table: &str, what: &str, body: &impl Serialize) -> Result<TableInfo> {
        self.ask(Method::POST, &format!("/api/tables/{table}/{what}"), body).await
    }

    async fn ask<T: DeserializeOwned>(&self, method: Method, path: &str, body: &impl Serialize) -> Result<T> {
        read(&self.send(method, path, body).await?)
    }
}

/// The token among the cookies that the house sets.
fn token(reply: &Reply) -> Option<String> {
    let mut cookies = reply.headers().get_all(SET_COOKIE).iter().filter_map(|cookie| cookie.to_str().ok());
    let ours =
        cookies.find_map(|cookie| cookie.strip_prefix("__Host-").unwrap_or(cookie).strip_prefix("ratskeller="))?;
    let token = ours.split(';').next()?;
    (!token.is_empty()).then(|| token.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_cookies(cookies: &[&str]) -> Reply {
        let mut reply = Reply::default();
        for cookie in cookies {
            reply.headers_mut().append(SET_COOKIE, cookie.parse().unwrap());
        }
        reply
    }

    #[test]
    fn the_token_is_found_among_the_cookies() {
        let reply = with_cookies(&["theme=dark", "ratskeller=5eed; Path=/; HttpOnly; SameSite=Lax"]);
        assert_eq!(token(&reply).as_deref(), Some("5eed"));
    }

    #[test]
    fn a_cookie_that_is_taken_away_is_no_token() {
        assert_eq!(token(&with_cookies(&["ratskeller=; Max-Age=0"])), None);
    }
}
