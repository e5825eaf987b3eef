//! Forgotten passwords: a letter with a code, over a real conversation with a mail server.

use crate::http::accounts::{PASSWORD, SPELLINGS, is_in, log_in, member};
use server::mail::MailServer;
use server::store::Store;
use server::{host, secret};
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;
use trial::client::{Browser, config, database, serve, serve_as};

/// A letter as a mail server gets it.
struct Letter {
    to: String,
    text: String,
}

/// A mail server that takes every letter and hands it on.
fn mail_server() -> (SocketAddr, Receiver<Letter>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let address = listener.local_addr().expect("an address");
    let (tell, told) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            converse(stream, &tell);
        }
    });
    (address, told)
}

fn converse(mut stream: TcpStream, tell: &Sender<Letter>) {
    let mut lines = BufReader::new(stream.try_clone().expect("the same stream")).lines();
    let mut next = || lines.next().and_then(Result::ok);
    let mut say = |line: &str| write!(stream, "{line}\r\n").expect("somebody listens");
    let mut to = String::new();
    say("220 mail.example.org");
    while let Some(line) = next() {
        match line.split([' ', ':']).next().unwrap_or_default() {
            "EHLO" => say("250 mail.example.org"),
            "RCPT" => {
                to = line.trim_start_matches("RCPT TO:").to_string();
                say("250 good");
            }
            "DATA" => {
                say("354 go on");
                let mut text = String::new();
                while let Some(line) = next().filter(|line| line != ".") {
                    text.push_str(&line);
                    text.push('\n');
                }
                let _ = tell.send(Letter { to: to.clone(), text: readable(&text) });
                say("250 taken");
            }
            "QUIT" => return say("221 farewell"),
            _ => say("250 good"),
        }
    }
}

/// A letter without the way in which it is packed for the journey.
fn readable(text: &str) -> String {
    let (head, body) = text.split_once("\n\n").expect("a head and a body");
    let body = match head.contains("base64") {
        true => String::from_utf8(base64(body)).expect("letters"),
        false => body.replace("=\n", "").replace("=3D", "="),
    };
    format!("{head}\n\n{body}")
}

fn base64(text: &str) -> Vec<u8> {
    let alphabet: Vec<u8> =
        [(b'A'..=b'Z'), (b'a'..=b'z'), (b'0'..=b'9')].into_iter().flatten().chain(*b"+/").collect();
    let digits = text.bytes().filter_map(|c| alphabet.iter().position(|known| *known == c));
    let digits: Vec<usize> = digits.collect();
    let bits = digits.chunks(4).flat_map(|four| {
        let whole = four.iter().fold(0, |sum, digit| sum << 6 | digit) << (6 * (4 - four.len()));
        [whole >> 16, whole >> 8, whole].map(|byte| byte as u8).into_iter().take(four.len() - 1)
    });
    bits.collect()
}

/// A server that can send letters.
fn serve_with_mail(db: &str) -> (SocketAddr, Receiver<Letter>) {
    let (smtp, letters) = mail_server();
    let from = "Oikumene <play@example.org>".to_string();
    let mail = Some(MailServer { url: format!("smtp://{smtp}"), from });
    let public_url = Some("http://play.example.org/".parse().expect("an address"));
    let outside = server::http::Outside { public_url, ..Default::default() };
    (serve_as(server::Config { mail, outside, ..config(db) }), letters)
}

/// The next letter; a machine that does much else is patient.
fn next(letters: &Receiver<Letter>) -> Letter {
    letters.recv_timeout(Duration::from_secs(30)).expect("a letter")
}

/// The path of the link in a letter.
fn link(letter: &Letter) -> String {
    let path = letter.text.split("http://play.example.org").nth(1).expect("a link");
    path.split_whitespace().next().expect("a path").to_string()
}

fn with_email(address: SocketAddr, name: &str) -> Browser {
    let mut browser = member(address, name);
    let email = format!("{}@example.org", name.to_lowercase());
    browser.submit("/account/email", &[("password", PASSWORD), ("email", &email)]);
    browser
}

fn ask(address: SocketAddr, name: &str) -> crate::http::Page {
    Browser::new(address).post("/account/recovery", &[("name", name)])
}

#[test]
fn a_letter_opens_an_account_once() {
    let (address, letters) = serve_with_mail(&database());
    let mut ada = with_email(address, "Ada");
    let page = ask(address, "Ada");
    assert_eq!(page.status, 200);
    assert!(page.body.contains("a letter is on its way"), "{}", page.body);
    let letter = next(&letters);
    assert_eq!(letter.to, "<ada@example.org>");
    for words in ["From: Oikumene <play@example.org>", "Hello Ada", "within an hour"] {
        assert!(letter.text.contains(words), "{words}: {}", letter.text);
    }
    let path = link(&letter);
    let mut browser = Browser::new(address);
    for _ in 0..2 {
        let page = browser.get(&path);
        assert_eq!(page.status, 200, "looking does not use it up: {}", page.body);
        assert!(page.body.contains(&format!("action=\"{path}\"")));
    }
    assert_eq!(browser.post(&path, &[("new", "short")]).status, 422, "nor does a mistake");
    let done = browser.submit(&path, &[("new", "another password")]);
    assert!(done.body.contains("Log in with the new one"), "{}", done.body);
    assert!(!is_in(&mut ada, "Ada"), "all sessions have ended");
    assert_eq!(log_in(&mut browser, "Ada", PASSWORD).status, 422);
    assert_eq!(log_in(&mut browser, "Ada", "another password").status, 303);
    assert_eq!(Browser::new(address).get(&path).status, 422, "once");
    let again = Browser::new(address).post(&path, &[("new", "a third password")]);
    assert_eq!(again.status, 422, "{}", again.body);
    assert_eq!(log_in(&mut Browser::new(address), "Ada", "another password").status, 303);
}

