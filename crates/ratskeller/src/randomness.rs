//! Secrets come from the operating system.

/// As many random bytes as are wanted.
pub fn bytes<const COUNT: usize>() -> [u8; COUNT] {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).expect("an operating system has randomness");
    bytes
}
