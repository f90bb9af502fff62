//! A contest as a picture: who won how often, and by how much. Everything is told by places, lengths, hatching and words,
//! so that it can be read without colours; dark and light follow the reader's screen.

use std::fmt::{self, Display, Write};

use arena::Report;
use words::Words;

const WIDTH: f64 = 760.0;
const MARGIN: f64 = 24.0;
/// Where bars begin, right of the names.
const LEFT: f64 = 170.0;
/// Where bars of 100 % end, left of the numbers.
const RIGHT: f64 = 590.0;
const BAR: f64 = 26.0;
const ROW: f64 = 42.0;
const HISTOGRAM: f64 = 130.0;
/// Every how many columns a number stands below.
const TICK_EVERY: usize = 4;
/// About as many columns as a histogram has.
const COLUMNS: f64 = 24.0;

const STYLE: &str = "\
:root{color-scheme:light dark}\
svg{background:#fff;--ink:#1c1b1a;--soft:#8a8682;--bar:#b4552d}\
text{font:14px system-ui,sans-serif;fill:var(--ink)}\
.count{font-size:11px}.title{font-size:19px;font-weight:600}.soft{fill:var(--soft)}\
.bar{stroke:var(--ink);stroke-width:1}.line{stroke:var(--ink);fill:none}.fair{stroke:var(--soft);stroke-dasharray:4 4}\
@media(prefers-color-scheme:dark){svg{background:#1b1a19;--ink:#efece8;--soft:#96918c;--bar:#e08a5f}}";

/// The picture as one SVG file that needs nothing else.
pub fn svg(report: &Report, words: &Words) -> String {
    let mut picture = Picture { report, words, body: String::new(), y: 0.0 };
    picture.heading();
    picture.win_rates();
    picture.differences();
    picture.finish()
}

struct Picture<'a> {
    report: &'a Report,
    words: &'a Words,
    body: String,
    /// How far down the picture has grown.
    y: f64,
}

