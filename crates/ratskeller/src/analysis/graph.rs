//! The graph: each seat's chance of winning over the decisions.
//!
//! The lines are stretched to whatever room there is; everything with letters or shapes is laid over them at places
//! given in percent, so that it is as big on a telephone as on a desk.

use catalog::analysis::{Decision, Share};
use maud::{Markup, html};
use ratskeller_core::Seat;

use super::{Report, mark};

/// About as many shapes sit on a line.
const SHAPES: usize = 6;
/// At most as many numbers stand under the graph, besides the first.
const TICKS: usize = 6;
/// Numbers closer to each other than this, across and down, would cover each other on a telephone.
const TOO_CLOSE: (f64, f64) = (7.0, 9.0);

/// A place on the graph in percent from the left and from the top.
#[derive(Clone, Copy, PartialEq, Debug)]
struct GraphPoint {
    x: f64,
    y: f64,
}

impl GraphPoint {
    fn style(self) -> String {
        format!("left:{:.2}%;top:{:.2}%", self.x, self.y)
    }

    /// This place, moved towards the middle until it does not cover any of the others.
    fn apart_from(mut self, others: &[Self]) -> Self {
        let away = if self.y < 50.0 { TOO_CLOSE.1 } else { -TOO_CLOSE.1 };
        while others.iter().any(|other| self.is_too_close_to(*other)) && (0.0..=100.0).contains(&(self.y + away)) {
            self.y += away;
        }
        self
    }

    fn is_too_close_to(self, other: Self) -> bool {
        (self.x - other.x).abs() < TOO_CLOSE.0 && (self.y - other.y).abs() < TOO_CLOSE.1
    }
}

/// A mistake with its number.
struct MarkedMistake<'a> {
    decision: &'a Decision,
    /// On the line of the seat.
    place: GraphPoint,
    /// Where there is room for the number.
    number_at: GraphPoint,
}

struct Graph<'a> {
    report: &'a Report<'a>,
    decisions: &'a [Decision],
    mistakes: Vec<MarkedMistake<'a>>,
}

/// The graph with numbers on these decisions, which lead to the mistakes of that number.
pub fn draw(report: &Report, mistakes: &[usize]) -> Markup {
    let graph = Graph::new(report, mistakes);
    html! {
        figure.graph id="graph" {
            (graph.legend())
            div.plot {
                (graph.lines())
                (graph.scales())
                @for seat in report.seats() { (graph.shapes(seat)) }
                (graph.numbers())
            }
            p.axis { (report.say("graph-axis", &[])) " →" }
            @if !mistakes.is_empty() { figcaption { (report.say("graph-note", &[])) } }
        }
    }
}

impl<'a> Graph<'a> {
    fn new(report: &'a Report<'a>, mistakes: &[usize]) -> Self {
        let mut graph = Self { report, decisions: &report.analysis.decisions, mistakes: Vec::new() };
        let mut taken = Vec::with_capacity(mistakes.len());
        for &number in mistakes {
            let decision = &graph.decisions[number];
            let place = graph.place(number, decision.after);
            let number_at = place.apart_from(&taken);
            taken.push(number_at);
            graph.mistakes.push(MarkedMistake { decision, place, number_at });
        }
        graph
    }

    fn place(&self, number: usize, chance: Share) -> GraphPoint {
        GraphPoint { x: 100.0 * number as f64 / self.decisions.len().max(1) as f64, y: 100.0 * (1.0 - chance.as_f64()) }
    }

    fn decisions_of(&self, seat: Seat) -> impl Iterator<Item = (usize, &Decision)> {
        self.decisions.iter().enumerate().filter(move |(_, decision)| decision.seat == seat)
    }

    fn end(&self, seat: Seat) -> GraphPoint {
        self.place(self.decisions.len(), self.report.account(seat).result)
    }

    fn legend(&self) -> Markup {
        html! {
            ul.legend {
                @for seat in self.report.seats() {
                    li class=(mark::class(seat)) {
                        svg.sample viewBox="0 0 44 12" aria-hidden="true" {
                            line x1="0" y1="6" x2="44" y2="6" stroke-dasharray=(mark::dashes(seat)) {}
                        }
                        (mark::shape(seat))
                        span {
                            (self.report.name(seat)) " "
                            b { (self.report.chance(self.report.account(seat).result)) }
                        }
                    }
                }
            }
        }
    }

