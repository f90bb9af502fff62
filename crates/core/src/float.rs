//! The functions that every system's mathematics library rounds in a way of its own, always rounded in the same way: what a
//! bot chooses and what a rating comes to is the same on every platform. Sums, products and roots are so anyway.

/// *e* to the power of `x`.
pub fn exp(x: f64) -> f64 {
    libm::exp(x)
}

/// The third side of a right triangle; the sides are neither huge nor tiny.
pub fn hypot(x: f64, y: f64) -> f64 {
    (x * x + y * y).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Found once, and the same everywhere since.
    #[test]
    fn every_bit_is_the_same_on_every_platform() {
        let golden = [(0.0, 0x0)];
        for (x, bits) in golden {
            assert_eq!(exp(x).to_bits(), bits, "exp({x}) = {:#x}", exp(x).to_bits());
        }
        for (x, y, bits) in
            [(3.0, 4.0, 0x4014_0000_0000_0000), (0.1, 0.2, 0x3fcc_9f25_c5bf_edda), (0.0, 0.7, 0x3fe6_6666_6666_6666)]
        {
            assert_eq!(hypot(x, y).to_bits(), bits, "hypot({x}, {y}) = {:#x}", hypot(x, y).to_bits());
        }
    }
}
