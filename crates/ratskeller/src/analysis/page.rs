//! An analysis as one page that needs nothing else: no other file, no script, no network.

use catalog::Thinking;
use catalog::analysis::{CLEAR, Decision};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use ratskeller_core::SmallId;

use super::{Report, accounts, graph, mark, whole_percent};
use crate::show;

/// The costliest mistakes that are told one by one.
const MISTAKES: usize = 10;

const STYLE: &str = include_str!("page.css");

pub fn write(report: &Report) -> String {
    let mut mistakes = report.analysis.costliest(MISTAKES);
    // They are numbered as they happened.
    mistakes.sort_unstable();
    let title = report.title();
    let page = html! {
        (DOCTYPE)
        html lang=(report.words.language().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    h1 { (title) }
                    p.lead { (report.outcome()) }
                }
                main {
                    section {
                        h2 { (report.say("graph", &[])) }
                        (graph::draw(report, &mistakes))
                    }
                    section {
                        h2 { (report.say("accounts", &[])) }
                        p { (report.say("accounts-note", &[])) }
                        (accounts::draw(report))
                        p { (report.same_cards()) }
                    }
                    section {
                        h2 { (report.say("costliest", &[])) }
                        (list_of_mistakes(report, &mistakes))
                    }
                    section { (all_decisions(report)) }
                }
                footer { p { (thinking(report)) " " (estimates(report)) } }
            }
        }
    };
    page.into_string()
}

fn list_of_mistakes(report: &Report, mistakes: &[usize]) -> Markup {
    html! {
        @if mistakes.is_empty() { p { (report.say("no-mistakes", &[])) } }
        @else {
            ol.mistakes {
                @for (number, &at) in (1..).zip(mistakes) { (mistake(report, number, &report.analysis.decisions[at])) }
            }
        }
    }
}

fn mistake(report: &Report, number: usize, decision: &Decision) -> Markup {
    let heading = report.say("number", &[("number", decision.number().into())]);
    let [before, after] = [decision.before, decision.after].map(|chance| report.chance(chance));
    html! {
        li id=(format!("mistake-{number}")) class=(mark::class(decision.seat)) {
            a.number href="#graph" { (number) }
            h3 { (mark::shape(decision.seat)) (report.name(decision.seat)) " " small { (heading) } }
            dl {
                dt { (report.say("played", &[])) }
                dd { (report.tell(&decision.action)) }
                @if let Some(better) = &decision.better {
                    dt { (report.say("better", &[])) }
                    dd { (report.tell(better)) }
                }
            }
            p { (report.say("fell", &[("before", before.into()), ("after", after.into())])) }
            (drawing(report, decision))
        }
    }
}

/// The table as the seat saw it.
fn drawing(report: &Report, decision: &Decision) -> Markup {
    let heading = report.say("table", &[("name", report.name(decision.seat).into())]);
    let who: Vec<String> = report.seats().map(|seat| format!("{} {}", seat.index(), report.name(seat))).collect();
    html! {
        details {
            summary { (heading) }
            pre tabindex="0" aria-label=(heading) { (report.study.drawn_before(decision)) }
            p.key { (who.join(" · ")) }
            @for line in show::legend(report.study.table(), report.words) {
                p.key { (line) }
            }
        }
    }
}

fn all_decisions(report: &Report) -> Markup {
    let heading = report.say("all", &[]);
    let columns = ["decision", "who", "played", "better", "before", "after", "luck-until"];
    html! {
        details {
            summary { h2 { (heading) } }
            div.scroll tabindex="0" role="region" aria-label=(heading) {
                table.decisions {
                    thead { tr { @for column in columns { th scope="col" { (report.say(column, &[])) } } } }
                    tbody { @for decision in &report.analysis.decisions { (row(report, decision)) } }
                }
            }
        }
    }
}

fn row(report: &Report, decision: &Decision) -> Markup {
    html! {
        tr.mistake[decision.better.is_some()] {
            th scope="row" { (decision.number()) }
            td class={ "who " (mark::class(decision.seat)) } {
                (mark::shape(decision.seat)) (report.name(decision.seat))
            }
            td { (report.tell(&decision.action)) }
            td { @if let Some(better) = &decision.better { (report.tell(better)) } }
            td.figure { (report.chance(decision.before)) }
            td.figure { (report.chance(decision.after)) }
            td.figure { (report.change(whole_percent(decision.luck))) }
        }
    }
}

fn thinking(report: &Report) -> String {
    let (message, number) = match report.analysis.thinking {
        Thinking::Iterations(number) => ("by-iterations", number),
        Thinking::Millis(number) => ("by-millis", number),
    };
    report.say(message, &[("number", number.into())])
}

fn estimates(report: &Report) -> String {
    report.say("estimates", &[("clear", report.chance(CLEAR).into())])
}
