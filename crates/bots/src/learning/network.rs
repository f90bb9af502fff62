//! A small value function: numbers in, chances out.

use ratskeller_core::{Rng, float};

use super::weights::{Table, Unreadable, Weights};

/// How many numbers go in, are worked with and come out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    pub inputs: usize,
    /// Rectified units between inputs and outputs, at most [`MOST_HIDDEN`]; with none of them outputs are logistic regressions.
    pub hidden: usize,
    /// Logistic, each on its own.
    pub outputs: usize,
}

/// What is worked with lies on the stack.
pub const MOST_HIDDEN: usize = 128;

/// What is still to be made a chance lies there, too.
pub const MOST_OUTPUTS: usize = 16;

impl Shape {
    /// The weights of all layers, those that every output has anyway (the biases) first in each.
    pub(super) fn weights(self) -> usize {
        match self.hidden {
            0 => (self.inputs + 1) * self.outputs,
            hidden => (self.inputs + 1) * hidden + (hidden + 1) * self.outputs,
        }
    }

    /// The weights of the first layer, if there are two.
    fn first_layer(self) -> usize {
        (self.inputs + 1) * self.hidden
    }
}

/// Additions come in a fixed order, so that the same weights and inputs give the same bits everywhere; they go through the units of
/// a layer side by side, which is what processors do best.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    shape: Shape,
    pub(super) weights: Vec<f32>,
}

impl Network {
    /// Knows nothing: small weights by chance (Glorot & Bengio 2010), no biases.
    pub fn beginner(shape: Shape, rng: &mut Rng) -> Self {
        assert!(shape.hidden <= MOST_HIDDEN && (1..=MOST_OUTPUTS).contains(&shape.outputs), "{shape:?} has no room");
        let mut weights = Vec::with_capacity(shape.weights());
        let mut layer = |inputs: usize, outputs: usize| {
            let widest = (6.0 / (inputs + outputs) as f32).sqrt();
            weights.extend(std::iter::repeat_n(0.0, outputs));
            weights.extend((0..inputs * outputs).map(|_| widest * between_minus_one_and_one(rng)));
        };
        match shape.hidden {
            0 => layer(shape.inputs, shape.outputs),
            hidden => {
                layer(shape.inputs, hidden);
                layer(hidden, shape.outputs);
            }
        }
        Self { shape, weights }
    }

    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// All outputs, each between 0 and 1. Inputs that are zero cost next to nothing.
    pub fn evaluate(&self, inputs: &[f32], outputs: &mut [f32]) {
        let mut hidden = [0.0; MOST_HIDDEN];
        self.activate(inputs, &mut hidden, outputs);
    }

    /// The first output.
    pub fn value(&self, inputs: &[f32]) -> f32 {
        let mut outputs = [0.0; MOST_OUTPUTS];
        self.evaluate(inputs, &mut outputs[..self.shape.outputs]);
        outputs[0]
    }

    fn activate(&self, inputs: &[f32], hidden: &mut [f32; MOST_HIDDEN], outputs: &mut [f32]) {
        let Shape { inputs: wanted, hidden: units, outputs: results } = self.shape;
        assert!(inputs.len() == wanted && outputs.len() == results, "{:?} has other numbers", self.shape);
        let (first, last) = self.weights.split_at(self.shape.first_layer());
        if units == 0 {
            weigh(last, inputs, outputs);
        } else {
            let hidden = &mut hidden[..units];
            weigh(first, inputs, hidden);
            for unit in &mut *hidden {
                *unit = if *unit > 0.0 { *unit } else { 0.0 };
            }
            weigh(last, hidden, outputs);
        }
        for output in outputs {
            *output = sigmoid(*output);
        }
    }

    /// Adds to `gradient` how the surprise grows with each weight, where these inputs should have given these chances, and counts
    /// `importance` times. Gives the surprise (the cross-entropy) as it is now, less what no prediction could have spared.
    pub(super) fn add_gradient(&self, inputs: &[f32], targets: &[f32], importance: f32, gradient: &mut [f32]) -> f64 {
        let (mut hidden, mut outputs) = ([0.0; MOST_HIDDEN], [0.0; MOST_OUTPUTS]);
        let outputs = &mut outputs[..self.shape.outputs];
        self.activate(inputs, &mut hidden, outputs);
        let surprise = outputs.iter().zip(targets).map(|(&output, &target)| divergence(target, output)).sum::<f64>();
        // For logistic units and this surprise it is as simple as that.
        for (output, target) in outputs.iter_mut().zip(targets) {
            *output = (*output - target) * importance;
        }
        let (first, last) = gradient.split_at_mut(self.shape.first_layer());
        if self.shape.hidden == 0 {
            blame(last, inputs, outputs);
        } else {
            let hidden = &mut hidden[..self.shape.hidden];
            blame(last, hidden, outputs);
            let rows = self.weights[first.len() + outputs.len()..].chunks_exact(outputs.len());
            for (unit, row) in hidden.iter_mut().zip(rows) {
                let to_blame = row.iter().zip(&*outputs).fold(0.0, |sum, (weight, output)| sum + weight * output);
                *unit = if *unit > 0.0 { to_blame } else { 0.0 };
            }
            blame(first, inputs, hidden);
        }
        surprise * f64::from(importance)
    }

    /// Reads the network of this name, which has to be of this shape.
    pub fn read(weights: &Weights, name: &str, shape: Shape) -> Result<Self, Unreadable> {
        let Table { numbers, .. } =
            weights.table(name, &[shape.inputs, shape.hidden, shape.outputs], shape.weights())?;
        Ok(Self { shape, weights: numbers.clone() })
    }

