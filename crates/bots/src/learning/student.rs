//! A network that is being taught.

use ratskeller_core::Rng;

use super::network::{Network, Shape};
use super::weights::{Table, Unreadable, Weights};

/// A network with what is needed to improve it: the gradient so far, and the moments of Adam (Kingma & Ba 2015).
#[derive(Clone, PartialEq, Debug)]
pub struct Student {
    pub network: Network,
    gradient: Vec<f32>,
    surprise: f64,
    importance: f64,
    mean: Vec<f32>,
    /// The mean of squares.
    square: Vec<f32>,
    /// How much of the mean and of the squares is still the zero that they began with.
    unwarmed: [f32; 2],
}

const MEAN_KEEPS: f32 = 0.9;
const SQUARE_KEEPS: f32 = 0.999;
/// Keeps a weight that was hardly ever blamed from leaping.
const LEAST: f32 = 1e-6;

impl Student {
    pub fn beginner(shape: Shape, rng: &mut Rng) -> Self {
        Self::of(Network::beginner(shape, rng))
    }

    fn of(network: Network) -> Self {
        let zeros = vec![0.0; network.weights.len()];
        Self {
            network,
            gradient: zeros.clone(),
            surprise: 0.0,
            importance: 0.0,
            mean: zeros.clone(),
            square: zeros,
            unwarmed: [1.0; 2],
        }
    }

    /// These inputs should have given these chances, which counts as much as so many examples. Nothing is learned before
    /// [`step`](Self::step).
    pub fn see(&mut self, inputs: &[f32], targets: &[f32], importance: f32) {
        self.surprise += self.network.add_gradient(inputs, targets, importance, &mut self.gradient);
        self.importance += f64::from(importance);
    }

    /// Learns from everything seen since the last step, each weight by about `rate`. Gives the mean surprise.
    pub fn step(&mut self, rate: f32) -> f64 {
        if self.importance <= 0.0 {
            return 0.0;
        }
        self.unwarmed = [self.unwarmed[0] * MEAN_KEEPS, self.unwarmed[1] * SQUARE_KEEPS];
        let [mean_part, square_part] = self.unwarmed.map(|cold| 1.0 / (1.0 - cold));
        let share = (1.0 / self.importance) as f32;
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in self.network.weights.iter_mut().zip(&mut self.gradient).zip(moments) {
            let blamed = *slope * share;
            *mean = MEAN_KEEPS * *mean + (1.0 - MEAN_KEEPS) * blamed;
            *square = SQUARE_KEEPS * *square + (1.0 - SQUARE_KEEPS) * (blamed * blamed);
            *weight -= rate * (*mean * mean_part) / ((*square * square_part).sqrt() + LEAST);
            *slope = 0.0;
        }
        let surprise = self.surprise / self.importance;
        (self.surprise, self.importance) = (0.0, 0.0);
        surprise
    }

    /// Reads a network and, if they are there, its moments; whoever has none begins to learn anew from where the network is.
    pub fn read(weights: &Weights, name: &str, shape: Shape) -> Result<Self, Unreadable> {
        let mut student = Self::of(Network::read(weights, name, shape)?);
        let (moments, count) = (moments(name), student.mean.len());
        if weights.tables.iter().any(|table| table.name == moments) {
            let Table { numbers, .. } = weights.table(&moments, &[count], 2 * count + 2)?;
            student.unwarmed = [numbers[0], numbers[1]];
            student.mean.copy_from_slice(&numbers[2..2 + count]);
            student.square.copy_from_slice(&numbers[2 + count..]);
        }
        Ok(student)
    }

    /// The network and its moments, between two steps.
    pub fn write(&self, weights: &mut Weights, name: &str) {
        self.network.write(weights, name);
        let numbers = [&self.unwarmed[..], &self.mean, &self.square].concat();
        weights.tables.push(Table { name: moments(name), shape: vec![self.mean.len()], numbers });
    }
}

/// What only a student needs is left out of what players are given.
fn moments(name: &str) -> String {
    format!("{name}{}", Weights::ONLY_FOR_LEARNING)
}

#[cfg(test)]
mod tests {
    use ratskeller_core::Seed;

    use super::*;

    const SHAPE: Shape = Shape { inputs: 2, hidden: 8, outputs: 1 };
    const ONE_BUT_NOT_BOTH: [([f32; 2], f32); 4] =
        [([0.0, 0.0], 0.0), ([0.0, 1.0], 1.0), ([1.0, 0.0], 1.0), ([1.0, 1.0], 0.0)];

    fn beginner(shape: Shape) -> Student {
        Student::beginner(shape, &mut Rng::new(Seed([3; 32])))
    }

    fn teach(student: &mut Student, times: usize) -> f64 {
        let mut surprise = f64::MAX;
        for _ in 0..times {
            for (inputs, target) in ONE_BUT_NOT_BOTH {
                student.see(&inputs, &[target], 1.0);
            }
            surprise = student.step(0.02);
        }
        surprise
    }

    #[test]
    fn what_no_line_divides_is_learned_with_hidden_units_and_not_without() {
        let mut student = beginner(SHAPE);
        assert!(teach(&mut student, 1) > 0.5);
        assert!(teach(&mut student, 500) < 0.01);
        for (inputs, target) in ONE_BUT_NOT_BOTH {
            assert!((student.network.value(&inputs) - target).abs() < 0.05, "{inputs:?}");
        }
        assert!(teach(&mut beginner(Shape { hidden: 0, ..SHAPE }), 500) > 0.6);
    }

    #[test]
    fn a_chance_is_learned_as_one() {
        let mut student = beginner(Shape { inputs: 1, hidden: 0, outputs: 2 });
        for _ in 0..600 {
            student.see(&[1.0], &[1.0, 0.75], 1.0);
            student.see(&[1.0], &[0.0, 0.75], 3.0);
            student.step(0.01);
        }
        let mut outputs = [0.0; 2];
        student.network.evaluate(&[1.0], &mut outputs);
        assert!((outputs[0] - 0.25).abs() < 0.01 && (outputs[1] - 0.75).abs() < 0.01, "{outputs:?}");
    }

    #[test]
    fn who_was_written_down_learns_on_as_if_never_stopped() {
        let mut student = beginner(SHAPE);
        teach(&mut student, 10);
        let mut weights = Weights::default();
        student.write(&mut weights, "value");
        let mut other = Student::read(&weights.to_string().parse().unwrap(), "value", SHAPE).unwrap();
        assert_eq!(other, student);
        assert_eq!(teach(&mut other, 10).to_bits(), teach(&mut student, 10).to_bits());
        assert_eq!(other, student);
    }

    #[test]
    fn players_get_the_network_alone_and_it_can_be_taught_again() {
        let mut student = beginner(SHAPE);
        teach(&mut student, 10);
        let mut weights = Weights::default();
        student.write(&mut weights, "value");
        let played = weights.for_players();
        assert_eq!(played.tables.len(), 1);
        assert_eq!(Network::read(&played, "value", SHAPE).unwrap(), student.network);
        assert_eq!(Student::read(&played, "value", SHAPE).unwrap(), Student::of(student.network));
    }

    #[test]
    fn nothing_seen_is_nothing_learned() {
        let mut student = beginner(SHAPE);
        assert!(student.step(0.1).abs() < f64::EPSILON);
        assert_eq!(student, beginner(SHAPE));
    }
}
