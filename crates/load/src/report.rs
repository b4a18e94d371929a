//! The table of what was measured.

use std::time::Duration;

use load::players::{Plan, Played};

use crate::program::{Slept, Usage};

fn at(sorted: &[Duration], part: f64) -> f64 {
    let place = (sorted.len() as f64 * part) as usize;
    sorted.get(place.min(sorted.len().saturating_sub(1))).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}

/// Prints what was measured while rooms were played.
pub fn print(plan: &Plan, played: &Played<Usage>, base: u64) {
    let moves = played.round_trips.len() as f64;
    let seconds = played.time.as_secs_f64();
    let (before, after) = (&played.before, &played.after);
    let cpu = (after.cpu - before.cpu).as_secs_f64();
    let cores = cpu / seconds;
    let pace = plan.pace.map_or("full speed".to_owned(), |pace| format!("one move in {} ms", pace.as_millis()));
    let players = plan.new.seats.len();
    println!("{} rooms of {}, {players} players each, {pace}, {seconds:.1} s", plan.rooms, plan.new.game);
    println!("  durable moves a second   {:>10.0}", moves / seconds);
    println!("  round trip p50           {:>10.2} ms", at(&played.round_trips, 0.50));
    println!("  round trip p99           {:>10.2} ms", at(&played.round_trips, 0.99));
    println!("  longest                  {:>10.2} ms", at(&played.round_trips, 1.0));
    println!("  told to each player      {:>10} bytes a move", played.told);
    println!("  server's cores           {cores:>10.2}");
    println!("  server's time a move     {:>10.1} microseconds", cpu / moves.max(1.0) * 1e6);
    for (name, time) in &after.threads {
        let earlier = before.threads.iter().find(|(known, _)| known == name).map_or(Duration::ZERO, |(_, time)| *time);
        let spent = time.saturating_sub(earlier).as_secs_f64();
        println!("    {name:<22} {:>10.1} microseconds", spent / moves.max(1.0) * 1e6);
    }
    let memory = after.memory.saturating_sub(base) / played.awake.max(1);
    println!("  rooms awake              {:>10}", played.awake);
    println!("  memory                   {:>10.1} KiB a room", memory as f64 / 1024.0);
}

/// Prints what sleeping rooms cost.
pub fn print_sleep(slept: &Slept) {
    let grown = slept.after.saturating_sub(slept.before) as f64 / slept.rooms.max(1) as f64;
    println!("{} rooms more that sleep", slept.rooms);
    println!("  memory                   {:>10.3} KiB a room", grown / 1024.0);
}
