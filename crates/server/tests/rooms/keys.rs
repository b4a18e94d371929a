//! What opens a seat: an invitation until somebody claims it, then that person's own key and nothing else.

use kernel::{QuickRng, Seat};
use load::{Guest, hello, key_for, play_on};
use protocol::{Code, Hello, Role};
use server::games::{Hosted, Shelter};

use crate::common::{Server, room_for};

with_every_game! {
    whoever_made_the_room_cannot_open_a_seat_that_a_friend_has_claimed,
    a_claim_whose_answer_is_lost_is_made_once_more,
    an_owner_sees_a_second_connection_and_can_shut_it_out,
}

/// A hello that brings no key.
fn with_token(room: &str, token: &str) -> Hello {
    Hello { key: None, ..hello(room, token, None) }
}

fn with_key(room: &str, token: &str, key: &str) -> Hello {
    Hello { key: Some(key.to_owned()), ..hello(room, token, None) }
}

async fn refused<G: Hosted>(server: &Server, hello: Hello) -> Option<Code> {
    Guest::<G>::greet(&server.address, hello).await.until_bye().await
}

async fn whoever_made_the_room_cannot_open_a_seat_that_a_friend_has_claimed<G: Hosted>() {
    let server = Server::start();
    let made = server.make(&room_for::<G>(2)).await;
    let invitation = made.seats[1].as_ref().unwrap();
    // The maker looks first: the link still works, but not without taking the seat.
    assert_eq!(refused::<G>(&server, with_token(&made.room, invitation)).await, Some(Code::NotGood));
    let mut guests = server.sit_down::<G>(&made).await;
    assert!(guests[1].welcome.as_ref().unwrap().claimed, "the friend's key is the key now");
    let own = key_for(invitation);
    let another = "0123456789abcdef0123456789abcdef";
    for round in 0..2 {
        for shut in [with_token(&made.room, invitation), with_key(&made.room, invitation, another)] {
            assert_eq!(refused::<G>(&server, shut).await, Some(Code::Claimed), "round {round}");
        }
        let strange = with_key(&made.room, another, another);
        assert_eq!(refused::<G>(&server, strange).await, Some(Code::NoSuchRoom), "round {round}");
        let mut back = Guest::<G>::greet(&server.address, with_token(&made.room, &own)).await;
        back.until(|guest| guest.snapshot.is_some()).await;
        assert_eq!(back.welcome.as_ref().map(|welcome| welcome.role), Some(Role::Seat(Seat::new(1))));
        guests.push(back);
        // So it is after the room has slept, and after a move.
        assert!(play_on(&mut guests[..2], &mut QuickRng::new(round)).await);
        guests.clear();
        server.sleeps().await;
        guests = server.sit_down::<G>(&made).await;
    }
}

async fn a_claim_whose_answer_is_lost_is_made_once_more<G: Hosted>() {
    let server = Server::start();
    let made = server.make(&room_for::<G>(2)).await;
    let invitation = made.seats[0].as_ref().unwrap();
    for _ in 0..3 {
        // Nobody waits for the welcome.
        drop(Guest::<G>::enter(&server.address, &made.room, invitation, None).await);
    }
    let mut guest = Guest::<G>::enter(&server.address, &made.room, invitation, None).await;
    guest.until(|guest| guest.welcome.is_some()).await;
    assert!(guest.welcome.as_ref().unwrap().claimed);
}

async fn an_owner_sees_a_second_connection_and_can_shut_it_out<G: Hosted>() {
    let server = Server::start();
    let (made, mut guests) = server.table::<G>(2).await;
    let old = key_for(made.seats[0].as_ref().unwrap());
    let mut second = Guest::<G>::greet(&server.address, with_token(&made.room, &old)).await;
    guests[0].until(|guest| guest.screens == 2).await;
    second.until(|guest| guest.screens == 2).await;
    let new = "fedcba9876543210fedcba9876543210";
    let alone = Hello { alone: true, ..with_key(&made.room, &old, new) };
    let mut owner = Guest::<G>::greet(&server.address, alone.clone()).await;
    owner.until(|guest| guest.snapshot.is_some()).await;
    assert!(owner.welcome.as_ref().unwrap().claimed);
    assert_eq!(second.until_bye().await, Some(Code::Claimed));
    assert_eq!(guests[0].until_bye().await, Some(Code::Claimed));
    assert_eq!(refused::<G>(&server, with_token(&made.room, &old)).await, Some(Code::Claimed));
    // Whoever lost the answer to that comes in all the same, and shuts nobody out again.
    let mut again = Guest::<G>::greet(&server.address, alone).await;
    again.until(|guest| guest.screens == 2).await;
    owner.until(|guest| guest.screens == 2).await;
    drop(again);
    owner.until(|guest| guest.screens == 1).await;
    let told = guests[1].texts.iter().filter(|text| text.contains("screens")).count();
    assert_eq!(told, 0, "it is nobody else's business");
}

#[tokio::test]
async fn of_two_who_claim_a_seat_at_once_one_gets_it() {
    let server = Server::start();
    for _ in 0..20 {
        let made = server.make(&room_for::<Shelter>(2)).await;
        let invitation = made.seats[0].as_ref().unwrap();
        let keys = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"];
        let claims = keys.map(|key| with_key(&made.room, invitation, key));
        let [one, two] = claims.map(|claim| Guest::<Shelter>::greet(&server.address, claim));
        let (mut one, mut two) = tokio::join!(one, two);
        let (first, second) = tokio::join!(
            one.try_until(|guest| guest.welcome.is_some()),
            two.try_until(|guest| guest.welcome.is_some()),
        );
        assert!(first != second, "one of them has the seat");
        let loser = if first { &two } else { &one };
        assert_eq!(loser.bye, Some(Code::Claimed));
    }
}

#[tokio::test]
async fn what_is_no_key_claims_nothing() {
    let server = Server::start();
    let made = server.make(&room_for::<Shelter>(2)).await;
    let [invitation, other] = [0, 1].map(|at| made.seats[at].as_ref().unwrap());
    let taken = [invitation, other, &made.watch].map(String::as_str);
    let misshapen = ["", "1", "0123456789ABCDEF0123456789ABCDEF", "0123456789abcdef0123456789abcdeg"];
    for bad in misshapen.into_iter().chain(taken) {
        let code = refused::<Shelter>(&server, with_key(&made.room, invitation, bad)).await;
        assert_eq!(code, Some(Code::NotGood), "{bad}");
    }
    let mut guest = Guest::<Shelter>::enter(&server.address, &made.room, invitation, None).await;
    guest.until(|guest| guest.welcome.is_some()).await;
}
