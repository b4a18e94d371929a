//! Names and chat.

use load::Guest;
use protocol::{Ask, Code, MOST_CHAT, Refused};
use server::games::Shelter;

use crate::common::Server;

#[tokio::test]
async fn chat_reaches_everybody_and_those_who_come_later() {
    let server = Server::start();
    let (made, mut guests) = server.table::<Shelter>(2).await;
    let mut watcher = Guest::<Shelter>::enter(&server.address, &made.room, &made.watch, None).await;
    watcher.until(|guest| guest.snapshot.is_some()).await;
    guests[0].say(&Ask::Chat(" <b>caps</b>\n\u{202e}first ".to_owned())).await;
    guests[1].until(|guest| guest.chat.len() == 1).await;
    assert_eq!(guests[1].chat[0].text, "<b>caps</b>  first");
    watcher.say(&Ask::Chat("well played".to_owned())).await;
    guests[0].until(|guest| guest.chat.len() == 2).await;
    assert_eq!((guests[0].chat[0].by.map(kernel::Seat::index), guests[0].chat[1].by), (Some(0), None));
    let mut late = Guest::<Shelter>::enter(&server.address, &made.room, &made.watch, None).await;
    late.until(|guest| guest.snapshot.is_some()).await;
    assert_eq!(late.chat, guests[0].chat);
}

#[tokio::test]
async fn too_much_and_nothing_are_refused() {
    let server = Server::start();
    let (_, mut guests) = server.table::<Shelter>(2).await;
    let guest = &mut guests[0];
    for text in [String::new(), " \n\t".to_owned(), "x".repeat(MOST_CHAT + 1)] {
        assert_eq!(guest.is_refused(&Ask::Chat(text)).await, Refused::Room(Code::NotGood));
    }
    assert_eq!(guest.is_refused(&Ask::Name("x".repeat(100))).await, Refused::Room(Code::NotGood));
    guest.say(&Ask::Name("Вера".to_owned())).await;
    guest.until(|guest| guest.present.as_ref().is_some_and(|present| present.names[0] == "Вера")).await;
}
