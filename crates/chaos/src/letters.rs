//! Plays without a socket, by asking for one's turn and answering it, each time at any node.

use std::time::Duration;

use tokio::time::{sleep, timeout};

use crate::Result;
use crate::history::{Act, Answer, Happening, Over};
use crate::news::News;
use crate::person::{Said, once};
use crate::seat::{Seat, Sending};

/// A node answers after four seconds at the latest.
const LONGEST_TURN: Duration = Duration::from_secs(6);
const PAUSE: Duration = Duration::from_millis(300);

impl Seat {
    pub async fn play_by_letters(&mut self) -> Result<()> {
        while !self.may_go() {
            if self.pending.is_none() && !self.ask_for_the_turn().await? {
                sleep(PAUSE).await;
                continue;
            }
            if let Some((after, sending)) = self.next() {
                sleep(after).await;
                self.post(sending).await?;
            }
        }
        Ok(())
    }

    /// Whether there was an answer.
    async fn ask_for_the_turn(&mut self) -> Result<bool> {
        let (node, guest) = self.person.anywhere();
        let (seat, last) = (self.visitor.seat.unwrap_or_default(), self.seq);
        let after = last.map(|last| format!("&after={last}")).unwrap_or_default();
        let path = format!("/api/tables/{}/turn?seat={seat}{after}", self.visitor.table);
        let Ok(Ok(reply)) = timeout(LONGEST_TURN, guest.get(&path)).await else { return Ok(false) };
        let text = String::from_utf8_lossy(reply.body()).into_owned();
        if !reply.status().is_success() {
            return Ok(false);
        }
        let news = News::read(&text)?;
        self.pen.write(Happening::Read { node, last, told: news.noted(&text)? })?;
        self.read(&news);
        Ok(true)
    }

    async fn post(&mut self, sending: Sending) -> Result<()> {
        let (Some(seat), Act::Do(action)) = (self.visitor.seat, sending.act.clone()) else { return Ok(()) };
        let (node, guest) = self.person.anywhere();
        let Sending { id, seq, act } = sending.clone();
        self.pen.write(Happening::Sent { node, over: Over::Http, id: id.clone(), seq, act })?;
        self.pending = Some(sending);
        let answer = match once(guest.act(&self.visitor.table, seat, &id, seq, &action)).await? {
            Said::Yes(seq) => {
                self.acknowledged();
                Answer::Done { seq }
            }
            // What has gone wrong there may have been done all the same.
            Said::No(problem) if problem.status >= 500 => Answer::Nothing,
            Said::No(problem) => {
                if !problem.is_passing() {
                    self.refused();
                }
                Answer::Refused { code: problem.code }
            }
            Said::Nothing => Answer::Nothing,
        };
        Ok(self.pen.write(Happening::Answered { id, answer })?)
    }
}