    fn lines(&self) -> Markup {
        let told = |seat: Seat| {
            let [start, end] = [self.report.account(seat).start, self.report.account(seat).result]
                .map(|share| self.report.chance(share));
            let arguments = [("name", self.report.name(seat).into()), ("start", start.into()), ("end", end.into())];
            self.report.say("graph-line", &arguments)
        };
        html! {
            svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-labelledby="graph-title graph-desc" {
                title id="graph-title" { (self.report.say("graph-title", &[])) }
                desc id="graph-desc" { @for seat in self.report.seats() { (told(seat)) " " } }
                @for y in [0, 25, 50, 75, 100] { line.grid x1="0" x2="100" y1=(y) y2=(y) {} }
                @for MarkedMistake { decision, place, number_at } in &self.mistakes {
                    polyline class={ "leader " (mark::class(decision.seat)) } points=(points([*place, *number_at])) {}
                }
                @for seat in self.report.seats() {
                    polyline class=(mark::class(seat)) stroke-dasharray=(mark::dashes(seat))
                        points=(points(self.way(seat))) {}
                }
            }
        }
    }

    /// A seat's way: at each of its decisions down by what it cost, then on to the next.
    fn way(&self, seat: Seat) -> impl Iterator<Item = GraphPoint> {
        let decided = self
            .decisions_of(seat)
            .flat_map(|(number, decision)| [decision.before, decision.after].map(|chance| self.place(number, chance)));
        decided.chain([self.end(seat)])
    }

    fn scales(&self) -> Markup {
        let step = round_step(self.decisions.last().map_or(0, Decision::number));
        let labelled = self
            .decisions
            .iter()
            .enumerate()
            .filter(|(place, decision)| *place == 0 || decision.number().is_multiple_of(step));
        html! {
            @for percent in [0, 50, 100] {
                span.level aria-hidden="true" style=(format!("top:{}%", 100 - percent)) {
                    (self.report.percent(percent.to_string()))
                }
            }
            @for (place, decision) in labelled {
                span.tick aria-hidden="true" style=(format!("left:{:.2}%", self.place(place, Share::NONE).x)) {
                    (decision.number())
                }
            }
        }
    }

    fn shapes(&self, seat: Seat) -> Markup {
        let decisions: Vec<_> = self.decisions_of(seat).collect();
        let step = decisions.len().div_ceil(SHAPES).max(1);
        let on_the_way =
            decisions.into_iter().step_by(step).map(|(number, decision)| self.place(number, decision.before));
        html! {
            @for place in on_the_way.chain([self.end(seat)]) {
                span class={ "point " (mark::class(seat)) } style=(place.style()) { (mark::shape(seat)) }
            }
        }
    }

    fn numbers(&self) -> Markup {
        html! {
            @for (number, MarkedMistake { decision, number_at, .. }) in (1..).zip(&self.mistakes) {
                a class={ "number " (mark::class(decision.seat)) } href=(format!("#mistake-{number}"))
                    style=(number_at.style())
                    title={ (self.report.name(decision.seat)) ": " (self.report.tell(&decision.action)) } { (number) }
            }
        }
    }
}

/// As a line through places is written.
fn points(places: impl IntoIterator<Item = GraphPoint>) -> String {
    let points: Vec<String> = places.into_iter().map(|GraphPoint { x, y }| format!("{x:.2},{y:.2}")).collect();
    points.join(" ")
}

/// The smallest of 1, 2, 5, 10, 20, 50 and so on of which there are few enough up to the last number.
fn round_step(last: usize) -> usize {
    let mut steps = (0..).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10_usize.pow(zeros)));
    steps.find(|step| last / step <= TICKS).expect("steps grow without end")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_under_the_graph_are_round_and_few() {
        let steps = [0, 6, 7, 25, 106, 349, 350, 565].map(round_step);
        assert_eq!(steps, [1, 1, 2, 5, 20, 50, 100, 100]);
    }

    #[test]
    fn numbers_do_not_cover_each_other() {
        let mut places: Vec<GraphPoint> = Vec::new();
        for x in [10.0, 11.0, 13.0, 40.0, 41.0] {
            places.push(GraphPoint { x, y: 95.0 }.apart_from(&places));
        }
        for (index, place) in places.iter().enumerate() {
            assert!(places[..index].iter().all(|other| !place.is_too_close_to(*other)), "{places:?}");
        }
        assert_eq!((places[0].y, places[3].y), (95.0, 95.0));
    }
}
