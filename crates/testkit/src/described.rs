//! Encodings as their description has them.

use ratskeller_core::Layout;

/// Asserts that the section of a description which begins with `heading` has a row for each field, in their order, with
/// its shape and offset: `| hand | 2 | 8 | … |`.
pub fn check_description(text: &str, heading: &str, layout: &Layout) {
    let section = text.split("\n## ").find(|section| section.starts_with(heading)).expect("a section for the game");
    let described: Vec<Vec<&str>> = section
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.strip_suffix(" |"))
        .map(|row| row.split(" | ").collect())
        .collect();
    let fields = layout.fields().iter().map(|field| {
        let sizes: Vec<String> = field.shape.iter().map(ToString::to_string).collect();
        [format!("{}`", field.name), sizes.join(" × "), field.offset.to_string()]
    });
    assert!(described.iter().all(|row| row.len() == 4 && !row[3].is_empty()), "a field without a meaning");
    let rows: Vec<[String; 3]> = described.iter().map(|row| [row[0], row[1], row[2]].map(str::to_owned)).collect();
    assert_eq!(rows, fields.collect::<Vec<_>>(), "how it is described, and how it is");
    let size = layout.size();
    assert!(section.contains(&format!("{size} numbers")), "a description says how many numbers there are: {size}");
}