    pub fn write(&self, weights: &mut Weights, name: &str) {
        let Shape { inputs, hidden, outputs } = self.shape;
        let numbers = self.weights.clone();
        weights.tables.push(Table { name: name.to_owned(), shape: vec![inputs, hidden, outputs], numbers });
    }
}

/// A layer: its biases, and to them each input times its row of weights.
fn weigh(layer: &[f32], inputs: &[f32], outputs: &mut [f32]) {
    let (biases, rows) = layer.split_at(outputs.len());
    outputs.copy_from_slice(biases);
    for (&input, row) in inputs.iter().zip(rows.chunks_exact(outputs.len())) {
        if input != 0.0 {
            outputs.iter_mut().zip(row).for_each(|(output, weight)| *output += input * weight);
        }
    }
}

/// The same the other way round: what is to be blamed on each weight of a layer.
fn blame(layer: &mut [f32], inputs: &[f32], outputs: &[f32]) {
    let (biases, rows) = layer.split_at_mut(outputs.len());
    biases.iter_mut().zip(outputs).for_each(|(bias, output)| *bias += output);
    for (&input, row) in inputs.iter().zip(rows.chunks_exact_mut(outputs.len())) {
        if input != 0.0 {
            row.iter_mut().zip(outputs).for_each(|(weight, output)| *weight += input * output);
        }
    }
}

fn sigmoid(x: f32) -> f32 {
    (1.0 / (1.0 + float::exp(-f64::from(x)))) as f32
}

/// How much worse than the best prediction this one is (Kullback & Leibler 1951); none if it is the target.
fn divergence(target: f32, output: f32) -> f64 {
    let part = |wanted: f32, given: f32| {
        let wanted = f64::from(wanted);
        if wanted > 0.0 { wanted * float::ln(wanted / f64::from(given).max(1e-9)) } else { 0.0 }
    };
    part(target, output) + part(1.0 - target, 1.0 - output)
}

fn between_minus_one_and_one(rng: &mut Rng) -> f32 {
    const STEPS: u32 = 1 << 23;
    rng.below(2 * STEPS + 1) as f32 / STEPS as f32 - 1.0
}

#[cfg(test)]
mod tests {
    use ratskeller_core::Seed;

    use super::*;

    fn network(inputs: usize, hidden: usize, outputs: usize) -> Network {
        let mut rng = Rng::new(Seed([7; 32]));
        let mut network = Network::beginner(Shape { inputs, hidden, outputs }, &mut rng);
        for weight in &mut network.weights {
            *weight += 0.1 * between_minus_one_and_one(&mut rng);
        }
        network
    }

    #[test]
    fn without_weights_everything_is_even() {
        for hidden in [0, 3] {
            let mut network = network(2, hidden, 2);
            network.weights.fill(0.0);
            let mut outputs = [0.0; 2];
            network.evaluate(&[1.0, -5.0], &mut outputs);
            assert_eq!(outputs.map(f32::to_bits), [0.5_f32; 2].map(f32::to_bits));
        }
    }

    #[test]
    fn weights_are_biases_and_then_a_row_for_each_input() {
        let shape = Shape { inputs: 2, hidden: 2, outputs: 1 };
        let weights = vec![0.5, -1.0, 1.0, 2.0, 3.0, 4.0, 0.25, 1.0, 10.0];
        let network = Network { shape, weights };
        // Units: 0.5 + 1 - 3 < 0, so 0; -1 + 2 - 4 < 0, so 0.
        assert_eq!(network.value(&[1.0, -1.0]).to_bits(), sigmoid(0.25).to_bits());
        // Units: 0.5 + 1 = 1.5; -1 + 2 = 1.
        assert_eq!(network.value(&[1.0, 0.0]).to_bits(), sigmoid(0.25 + 1.5 + 10.0).to_bits());
    }

    /// The slope of the surprise, taken by small steps to both sides.
    #[test]
    fn the_gradient_is_the_slope() {
        for (hidden, outputs) in [(0, 1), (0, 3), (5, 1), (5, 3)] {
            let network = network(4, hidden, outputs);
            let (inputs, targets) = ([0.3, 0.0, -1.2, 2.0], [1.0, 0.25, 0.0]);
            let targets = &targets[..outputs];
            let mut gradient = vec![0.0; network.weights.len()];
            network.add_gradient(&inputs, targets, 2.0, &mut gradient);
            for (index, slope) in gradient.iter().copied().enumerate() {
                const STEP: f32 = 1.0 / 256.0;
                let surprise = |step: f32| {
                    let mut other = network.clone();
                    other.weights[index] += step;
                    other.add_gradient(&inputs, targets, 2.0, &mut vec![0.0; gradient.len()])
                };
                let measured = (surprise(STEP) - surprise(-STEP)) / (2.0 * f64::from(STEP));
                assert!((measured - f64::from(slope)).abs() < 2e-3, "{hidden} {index}: {measured} is not {slope}");
            }
            assert!(gradient.iter().any(|slope| slope.abs() > 0.1), "a gradient that says nothing");
        }
    }

    #[test]
    fn surprise_is_none_where_the_prediction_is_true() {
        assert!(divergence(0.25, 0.25).abs() < 1e-9);
        assert!((divergence(1.0, 0.5) - float::ln(2.0)).abs() < 1e-9);
        assert!(divergence(1.0, 0.0).is_finite());
    }

    /// Found once, and the same everywhere since.
    #[test]
    fn every_bit_is_the_same_on_every_platform() {
        let mut outputs = [0.0; 2];
        network(7, 5, 2).evaluate(&[0.1, 0.2, 0.0, -0.7, 1.0, 3.0, 0.5], &mut outputs);
        assert_eq!(outputs.map(f32::to_bits), [1_062_454_599, 1_062_011_639]);
    }
}
