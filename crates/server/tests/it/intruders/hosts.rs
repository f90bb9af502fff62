//! Only names that are the house's own lead to it: another name may have been led here by somebody's page (DNS rebinding).

use std::process::Command;

use crate::house::TestHouse;
use crate::knock::{Knock, say};

async fn asked_as(house: &TestHouse, host: &str) -> u16 {
    let answer = say(house, &Knock::get("/api/games").text(host)).await.expect("the house answers");
    if answer.status != 200 {
        answer.is_problem(421, "another-host");
    }
    answer.status
}

#[tokio::test]
async fn a_house_without_a_public_address_goes_by_the_names_of_its_machine() {
    let house = TestHouse::open().await;
    let port = house.address.port();
    let machine = Command::new("uname").arg("-n").output().unwrap();
    let machine = String::from_utf8(machine.stdout).unwrap().trim().to_owned();
    let label = machine.split('.').next().unwrap().to_owned();
    let own = ["localhost", "LOCALHOST.", "rats.localhost", "127.0.0.1", "127.3.2.1", "[::1]", &machine];
    for host in own.into_iter().map(str::to_owned).chain([format!("{label}.local"), format!("{label}.lan")]) {
        assert_eq!(asked_as(&house, &host).await, 200, "{host}");
        assert_eq!(asked_as(&house, &format!("{host}:{port}")).await, 200, "{host}");
    }
    let foreign = [
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "8.8.8.8",
        "[2001:db8::1]",
        "notlocalhost",
    ];
    for host in foreign.into_iter().map(str::to_owned).chain([format!("{label}.evil.example")]) {
        assert_eq!(asked_as(&house, &host).await, 421, "{host}");
        assert_eq!(asked_as(&house, &format!("{host}:{port}")).await, 421, "{host}");
    }
    let page = say(&house, &Knock::get("/").with("accept-language", "is").text("evil.example")).await.unwrap();
    assert!(page.is_problem(421, "another-host")["detail"].as_str().unwrap().contains("hús"));
    let elsewhere = "GET http://evil.example/api/games HTTP/1.1\r\nhost: localhost\r\n\r\n";
    say(&house, elsewhere).await.unwrap().is_problem(421, "another-host");
    // Whoever looks whether the house is well may call it what they like.
    assert_eq!(say(&house, &Knock::get("/healthz").text("probe.internal")).await.unwrap().status, 200);
    house.close().await;
}

#[tokio::test]
async fn a_house_with_a_public_address_goes_by_that_name_too() {
    let house =
        TestHouse::open_with(|config| config.public_url = Some("https://rats.example.org:8443/".to_owned())).await;
    for own in ["rats.example.org", "Rats.Example.Org:8443", "localhost", "127.0.0.1"] {
        assert_eq!(asked_as(&house, own).await, 200, "{own}");
    }
    for foreign in ["example.org", "mice.example.org", "rats.example.org.evil.example"] {
        assert_eq!(asked_as(&house, foreign).await, 421, "{foreign}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_request_names_one_host() {
    let house = TestHouse::open().await;
    for hosts in
        ["", "host: localhost\r\nhost: localhost\r\n", "host: localhost\r\nhost: evil.example\r\n", "host: a b\r\n"]
    {
        for page in ["/api/games", "/", "/healthz"] {
            let answer = say(&house, &format!("GET {page} HTTP/1.1\r\n{hosts}\r\n")).await.expect("the house answers");
            answer.is_problem(400, "one-host");
        }
    }
    assert_eq!(say(&house, "GET /api/games HTTP/1.0\r\n\r\n").await.unwrap().status, 200);
    house.close().await;
}
