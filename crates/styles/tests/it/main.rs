//! The styles at real tables, in one process: they play whole games by the rules, whatever was agreed on.

mod games;
mod odd;
mod program;
mod sitting;
