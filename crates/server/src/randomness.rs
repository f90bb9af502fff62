//! The operating system's randomness, for tokens, secrets and ids.

pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[cfg(test)]
    if store::simulation::chance::fill(&mut bytes) {
        return bytes;
    }
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}
