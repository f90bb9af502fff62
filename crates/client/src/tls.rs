//! Whom an `https://` house has to be vouched for by: those whom this computer trusts.

use std::sync::Arc;

use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::error::{Error, Result};
use crate::origin::Scheme;

/// `SSL_CERT_FILE` and `SSL_CERT_DIR` name others to trust, as with most programs.
pub(crate) fn trust(scheme: Scheme) -> Result<Arc<ClientConfig>> {
    let mut roots = RootCertStore::empty();
    // Reading them takes a while, and where nobody shows a certificate nobody needs them.
    if scheme == Scheme::Https {
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(Error::unreachable)?;
    Ok(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
}
