//! `ratskeller completions` and `ratskeller man`: what a shell and `man` know of the program, from its own description.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use clap_complete::Shell;

#[derive(Debug, Args)]
pub struct Completions {
    /// bash, elvish, fish, powershell or zsh
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

impl Completions {
    pub fn run(&self) -> io::Result<ExitCode> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut crate::description(), "ratskeller", &mut script);
        io::stdout().write_all(&script)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The page of the program, and those of its commands after it.
pub fn man() -> io::Result<ExitCode> {
    let mut page = Vec::new();
    let mut description = crate::description();
    description.build();
    clap_mangen::Man::new(description.clone()).render(&mut page)?;
    for command in description.get_subcommands().filter(|command| command.get_name() != "help") {
        page.push(b'\n');
        let title = format!("ratskeller-{}", command.get_name());
        clap_mangen::Man::new(command.clone()).title(title).render(&mut page)?;
    }
    io::stdout().write_all(&page)?;
    Ok(ExitCode::SUCCESS)
}
