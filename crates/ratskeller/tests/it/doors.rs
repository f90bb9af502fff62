//! What can stand in front of a house: a proxy that is sometimes busy, and one that shows a certificate.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rcgen::{CertifiedKey, generate_simple_self_signed};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

const BUSY: &str = "HTTP/1.1 429 Too Many Requests\r\nretry-after: 1\r\ncontent-type: application/problem+json\r\n\
    connection: close\r\ncontent-length: 92\r\n\r\n\
    {\"title\": \"Too Many Requests\", \"status\": 429, \"detail\": \"One at a time!\", \"code\":\"too-many\"}";

/// A proxy that can be busy.
pub struct Door {
    pub address: SocketAddr,
    is_busy: Arc<AtomicBool>,
    has_sent_away: Arc<AtomicBool>,
}

impl Door {
    pub async fn before(house: SocketAddr) -> Self {
        let (listener, address) = listen().await;
        let [is_busy, has_sent_away] = [(); 2].map(|()| Arc::new(AtomicBool::new(false)));
        let (busy, sent_away) = (Arc::clone(&is_busy), Arc::clone(&has_sent_away));
        tokio::spawn(async move {
            while let Ok((guest, _)) = listener.accept().await {
                if busy.load(Ordering::SeqCst) {
                    sent_away.store(true, Ordering::SeqCst);
                    tokio::spawn(send_away(guest));
                } else {
                    tokio::spawn(let_through(guest, house));
                }
            }
        });
        Self { address, is_busy, has_sent_away }
    }

    /// Whoever comes from now on is told to wait, or is let in again.
    pub fn be_busy(&self, is_busy: bool) {
        self.is_busy.store(is_busy, Ordering::SeqCst);
    }

    pub fn has_sent_away(&self) -> bool {
        self.has_sent_away.load(Ordering::SeqCst)
    }
}

/// A proxy that speaks TLS.
pub struct SecureDoor {
    pub address: SocketAddr,
    /// What has to be trusted to come through, as a PEM file has it.
    pub certificate: String,
}

impl SecureDoor {
    /// With a certificate for this name.
    pub async fn before(house: SocketAddr, name: &str) -> Self {
        let CertifiedKey { cert, signing_key } = generate_simple_self_signed([name.to_owned()]).expect("a certificate");
        let key = PrivateKeyDer::Pkcs8(signing_key.serialize_der().into());
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![cert.der().clone()], key)
            .expect("a key");
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let (listener, address) = listen().await;
        tokio::spawn(async move {
            while let Ok((guest, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    // Whoever does not trust it goes away.
                    if let Ok(guest) = acceptor.accept(guest).await {
                        let_through(guest, house).await;
                    }
                });
            }
        });
        Self { address, certificate: cert.pem() }
    }
}

async fn listen() -> (TcpListener, SocketAddr) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    (listener, address)
}

async fn let_through(mut guest: impl AsyncRead + AsyncWrite + Unpin, house: SocketAddr) {
    let mut inside = TcpStream::connect(house).await.expect("the house is open");
    // One of the two hangs up some time.
    let _hung_up = copy_bidirectional(&mut guest, &mut inside).await;
}

async fn send_away(mut guest: TcpStream) {
    let mut request = vec![0; 4096];
    let heard = guest.read(&mut request).await;
    if heard.is_ok() {
        let _hung_up = guest.write_all(BUSY.as_bytes()).await;
    }
}