#[test]
fn one_account_gets_a_few_letters_however_its_name_is_written() {
    let (address, letters) = serve_with_mail(&database());
    let fields = [("password", PASSWORD), ("email", "bill@example.org")];
    member(address, SPELLINGS[0]).submit("/account/email", &fields);
    with_email(address, "Ada");
    let spellings = [SPELLINGS[0], SPELLINGS[4], SPELLINGS[5]];
    for name in spellings {
        assert_eq!(ask(address, name).status, 200);
        assert_eq!(next(&letters).to, "<bill@example.org>");
    }
    for name in spellings {
        assert_eq!(ask(address, name).status, 200, "nobody is told");
    }
    assert_eq!(ask(address, "Ada").status, 200);
    assert_eq!(next(&letters).to, "<ada@example.org>", "those before were not written");
}

#[test]
fn letters_are_written_in_the_language_of_whoever_asks() {
    let (address, letters) = serve_with_mail(&database());
    with_email(address, "Ada");
    let mut browser = Browser::new(address);
    browser.set_cookie("oikumene_language", "ru");
    let page = browser.post("/account/recovery", &[("name", "Ada")]);
    assert!(page.body.contains("письмо уже в пути"), "{}", page.body);
    let letter = next(&letters);
    assert!(letter.text.contains("Здравствуйте, Ada!"), "{}", letter.text);
    assert_eq!(browser.get(&link(&letter)).status, 200);
}

#[test]
fn asking_tells_nobody_which_accounts_there_are() {
    let (address, letters) = serve_with_mail(&database());
    with_email(address, "Ada");
    member(address, "Hypatia");
    let known = ask(address, "Ada");
    for name in ["Hypatia", "Nobody at all", "", "\u{200b}"] {
        let page = ask(address, name);
        assert_eq!((page.status, &page.body), (known.status, &known.body), "{name:?}");
    }
    assert_eq!(next(&letters).to, "<ada@example.org>");
    assert_eq!(ask(address, "Ada").status, 200);
    assert_eq!(next(&letters).to, "<ada@example.org>", "and nobody else got one between");
}

#[test]
fn letters_are_not_sent_without_end() {
    let (address, letters) = serve_with_mail(&database());
    with_email(address, "Ada");
    let answers: Vec<u16> = (0..5).map(|_| ask(address, "Ada").status).collect();
    assert_eq!(answers, [200, 200, 200, 429, 429]);
    (0..3).for_each(|_| drop(next(&letters)));
    let refused = ask(address, "Ada");
    assert!(refused.body.contains("value=\"Ada\""), "nobody types twice: {}", refused.body);
    let unknown: Vec<u16> = (0..5).map(|_| ask(address, "Nobody").status).collect();
    assert_eq!(unknown, answers, "also for names that nobody has");
    let others: Vec<u16> =
        (0..5).map(|number| ask(address, &format!("N{number}")).status).collect();
    assert_eq!(others, [200, 200, 200, 200, 429], "ten from an address");
}

#[test]
fn a_code_ends_with_a_change_of_the_password_or_the_email() {
    let (address, letters) = serve_with_mail(&database());
    let mut ada = with_email(address, "Ada");
    ask(address, "Ada");
    let first = link(&next(&letters));
    let fields = [("password", PASSWORD), ("new", "another password")];
    ada.submit("/account/password", &fields);
    assert_eq!(Browser::new(address).get(&first).status, 422);
    ask(address, "Ada");
    let second = link(&next(&letters));
    ada.submit("/account/email", &[("password", "another password"), ("email", "")]);
    assert_eq!(Browser::new(address).get(&second).status, 422);
}

#[test]
fn codes_are_kept_as_hashes_and_end_by_themselves() {
    let db = database();
    let (address, letters) = serve_with_mail(&db);
    with_email(address, "Ada");
    ask(address, "Ada");
    let path = link(&next(&letters));
    let code = path.rsplit('/').next().expect("a code");
    assert_eq!(code.len(), 64, "256 bits");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&db).await.expect("the same database");
        let hour = 3_600_000;
        let known = async |code: &str, at| store.by_recovery(code, at).await.expect("an answer");
        let kept = secret::hash(code);
        assert!(known(code, host::now()).await.is_none(), "only the hash is kept");
        assert!(known(&kept, host::now()).await.is_some());
        assert!(known(&kept, host::now() + hour).await.is_none());
        assert!(!store.recover(&kept, "hash", host::now() + hour).await.expect("an answer"));
    });
    assert_eq!(Browser::new(address).get(&path).status, 200, "it is still good");
    for wrong in ["/account/recovery/", "/account/recovery/0"] {
        assert_ne!(Browser::new(address).get(wrong).status, 200, "{wrong}");
    }
}

#[test]
fn without_a_mail_server_the_page_says_whom_to_ask() {
    let address = serve(&database());
    let page = Browser::new(address).get("/account/recovery");
    assert_eq!(page.status, 200);
    assert!(page.body.contains("This server sends no letters"), "{}", page.body);
    assert!(page.body.contains("oikumene admin recover"));
    assert!(!ask(address, "Ada").body.contains("on its way"));
}
