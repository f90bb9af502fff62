//! Plays over sockets, at one node after another; or only looks on.

use std::sync::Arc;
use std::time::Duration;

use client::{ChoicesForm, Error, Eyes, Socket};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::Result;
use crate::history::{Act, Happening, Over};
use crate::news::News;
use crate::seat::{Seat, Sending};

/// How long an answer may take before another node is asked, and how long it may be silent before it is asked for a sign.
const PATIENCE: Duration = Duration::from_millis(1_500);
const SILENCE: Duration = Duration::from_secs(3);
/// When somebody who was cut off knocks again, at first; then after twice as long, and so on up to the longest.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);
/// Nobody stays at one node for longer than this many milliseconds.
const STAYING: (u32, u32) = (4_000, 25_000);

/// Why a line has ended.
#[derive(Debug)]
enum Left {
    /// Somebody has gone by themselves.
    Gone,
    /// The node, or the way to it; and when to come back, if it has said so.
    Lost(Option<Duration>),
    /// Nobody has opened.
    Shut,
}

impl Seat {
    pub async fn play_over_sockets(&mut self) -> Result<()> {
        let mut pause = FIRST_PAUSE;
        while !self.may_go() {
            let (wait, next) = match self.visit().await? {
                Left::Gone => (Duration::ZERO, FIRST_PAUSE),
                Left::Lost(Some(after)) => (after, FIRST_PAUSE),
                Left::Lost(None) => (FIRST_PAUSE, FIRST_PAUSE),
                Left::Shut => (pause, (pause * 2).min(LONGEST_PAUSE)),
            };
            sleep(wait).await;
            pause = next;
        }
        Ok(())
    }

    /// One line to one node, from knocking to its end.
    async fn visit(&mut self) -> Result<Left> {
        let (node, guest) = self.person.anywhere();
        let (seat, last) = (self.visitor.seat, self.seq);
        let choices = if seat.is_some() { ChoicesForm::List } else { ChoicesForm::Omitted };
        self.pen.write(Happening::Knocked { node, last })?;
        let eyes = Eyes { seat, last, choices, ..Eyes::default() };
        let why = match timeout(PATIENCE, guest.look(&self.visitor.table, &eyes)).await {
            Ok(Ok(socket)) => {
                let (left, why) = self.sit(node, socket).await?;
                self.pen.write(Happening::Lost { why })?;
                if matches!(left, Left::Lost(_)) {
                    self.person.avoid(node);
                }
                return Ok(left);
            }
            Ok(Err(Error::Refused(problem))) if !problem.is_passing() => {
                return Err(format!("node {node} refuses {}: {problem:?}", self.visitor.table).into());
            }
            Ok(Err(error)) => error.to_string(),
            Err(_) => "nobody opens".to_owned(),
        };
        self.pen.write(Happening::Lost { why })?;
        self.person.avoid(node);
        Ok(Left::Shut)
    }

    async fn sit(&mut self, node: usize, mut socket: Socket) -> Result<(Left, String)> {
        let goes = Instant::now() + self.person.between(STAYING.0, STAYING.1);
        let mut plan: Option<(Instant, Sending)> = None;
        // When something has to be heard; whether the house was asked for it.
        let (mut doubt, mut asked) = (Instant::now() + PATIENCE, true);
        let (mut is_first, mut retry_after) = (true, None);
        loop {
            let stage = Arc::clone(&self.person.stage);
            let next = plan.as_ref().map_or(goes, |(at, _)| *at);
            tokio::select! {
                text = socket.next_text() => {
                    let text = match text {
                        Ok(text) => text,
                        Err(error) => return Ok((Left::Lost(retry_after), error.to_string())),
                    };
                    let news = News::read(&text)?;
                    self.pen.write(Happening::Heard(news.noted(&text)?))?;
                    retry_after = news.retry_after.map(Duration::from_millis).or(retry_after);
                    if self.read(&news) || news.shows() && (is_first || self.pending.is_none()) {
                        plan = self.next().map(|(after, sending)| (Instant::now() + after, sending));
                    }
                    is_first &= !news.shows();
                    if self.pending.is_none() {
                        (doubt, asked) = (Instant::now() + SILENCE, false);
                    }
                }
                () = sleep_until(next), if plan.is_some() => {
                    if let Some((_, sending)) = plan.take() {
                        self.send(node, &mut socket, sending).await?;
                        (doubt, asked) = (Instant::now() + PATIENCE, true);
                    }
                }
                () = sleep_until(doubt) => {
                    if asked {
                        return Ok((Left::Lost(None), "no answer".to_owned()));
                    }
                    let _shows_soon = timeout(PATIENCE, socket.send(r#"{"type":"ping"}"#)).await;
                    (doubt, asked) = (Instant::now() + PATIENCE, true);
                }
                () = stage.closing_within(goes.saturating_duration_since(Instant::now())), if self.pending.is_none() => {
                    let _they_notice = timeout(PATIENCE, socket.close()).await;
                    return Ok((Left::Gone, "goes elsewhere".to_owned()));
                }
            }
            if self.may_go() {
                return Ok((Left::Gone, "goes home".to_owned()));
            }
        }
    }

    async fn send(&mut self, node: usize, socket: &mut Socket, sending: Sending) -> Result<()> {
        let Sending { id, seq, act } = sending.clone();
        self.pending = Some(sending);
        self.pen.write(Happening::Sent { node, over: Over::Socket, id: id.clone(), seq, act: act.clone() })?;
        let sent = async {
            match &act {
                Act::Do(action) => socket.act(&id, seq, action).await,
                Act::TakeBack => socket.take_back(&id, seq).await,
            }
        };
        let _shows_soon = timeout(PATIENCE, sent).await;
        Ok(())
    }
}
