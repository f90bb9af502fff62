//! A drawing as SVG, for notebooks: the same characters as in a terminal, each in its place.

use std::fmt::Write as _;

use ratskeller_core::{Canvas, Ink};

const WIDTH: usize = 9;
const HEIGHT: usize = 18;
const MARGIN: usize = 12;

/// Dark on light, told apart by letters too; red and green differ in lightness.
fn style(ink: Ink) -> &'static str {
    match ink {
        Ink::Plain => "fill:#222",
        Ink::Faint => "fill:#888",
        Ink::Strong => "fill:#000;font-weight:bold",
        Ink::Red => "fill:#a3151f;font-weight:bold",
        Ink::Green => "fill:#2f8a3a;font-weight:bold",
        Ink::Gold => "fill:#8a6400",
        Ink::Blue => "fill:#12688f",
    }
}

pub(crate) fn svg(canvas: &Canvas) -> String {
    let (width, height) = (canvas.width() * WIDTH + 2 * MARGIN, canvas.height() * HEIGHT + 2 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         role=\"img\" font-family=\"monospace\" font-size=\"15\" xml:space=\"preserve\">\
         <rect width=\"100%\" height=\"100%\" fill=\"#fdfbf6\"/>"
    );
    for (y, row) in canvas.rows().enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|(_, one), (_, next)| one == next) {
            write_run(&mut svg, x, y, run);
            x += run.len();
        }
    }
    svg.push_str("</svg>");
    svg
}

/// Characters of one ink; each is told its place, so that no font's width moves it.
fn write_run(svg: &mut String, x: usize, y: usize, run: &[(char, Ink)]) {
    if run.iter().all(|(character, _)| *character == ' ') {
        return;
    }
    let places: Vec<String> = (x..x + run.len()).map(|x| (x * WIDTH + MARGIN).to_string()).collect();
    let baseline = (y + 1) * HEIGHT + MARGIN - 4;
    let text: String = run.iter().map(|&(character, _)| escaped(character)).collect();
    let _a_string_takes_everything =
        write!(svg, "<text x=\"{}\" y=\"{baseline}\" style=\"{}\">{text}</text>", places.join(" "), style(run[0].1));
}

fn escaped(character: char) -> String {
    match character {
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '&' => "&amp;".to_owned(),
        other => other.to_string(),
    }
}
