//! The players at real tables, one module for each game.

mod piratz;
mod rat_a_tat_cat;
mod rat_hot;
