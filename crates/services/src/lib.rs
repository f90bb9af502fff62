//! Services of one's own, for tests: nobody else's are touched, and they end with whoever needs them.
#![expect(clippy::disallowed_methods, reason = "it starts programs")]

mod nats;
mod postgres;

pub use nats::Nats;
pub use postgres::{Database, Postgres, database};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_ones_own_and_a_postgresql_survives_its_own_crash() {
        let [one, other] = [(); 2].map(|()| database().unwrap());
        one.sql("CREATE TABLE here (number INT)").unwrap();
        assert_eq!(one.sql("SELECT count(*) FROM here").unwrap().trim(), "0");
        other.sql("SELECT count(*) FROM here").unwrap_err();

        let postgres = Postgres::start().unwrap();
        postgres.sql("postgres", "CREATE TABLE here AS SELECT 7 AS number").unwrap();
        postgres.crash().unwrap();
        assert_eq!(postgres.sql("postgres", "SELECT number FROM here").unwrap().trim(), "7");
        postgres.stop().unwrap();
        postgres.sql("postgres", "SELECT 1").unwrap_err();
        postgres.go_on().unwrap();
        assert_eq!(postgres.sql("postgres", "SELECT number FROM here").unwrap().trim(), "7");
    }

    #[test]
    fn a_nats_is_there_until_it_is_stopped_and_again_when_it_goes_on() {
        let nats = Nats::start().unwrap();
        let reach = || std::net::TcpStream::connect(("127.0.0.1", nats.port()));
        reach().unwrap();
        nats.stop().unwrap();
        reach().unwrap_err();
        nats.go_on().unwrap();
        reach().unwrap();
    }
}
