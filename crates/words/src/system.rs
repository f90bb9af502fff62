//! What the system says of files and connections, in words of ours: its own are in whatever language it speaks.

use std::io::{Error, ErrorKind};

use crate::Words;

impl Words {
    /// Why the system did not do something; in its own words, where that hardly ever happens.
    pub fn system(&self, error: &Error) -> String {
        self.kind(error.kind()).unwrap_or_else(|| error.to_string())
    }

    /// Why systems do not do things of this kind, if that happens to people.
    pub fn kind(&self, kind: ErrorKind) -> Option<String> {
        let name = match kind {
            ErrorKind::NotFound => "not-found",
            ErrorKind::PermissionDenied => "not-allowed",
            ErrorKind::AlreadyExists => "exists",
            ErrorKind::IsADirectory => "folder",
            ErrorKind::NotADirectory => "no-folder",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "full",
            ErrorKind::ReadOnlyFilesystem => "read-only",
            ErrorKind::FileTooLarge => "too-large",
            ErrorKind::InvalidFilename => "bad-name",
            ErrorKind::ResourceBusy => "busy",
            ErrorKind::UnexpectedEof => "ends-early",
            ErrorKind::AddrInUse => "address-taken",
            ErrorKind::AddrNotAvailable => "address-elsewhere",
            ErrorKind::ConnectionRefused => "nobody-listens",
            ErrorKind::ConnectionReset | ErrorKind::ConnectionAborted | ErrorKind::BrokenPipe => "broken-off",
            ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable | ErrorKind::NetworkDown => "no-way",
            ErrorKind::TimedOut => "late",
            _ => return None,
        };
        Some(self.say(&format!("system-{name}"), &[]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    const KINDS: [ErrorKind; 22] = [
        ErrorKind::NotFound,
        ErrorKind::PermissionDenied,
        ErrorKind::AlreadyExists,
        ErrorKind::IsADirectory,
        ErrorKind::NotADirectory,
        ErrorKind::StorageFull,
        ErrorKind::QuotaExceeded,
        ErrorKind::ReadOnlyFilesystem,
        ErrorKind::FileTooLarge,
        ErrorKind::InvalidFilename,
        ErrorKind::ResourceBusy,
        ErrorKind::UnexpectedEof,
        ErrorKind::AddrInUse,
        ErrorKind::AddrNotAvailable,
        ErrorKind::ConnectionRefused,
        ErrorKind::ConnectionReset,
        ErrorKind::ConnectionAborted,
        ErrorKind::BrokenPipe,
        ErrorKind::HostUnreachable,
        ErrorKind::NetworkUnreachable,
        ErrorKind::NetworkDown,
        ErrorKind::TimedOut,
    ];

    #[test]
    fn what_happens_to_people_is_told_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for kind in KINDS {
                let told = words.system(&kind.into());
                assert!(!told.starts_with("system-") && told != kind.to_string(), "{kind:?} in {language:?}: {told}");
            }
        }
        let missing = Error::from(ErrorKind::NotFound);
        assert_eq!(Words::new(Language::German).system(&missing), "so eine Datei oder so einen Ordner gibt es nicht");
    }

    #[test]
    fn what_hardly_ever_happens_is_told_as_the_system_does() {
        assert_eq!(
            Words::new(Language::German).system(&Error::other("the moon is in the way")),
            "the moon is in the way"
        );
    }
}
