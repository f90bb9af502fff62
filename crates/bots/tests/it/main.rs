//! The players at real tables, one module for each game.

mod piratz;
