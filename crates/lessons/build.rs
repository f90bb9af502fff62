//! The lessons are built into the program.

fn main() {
    println!("cargo:rerun-if-changed=../../lessons");
}