impl Picture<'_> {
    fn add(&mut self, element: fmt::Arguments) {
        self.body.write_fmt(element).expect("a string takes all that is written to it");
    }

    fn text(&mut self, x: f64, class: &str, anchor: &str, text: impl Display) {
        let (y, text) = (self.y, escape(&text.to_string()));
        self.add(format_args!(r#"<text x="{x:.1}" y="{y:.1}" class="{class}" text-anchor="{anchor}">{text}</text>"#));
    }

    fn heading(&mut self) {
        self.y += 40.0;
        self.text(MARGIN, "title", "start", self.words.title(&self.report.spec));
        self.y += 24.0;
        let Report { games, deals, .. } = self.report;
        let counts = self.words.say("arena-counts", &[("games", (*games).into()), ("deals", (*deals).into())]);
        self.text(MARGIN, "soft", "start", counts);
    }

    /// A bar for each contestant with its 95 % interval, and a line where all would be if they were equal.
    fn win_rates(&mut self) {
        self.y += 44.0;
        self.text(MARGIN, "", "start", self.words.say("plot-won", &[]));
        let fair = across(self.report.fair_share());
        self.text(fair, "soft", "middle", self.words.say("plot-fair-share", &[]));
        self.y += 14.0;
        let (top, bottom) = (self.y - 8.0, self.y + ROW * self.report.contestants.len() as f64);
        for (index, line) in self.report.contestants.iter().enumerate() {
            let (y, middle, width) = (self.y, self.y + BAR / 2.0, across(line.rate) - LEFT);
            self.add(format_args!(
                r#"<rect class="bar" x="{LEFT}" y="{y:.1}" width="{width:.1}" height="{BAR}" fill="url(#hatch{})"/>"#,
                index % HATCHES.len()
            ));
            let [low, high] = line.interval.map(across);
            self.add(format_args!(
                r#"<path class="line" stroke-width="2" d="M{low:.1} {middle:.1}H{high:.1}M{low:.1} {:.1}v12M{high:.1} {:.1}v12"/>"#,
                middle - 6.0,
                middle - 6.0
            ));
            self.y += BAR / 2.0 + 5.0;
            self.text(LEFT - 10.0, "", "end", shortened(&line.contestant.name));
            let [low, high] = line.interval.map(|bound| bound * 100.0);
            let rate = format!("{:.1} % ({low:.1}–{high:.1})", line.rate * 100.0);
            self.text(RIGHT + 12.0, "", "start", rate);
            self.y = y + ROW;
        }
        self.add(format_args!(r#"<path class="fair" d="M{fair:.1} {top:.1}V{bottom:.1}"/>"#));
    }

    /// How far everybody was from the others; with two contestants one picture tells both.
    fn differences(&mut self) {
        let contestants = self.report.contestants.len();
        for contestant in 0..if contestants == 2 { 1 } else { contestants } {
            let differences: Vec<f64> = self
                .report
                .results
                .iter()
                .filter_map(|result| result.points.as_ref())
                .map(|points| {
                    let own = f64::from(points[contestant]);
                    let all: f64 = points.iter().copied().map(f64::from).sum();
                    own - (all - own) / (contestants - 1) as f64
                })
                .collect();
            if !differences.is_empty() {
                self.histogram(contestant, &differences);
            }
        }
    }

    fn histogram(&mut self, contestant: usize, differences: &[f64]) {
        let Bins { first, width, counts } = Bins::new(differences);
        self.y += 40.0;
        self.text(MARGIN, "", "start", self.what_is_compared(contestant));
        self.y += 30.0 + HISTOGRAM;
        let column = (WIDTH - 2.0 * MARGIN) / counts.len() as f64;
        let (bottom, most) = (self.y, counts.iter().copied().max().unwrap_or_default());
        let hatch = contestant % HATCHES.len();
        for (index, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            let (x, height) = (MARGIN + column * index as f64, HISTOGRAM * count as f64 / most as f64);
            let top = bottom - height;
            self.add(format_args!(
                r#"<rect class="bar" x="{x:.1}" y="{top:.1}" width="{column:.1}" height="{height:.1}" fill="url(#hatch{hatch})"/>"#
            ));
            self.y = top - 5.0;
            self.text(x + column / 2.0, "count", "middle", count);
        }
        self.add(format_args!(r#"<path class="line" d="M{MARGIN} {bottom:.1}H{:.1}"/>"#, WIDTH - MARGIN));
        self.y = bottom + 20.0;
        // Counted from the column that begins at 0, so that 0 is always told.
        let before_zero = (-first / width).round() as usize;
        for index in (0..=counts.len()).filter(|index| index.abs_diff(before_zero).is_multiple_of(TICK_EVERY)) {
            let x = MARGIN + column * index as f64;
            self.text(x, "soft", "middle", signed(first + width * index as f64));
            if index == before_zero {
                let top = bottom - HISTOGRAM;
                self.add(format_args!(r#"<path class="fair" d="M{x:.1} {top:.1}V{:.1}"/>"#, bottom + 6.0));
            }
        }
    }

    fn what_is_compared(&self, contestant: usize) -> String {
        let name = |index: usize| self.report.contestants[index].contestant.name.as_str().into();
        let compared = if self.report.contestants.len() == 2 {
            let names = [("name", name(contestant)), ("other", name(1 - contestant))];
            self.words.say("plot-difference", &names)
        } else {
            self.words.say("plot-difference-of-many", &[("name", name(contestant))])
        };
        let fewest = self.report.spec.fewest_points_win.then(|| self.words.say("plot-fewest-win", &[]));
        [Some(compared), fewest].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    fn finish(self) -> String {
        let height = self.y + MARGIN;
        let told = self.report.contestants.iter().map(|line| {
            let name = &line.contestant.name;
            format!("{name} {:.1} %", line.rate * 100.0)
        });
        let told = escape(&told.collect::<Vec<_>>().join(", "));
        let hatches = HATCHES.iter().enumerate().map(|(index, lines)| {
            format!(
                r#"<pattern id="hatch{index}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="var(--bar)" fill-opacity="{}"/><path d="{lines}" stroke="var(--ink)" stroke-opacity=".55" fill="none"/></pattern>"#,
                1.0 - 0.15 * index as f64
            )
        });
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0}" width="{WIDTH}" height="{height:.0}" role="img" aria-labelledby="title told"><title id="title">{}</title><desc id="told">{told}</desc><style>{STYLE}</style><defs>{}</defs>{}</svg>
"#,
            escape(&self.words.title(&self.report.spec)),
            hatches.collect::<String>(),
            self.body
        )
    }
}

/// Lines that tell bars apart without colours.
const HATCHES: [&str; 6] = ["", "M0 8L8 0", "M0 4H8", "M0 0L8 8", "M4 0V8M0 4H8", "M4 0V8"];

/// Numbers sorted into columns of equal width, of which one begins at 0.
struct Bins {
    first: f64,
    width: f64,
    counts: Vec<usize>,
}

impl Bins {
    fn new(numbers: &[f64]) -> Self {
        let (low, high) =
            numbers.iter().fold((0.0_f64, 0.0_f64), |(low, high), &number| (low.min(number), high.max(number)));
        let widths = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0];
        let width = widths.into_iter().find(|width| (high - low) / width <= COLUMNS).unwrap_or(1000.0);
        let first = (low / width).floor() * width;
        let mut counts = vec![0; ((high - first) / width).floor() as usize + 1];
        for &number in numbers {
            counts[((number - first) / width).floor() as usize] += 1;
        }
        Self { first, width, counts }
    }
}

fn across(rate: f64) -> f64 {
    LEFT + (RIGHT - LEFT) * rate
}

fn signed(number: f64) -> String {
    match number {
        ..0.0 => format!("−{}", -number),
        0.0 => "0".to_owned(),
        _ => format!("+{number}"),
    }
}

fn shortened(name: &str) -> String {
    const LONGEST: usize = 20;
    let mut short: String = name.chars().take(LONGEST).collect();
    if short.len() < name.len() {
        short.push('…');
    }
    short
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::time::Duration;

    use arena::{Contest, contestant};
    use catalog::{Entry, Shelf, Thinking};
    use ratskeller_core::Seed;
    use serde_json::Value;
    use words::Language;

    use super::*;

    #[test]
    fn pictures_speak_every_language_and_name_everybody() {
        let bots = ["rat", "pup", "random"].map(str::to_owned);
        let contest = Contest {
            deck: Shelf::default().find(Entry::named("piratz").unwrap(), &Value::Null).unwrap(),
            options: Value::Null,
            contestants: contestant::read(&bots, &[], Thinking::Iterations(2)).unwrap(),
            deals: 4,
            seed: Seed([7; 32]),
            limit: Duration::from_secs(30),
            sprt: None,
        };
        let report = Report::new(&contest, &contest.run(&AtomicBool::new(false), |_, _| {}), &|_| String::new());
        for language in Language::ALL {
            let words = Words::new(language);
            let picture = svg(&report, &words);
            assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
            for expected in ["Piratz", "rat", "pup", "random", &words.say("plot-won", &[])] {
                assert!(picture.contains(expected), "“{expected}” is not in {picture}");
            }
            assert_eq!(picture.matches("<rect class=\"bar\"").count() - 3, picture.matches("class=\"count\"").count());
        }
    }

    #[test]
    fn a_column_begins_at_nothing() {
        let Bins { first, width, counts } = Bins::new(&[-3.0, -0.5, 0.0, 0.5, 4.0]);
        assert_eq!((first, width, counts), (-3.0, 1.0, vec![1, 0, 1, 2, 0, 0, 0, 1]));
        let Bins { first, width, counts } = Bins::new(&[-60.0, 59.0]);
        assert_eq!((first, width, counts.len()), (-60.0, 5.0, 24));
        assert_eq!(Bins::new(&[7.0]).counts.len(), 8);
    }

    #[test]
    fn names_cannot_break_out_of_the_picture() {
        assert_eq!(escape(r#"<script>"&"#), "&lt;script&gt;&quot;&amp;");
        assert_eq!(shortened("a name that is longer than there is room"), "a name that is longe…");
    }
}
