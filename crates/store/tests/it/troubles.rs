//! A PostgreSQL that does not let anybody in, or holds something else.

use std::net::{Ipv4Addr, TcpListener};

use rcgen::{CertificateParams, CertifiedIssuer, KeyPair};
use services::{Postgres, database};
use store::{Address, Edition, Error, Phase, Remains, RoomId, Store, Trouble};

use crate::{LOG_VERSION, ROOM, connect, entry, row, with_row};

async fn trouble(url: &str) -> Option<Trouble> {
    let address: Address = match url.parse() {
        Ok(address) => address,
        Err(Error::Postgres { trouble, .. }) => return Some(trouble),
        Err(error) => panic!("{error:?}"),
    };
    match Store::connect(&address, LOG_VERSION).await {
        Ok(store) => {
            store.append(entry(ROOM, 1)).await.unwrap();
            store.remove(vec![ROOM]).await.unwrap();
            None
        }
        Err(Error::Postgres { trouble, message }) => {
            println!("{trouble:?}: {message}");
            Some(trouble)
        }
        Err(error) => panic!("{error:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_of_a_newer_program_is_left_alone() {
    let database = database().unwrap();
    connect(&database).await.close().await.unwrap();
    database.sql("UPDATE ratskeller SET schema = 99").unwrap();
    let address = database.url().parse().unwrap();
    assert!(matches!(Store::connect(&address, LOG_VERSION).await, Err(Error::Newer { schema: 99 })));
    assert_eq!(database.sql("SELECT schema FROM ratskeller").unwrap().trim(), "99");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_holds_something_else_is_left_alone() {
    for other in ["CREATE TABLE bills (number INT)", "CREATE TABLE ratskeller (wine TEXT)", "CREATE SEQUENCE numbers"] {
        let database = database().unwrap();
        database.sql(other).unwrap();
        assert_eq!(trouble(&database.url()).await, Some(Trouble::Foreign), "{other}");
        let count = "SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace";
        assert_eq!(database.sql(count).unwrap().trim(), "1", "{other}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_may_not_do_what_has_to_be_done_is_told() {
    let database = database().unwrap();
    let name = database.name().to_owned();
    database.sql(&format!("CREATE USER {name} PASSWORD 'x'")).unwrap();
    let url = database.url().replace("postgres@", &format!("{name}@"));
    assert_eq!(trouble(&url).await, Some(Trouble::Rights), "to make tables");
    connect(&database).await;
    assert_eq!(trouble(&url).await, Some(Trouble::Rights), "to read them");
    database.sql(&format!("GRANT ALL ON ALL TABLES IN SCHEMA public TO {name}")).unwrap();
    assert_eq!(trouble(&url).await, None);
    database.sql(&format!("ALTER USER {name} SET default_transaction_read_only = on")).unwrap();
    let store = Store::connect(&url.parse().unwrap(), LOG_VERSION).await.unwrap();
    let refused = store.append(entry(ROOM, 1)).await.unwrap_err();
    assert!(matches!(refused, Error::Postgres { trouble: Trouble::ReadOnly, .. }), "{refused:?}");
    drop(store);
    database.sql(&format!("ALTER USER {name} CONNECTION LIMIT 0")).unwrap();
    assert_eq!(trouble(&url).await, Some(Trouble::Crowded));
    database.sql(&format!("DROP OWNED BY {name}; DROP USER {name}")).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_with_a_hole_is_damaged_and_can_be_amended_and_removed() {
    for (what, missing) in [("the first", 1), ("one in the middle", 3), ("all", 0)] {
        let database = database().unwrap();
        let store = connect(&database).await;
        let entries = (1..=5).map(|seq| entry(ROOM, seq)).collect();
        store.append_all(with_row(entries, row(ROOM, Phase::Playing, 1), None)).await.unwrap();
        store.append(entry(RoomId(8), 1)).await.unwrap();
        database.sql(&format!("DELETE FROM entries WHERE room = 7 AND (seq = {missing} OR {missing} = 0)")).unwrap();
        assert_eq!(store.log(ROOM).await, Err(Error::Damaged { room: ROOM }), "{what}");
        assert_eq!(store.log(RoomId(9)).await.unwrap(), [], "no table was ever there");
        let amended = store.amend(Edition::default(), vec![], row(ROOM, Phase::Playing, 1)).await;
        assert_eq!(amended, Err(Error::Damaged { room: ROOM }));
        let Remains { mut entries, .. } = store.remains(ROOM).await.unwrap();
        assert_eq!(entries.len(), if missing == 0 { 0 } else { 4 });
        for (_, entry) in &mut entries {
            "anew".clone_into(entry);
        }
        let remains = Remains { entries, summary: Some("anew".to_owned()) };
        store.amend_remains(ROOM, remains.clone()).await.unwrap();
        assert_eq!(store.remains(ROOM).await.unwrap(), remains);
        store.remove(vec![ROOM]).await.unwrap();
        assert_eq!((store.log(ROOM).await.unwrap(), store.log(RoomId(8)).await.unwrap().len()), (vec![], 1));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_in_which_not_everything_can_be_written_is_refused() {
    let database = database().unwrap();
    let latin = format!("{}_latin", database.name());
    database.sql(&format!("CREATE DATABASE {latin} TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'")).unwrap();
    assert_eq!(trouble(&database.url().replace(database.name(), &latin)).await, Some(Trouble::Encoding));
    database.sql(&format!("DROP DATABASE {latin}")).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_there_is_no_postgresql_that_is_said() {
    let nobody = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap();
    assert_eq!(trouble(&format!("postgres://jan@{nobody}/house")).await, Some(Trouble::Unreached));
    assert_eq!(trouble("postgres://jan@%2Fno%2Fsuch%2Ffolder/house").await, Some(Trouble::Unreached));
    assert_eq!(trouble("postgres://jan@no-such-host.invalid/house").await, Some(Trouble::Unreached));
    let database = database().unwrap();
    let missing = database.url().replace(database.name(), "no_such_database");
    assert_eq!(trouble(&missing).await, Some(Trouble::NoSuchDatabase));

    // Something that answers whatever it hears as a web server would.
    let listener = tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let web = listener.local_addr().unwrap();
    tokio::spawn(async move {
        loop {
            let (mut client, _) = listener.accept().await.unwrap();
            tokio::spawn(async move {
                let answer = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n";
                tokio::io::AsyncWriteExt::write_all(&mut client, answer).await.unwrap();
                tokio::io::AsyncWriteExt::shutdown(&mut client).await.unwrap();
                let _until_it_has_hung_up = tokio::io::copy(&mut client, &mut tokio::io::sink()).await;
            });
        }
    });
    for mode in ["disable", "prefer"] {
        let url = format!("postgres://jan@{web}/house?sslmode={mode}");
        assert_eq!(trouble(&url).await, Some(Trouble::NotPostgres), "{mode}");
    }
}

/// An authority, and what it signs for somebody's name.
fn authority() -> CertifiedIssuer<'static, KeyPair> {
    let mut params = CertificateParams::new(Vec::<String>::new()).unwrap();
    params.is_ca = rcgen::IsCa::Ca(rcgen::BasicConstraints::Unconstrained);
    CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_listens_in_and_whoever_is_not_meant_is_not_talked_to() {
    let (ours, theirs) = (authority(), authority());
    let key = KeyPair::generate().unwrap();
    let signed = CertificateParams::new(vec!["localhost".to_owned()]).unwrap().signed_by(&key, &ours).unwrap();
    let who = "local all all trust\nhostssl all guarded all scram-sha-256\nhost all postgres all trust\n";
    let settings = [
        ("ssl", "on"),
        ("ssl_cert_file", "{folder}/server.crt"),
        ("ssl_key_file", "{folder}/server.key"),
        ("hba_file", "{folder}/who.conf"),
    ];
    let files = [("server.crt", &*signed.pem()), ("server.key", &*key.serialize_pem()), ("who.conf", who)];
    let postgres = Postgres::start_with(&settings, &files).unwrap();
    postgres.sql("postgres", "CREATE USER guarded SUPERUSER PASSWORD 'geheim'").unwrap();
    let folder = crate::folder();
    let [ours, theirs] = [("ours", ours), ("theirs", theirs)].map(|(name, authority)| {
        let file = folder.path().join(format!("{name}.pem"));
        std::fs::write(&file, authority.pem()).unwrap();
        file.display().to_string().replace('/', "%2F")
    });
    let port = postgres.port();
    let url = |user: &str, host: &str, more: &str| format!("postgres://{user}@{host}:{port}/postgres?{more}");
    for (user, host, more, expected) in [
        ("guarded:geheim", "127.0.0.1", "sslmode=require".to_owned(), None),
        ("guarded:geheim", "127.0.0.1", "sslmode=require&channel_binding=require".to_owned(), None),
        ("guarded:geheim", "127.0.0.1", String::new(), None),
        ("guarded:geheim", "127.0.0.1", "sslmode=disable".to_owned(), Some(Trouble::Password)),
        ("guarded:verraten", "127.0.0.1", "sslmode=require".to_owned(), Some(Trouble::Password)),
        ("guarded", "127.0.0.1", "sslmode=require".to_owned(), Some(Trouble::Password)),
        ("nobody:geheim", "127.0.0.1", "sslmode=require".to_owned(), Some(Trouble::Password)),
        ("guarded:geheim", "127.0.0.1", format!("sslmode=verify-ca&sslrootcert={ours}"), None),
        ("guarded:geheim", "localhost", format!("sslmode=verify-full&sslrootcert={ours}"), None),
        ("guarded:geheim", "127.0.0.1", format!("sslmode=verify-full&sslrootcert={ours}"), Some(Trouble::Tls)),
        ("guarded:geheim", "localhost", format!("sslmode=verify-full&sslrootcert={theirs}"), Some(Trouble::Tls)),
        ("guarded:geheim", "localhost", format!("sslmode=verify-ca&sslrootcert={theirs}"), Some(Trouble::Tls)),
        ("guarded:geheim", "localhost", format!("sslmode=require&sslrootcert={theirs}"), Some(Trouble::Tls)),
        ("guarded:geheim", "localhost", "sslmode=verify-full".to_owned(), Some(Trouble::Tls)),
        ("guarded:geheim", "localhost", "sslmode=verify-full&sslrootcert=system".to_owned(), Some(Trouble::Tls)),
        ("guarded:geheim", "localhost", "sslmode=verify-ca&sslrootcert=%2Fno.pem".to_owned(), Some(Trouble::Tls)),
    ] {
        assert_eq!(trouble(&url(user, host, &more)).await, expected, "{user} at {host} with {more}");
    }
    let open = Postgres::start().unwrap();
    let url = format!("{}?sslmode=require", open.url("postgres"));
    assert_eq!(trouble(&url).await, Some(Trouble::Tls), "where nobody can keep others from listening in");
}
