//! Every lesson there is can be read, solved and said, and no answer spoils one.

mod answers;
mod checking;
mod files;
mod leaks;
mod mistakes;
