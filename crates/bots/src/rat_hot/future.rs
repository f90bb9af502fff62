//! What may become of the rats of one colour.

/// RH-E1: so many own rats at the end of one's turn lose.
pub const TOO_MANY_RATS: usize = 3;
/// RH-T2
pub const STRIPS_OF_A_TURN: usize = 2;

#[derive(Clone, Copy, Debug)]
pub struct Future {
    /// How many strips their owner lays next turn.
    pub strips: usize,
    /// How many are in the pile.
    rats: u8,
    /// The chance that the other seat gets to lay enough of those to make three, by how many there are already.
    chances: [f32; TOO_MANY_RATS],
}

impl Future {
    pub fn new(rats: u8, strips: usize) -> Self {
        let (all, half) = (f32::from(rats), (0..rats).map(|_| 0.5).product::<f32>());
        let [none, one, two] = [half, half * all, half * all * (all - 1.0) / 2.0];
        Self { strips, rats, chances: [1.0 - none - one - two, 1.0 - none - one, 1.0 - none] }
    }

    /// The chance that those that are missing to three come, if so many are there.
    pub fn chance_of_the_rest(&self, rats: usize) -> f32 {
        self.chances[rats.min(TOO_MANY_RATS - 1)]
    }

    /// Whether there are too many if the owner cannot get rid of more than all but so many.
    pub fn is_overrun(&self, left: u8) -> bool {
        // RH-T3: before the last turn there is no time left to cover those that are still to come.
        let coming_now = if self.strips == 1 { self.rats } else { 0 };
        usize::from(left + coming_now) >= TOO_MANY_RATS
    }
}
