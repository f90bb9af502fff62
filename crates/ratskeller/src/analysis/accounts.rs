//! Each seat's way from its chance at the start to its result, as bars that go on where the one before ended.

use maud::{Markup, html};

use super::{Report, Sum, mark};

/// From where to where a bar goes, in percent of a victory.
struct Bar {
    message: &'static str,
    from: i64,
    to: i64,
    /// Whether it tells how far something changed, not how far it is.
    is_change: bool,
}

impl Sum {
    fn bars(&self) -> [Bar; 5] {
        let level = |message, to| Bar { message, from: 0, to, is_change: false };
        let mut reached = self.start;
        let mut change = |message, by| {
            let from = reached;
            reached += by;
            Bar { message, from, to: reached, is_change: true }
        };
        [
            level("start", self.start),
            change("mistakes", self.mistakes),
            change("gifts", self.gifts),
            change("luck", self.luck),
            level("end", self.end),
        ]
    }
}

/// What all bars are measured by.
struct Scale {
    low: i64,
    high: i64,
}

impl Scale {
    fn new(sums: &[Sum]) -> Self {
        let ends = || sums.iter().flat_map(Sum::bars).map(|bar| bar.to);
        Self { low: ends().min().unwrap_or(0).min(0), high: ends().max().unwrap_or(0).max(100) }
    }

    fn part(&self, percent: i64) -> f64 {
        100.0 * percent as f64 / (self.high - self.low) as f64
    }

    fn style(&self, bar: &Bar) -> String {
        let left = self.part(bar.from.min(bar.to) - self.low);
        format!("left:{left:.2}%;width:{:.2}%", self.part((bar.to - bar.from).abs()))
    }

    /// Where nothing and a whole victory are.
    fn ends(&self) -> String {
        format!("left:{:.2}%;width:{:.2}%", self.part(-self.low), self.part(100))
    }
}

pub fn draw(report: &Report) -> Markup {
    let sums: Vec<Sum> = report.seats().map(|seat| report.account(seat).into()).collect();
    let scale = Scale::new(&sums);
    html! {
        div.accounts {
            @for (seat, sum) in report.seats().zip(&sums) {
                table class={ "account " (mark::class(seat)) } {
                    caption { (mark::shape(seat)) (report.name(seat)) }
                    tbody { @for bar in sum.bars() { (row(report, &bar, &scale)) } }
                }
            }
        }
    }
}

fn row(report: &Report, bar: &Bar, scale: &Scale) -> Markup {
    let kind = match (bar.is_change, bar.to < bar.from) {
        (false, _) => "bar whole",
        (true, false) => "bar gain",
        (true, true) => "bar loss",
    };
    let change = bar.to - bar.from;
    html! {
        tr {
            th scope="row" { (report.say(bar.message, &[])) }
            td.track aria-hidden="true" {
                div { span.ends style=(scale.ends()) {} span class=(kind) style=(scale.style(bar)) {} }
            }
            td.figure { (if bar.is_change { report.change(change) } else { report.percent(change.to_string()) }) }
        }
    }
}
