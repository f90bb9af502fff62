//! Connections that nobody listens in on, and whom they trust to be the PostgreSQL that is meant.

use std::path::Path;
use std::sync::Arc;

use tokio_postgres_rustls::MakeRustlsConnect;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::client::verify_server_cert_signed_by_trust_anchor;
use tokio_rustls::rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::server::ParsedCertificate;
use tokio_rustls::rustls::{self, ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};

use crate::{Error, Trouble};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trust {
    /// Nobody listens in, whoever is at the other end.
    Anybody,
    /// Whoever a trusted authority has signed for.
    Known,
    /// The same, and for this name.
    KnownByName,
}

/// Trusts the authorities in a file, or those that the system trusts.
pub(super) fn connector(trust: Trust, roots: Option<&Path>) -> Result<MakeRustlsConnect, Error> {
    let provider = Arc::new(ring::default_provider());
    let config = ClientConfig::builder_with_provider(Arc::clone(&provider)).with_safe_default_protocol_versions();
    let config = config.map_err(|error| failed(&error.to_string()))?;
    let trusted = match (trust, roots) {
        (Trust::Anybody, _) => RootCertStore::empty(),
        (_, Some(file)) if file != Path::new("system") => in_file(file)?,
        _ => {
            let mut trusted = RootCertStore::empty();
            trusted.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            trusted
        }
    };
    let config = match trust {
        Trust::KnownByName => config.with_root_certificates(trusted),
        Trust::Known | Trust::Anybody => {
            let trusted = (trust == Trust::Known).then_some(trusted);
            config.dangerous().with_custom_certificate_verifier(Arc::new(Nameless { trusted, provider }))
        }
    };
    Ok(MakeRustlsConnect::new(config.with_no_client_auth()))
}

fn in_file(file: &Path) -> Result<RootCertStore, Error> {
    let told = |error: &dyn std::fmt::Display| failed(&format!("{}: {error}", file.display()));
    let mut trusted = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(file).map_err(|error| told(&error))? {
        trusted.add(certificate.map_err(|error| told(&error))?).map_err(|error| told(&error))?;
    }
    Ok(trusted)
}

fn failed(message: &str) -> Error {
    Error::Postgres { trouble: Trouble::Tls, message: message.to_owned() }
}

/// Does not ask for what name a certificate is.
#[derive(Debug)]
struct Nameless {
    trusted: Option<RootCertStore>,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Nameless {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        _name: &ServerName<'_>,
        _ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        if let Some(trusted) = &self.trusted {
            let algorithms = self.provider.signature_verification_algorithms.all;
            let certificate = ParsedCertificate::try_from(certificate)?;
            verify_server_cert_signed_by_trust_anchor(&certificate, trusted, between, now, algorithms)?;
        }
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls13_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}
