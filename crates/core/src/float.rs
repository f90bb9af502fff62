//! The functions that every system's mathematics library rounds in a way of its own, always rounded in the same way: what a
//! bot chooses and what a rating comes to is the same on every platform. Sums, products and roots are so anyway.

/// *e* to the power of `x`.
pub fn exp(x: f64) -> f64 {
    libm::exp(x)
}

/// The natural logarithm of `x`.
pub fn ln(x: f64) -> f64 {
    libm::log(x)
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
        for (x, bits) in [
            (0.0, 0x3ff0_0000_0000_0000),
            (1.0, 0x4005_bf0a_8b14_576a),
            (-0.1, 0x3fec_f46d_99d5_2b3a),
            (3.7, 0x4044_3941_44ee_ec81),
            (-20.5, 0x3e15_7a3a_feed_00ab),
            (700.0, 0x7f0d_945d_f4f8_ec8e),
            (-800.0, 0),
        ] {
            assert_eq!(exp(x).to_bits(), bits, "exp({x}) = {:#x}", exp(x).to_bits());
        }
        for (x, bits) in
            [(1.0, 0), (2.0, 0x3fe6_2e42_fefa_39ef), (0.1, 0xc002_6bb1_bbb5_5515), (1e-9, 0xc034_b927_f32b_ffb8)]
        {
            assert_eq!(ln(x).to_bits(), bits, "ln({x}) = {:#x}", ln(x).to_bits());
        }
        for (x, y, bits) in
            [(3.0, 4.0, 0x4014_0000_0000_0000), (0.1, 0.2, 0x3fcc_9f25_c5bf_edda), (0.0, 0.7, 0x3fe6_6666_6666_6666)]
        {
            assert_eq!(hypot(x, y).to_bits(), bits, "hypot({x}, {y}) = {:#x}", hypot(x, y).to_bits());
        }
    }
}
