//! Nobody is taken for somebody else.

use client::{HouseClient as Door, NewTable};

use crate::house::TestHouse;
use crate::knock::Knock;

const MADE_UP: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

#[tokio::test]
async fn a_cookie_that_the_house_did_not_give_is_nobodys() {
    let house = TestHouse::open().await;
    for token in [MADE_UP, "", "5eed", "../../etc/passwd", "é"] {
        Knock::get("/api/session").with_token(token).at(&house).await.is_problem(401, "no-session");
    }
    Knock::post("/api/tables", r#"{"game": "piratz", "players": 2}"#)
        .with_token(MADE_UP)
        .at(&house)
        .await
        .is_problem(401, "no-session");
    house.close().await;
}

#[tokio::test]
async fn a_made_up_cookie_does_not_become_a_session() {
    let house = TestHouse::open().await;
    let answer = Knock::post("/api/session", "{}").with_token(MADE_UP).at(&house).await;
    assert!(answer.status == 200 && !answer.headers["set-cookie"].contains(MADE_UP), "{answer:?}");
    Knock::get("/api/session").with_token(MADE_UP).at(&house).await.is_problem(401, "no-session");
    house.close().await;
}

#[tokio::test]
async fn a_forgotten_session_opens_no_door() {
    let house = TestHouse::open().await;
    let guest = house.guest("Þóra").await;
    let table = guest.open(&NewTable::new("piratz", 2)).await.unwrap();
    let path = format!("/api/tables/{}", table.id);
    assert_eq!(Knock::get(&path).by(&guest).at(&house).await.json()["hosting"], true);
    assert_eq!(Knock::new("DELETE", "/api/session").by(&guest).at(&house).await.status, 200);

    let door: Door = house.door();
    assert!(door.returning(guest.token()).await.is_err());
    Knock::post(&format!("{path}/start"), "").by(&guest).at(&house).await.is_problem(401, "no-session");
    assert_eq!(Knock::get(&path).by(&guest).at(&house).await.json()["hosting"], false);
    house.close().await;
}

#[tokio::test]
async fn a_cookie_is_out_of_reach_for_scripts_and_other_sites() {
    for (public_url, secure) in [(None, false), (Some("https://rats.example.org"), true)] {
        let house = TestHouse::open_with(|config| config.public_url = public_url.map(str::to_owned)).await;
        let cookie = Knock::post("/api/session", "{}").at(&house).await.headers["set-cookie"].clone();
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        assert_eq!(cookie.contains("Secure"), secure, "{cookie}");
        assert_eq!(cookie.starts_with("__Host-ratskeller="), secure, "{cookie}");
        assert!(cookie.contains("Path=/;") && !cookie.contains("Domain"), "{cookie}");
        house.close().await;
    }
}

#[tokio::test]
async fn a_cookie_is_renewed_once_a_day_for_whoever_comes() {
    let house = TestHouse::open().await;
    let guest = house.guest("Þóra").await;
    let renewed = format!("ratskeller={}; Path=/; Max-Age=31536000;", guest.token());
    let with = |cookies: &str| format!("ratskeller={}{cookies}", guest.token());
    for come in [|| Knock::get("/api/session"), || Knock::post("/api/session", "{}")] {
        let answer = come().with("cookie", with("")).at(&house).await;
        assert!(answer.headers["set-cookie"].starts_with(&renewed), "{answer:?}");
        let again = come().with("cookie", with("; ratskeller-today=1")).at(&house).await;
        assert!(again.status == 200 && !again.headers.contains_key("set-cookie"), "{again:?}");
    }
    let bot = Knock::get("/api/session").with("authorization", format!("Bearer {}", guest.token())).at(&house).await;
    assert!(bot.status == 200 && !bot.headers.contains_key("set-cookie"), "{bot:?}");
    house.close().await;
}

#[tokio::test]
async fn over_https_no_cookie_counts_but_the_one_that_nobody_else_can_set() {
    let house = TestHouse::open_with(|config| config.public_url = Some("https://rats.example.org".to_owned())).await;
    let guest = house.guest("Þóra").await;
    let who = async |cookies: String| Knock::get("/api/session").with("cookie", cookies).at(&house).await;
    let planted = format!("ratskeller={}", guest.token());
    who(planted.clone()).await.is_problem(401, "no-session");
    let entered = Knock::post("/api/session", "{}").with("cookie", planted).at(&house).await;
    assert!(entered.status == 200 && !entered.headers["set-cookie"].contains(guest.token()), "{entered:?}");
    let known = who(format!("ratskeller={MADE_UP}; __Host-ratskeller={}; ratskeller-today=1", guest.token())).await;
    assert_eq!(known.json()["name"], "Þóra");
    assert!(!known.headers.contains_key("set-cookie"), "{known:?}");
    house.close().await;
}

#[tokio::test]
async fn a_new_name_does_not_bring_back_whoever_is_forgotten() {
    let house = TestHouse::open().await;
    for number in 0..20 {
        let guest = house.guest("Þóra").await;
        let rename = Knock::patch("/api/session", r#"{"name": "Jan"}"#).by(&guest);
        let forget = Knock::new("DELETE", "/api/session").by(&guest);
        let (renamed, forgotten) = tokio::join!(rename.at(&house), forget.at(&house));
        assert!(matches!(renamed.status, 200 | 401) && forgotten.status == 200, "{number}: {renamed:?} {forgotten:?}");
        Knock::get("/api/session").by(&guest).at(&house).await.is_problem(401, "no-session");
    }
    house.close().await;
}
