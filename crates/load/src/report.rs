//! The table of what was measured.

use std::time::Duration;

use crate::players::{Plan, Played, Slept};

fn at(sorted: &[Duration], part: f64) -> f64 {
    let place = (sorted.len() as f64 * part) as usize;
    sorted.get(place.min(sorted.len().saturating_sub(1))).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}

/// Prints what was measured while rooms were played.
pub fn print(plan: &Plan, played: &Played, base: u64) {
    let moves = played.round_trips.len() as f64;
    let seconds = played.time.as_secs_f64();
    let cores = played.cpu.as_secs_f64() / seconds;
    let pace = plan.pace.map_or("full speed".to_owned(), |pace| format!("one move in {} ms", pace.as_millis()));
    println!("{} rooms of 2 players, {pace}, {seconds:.1} s", plan.rooms);
    println!("  durable moves a second   {:>10.0}", moves / seconds);
    println!("  round trip p50           {:>10.2} ms", at(&played.round_trips, 0.50));
    println!("  round trip p99           {:>10.2} ms", at(&played.round_trips, 0.99));
    println!("  longest                  {:>10.2} ms", at(&played.round_trips, 1.0));
    println!("  told to each player      {:>10} bytes a move", played.told);
    println!("  server's cores           {cores:>10.2}");
    println!("  server's time a move     {:>10.1} microseconds", played.cpu.as_secs_f64() / moves.max(1.0) * 1e6);
    for (name, time) in &played.threads {
        println!("    {name:<22} {:>10.1} microseconds", time.as_secs_f64() / moves.max(1.0) * 1e6);
    }
    let memory = played.memory.saturating_sub(base) / played.awake.max(1);
    println!("  rooms awake              {:>10}", played.awake);
    println!("  memory                   {:>10.1} KiB a room", memory as f64 / 1024.0);
}

/// Prints what sleeping rooms cost.
pub fn print_sleep(slept: &Slept) {
    let grown = slept.after.saturating_sub(slept.before) as f64 / slept.rooms.max(1) as f64;
    println!("{} rooms more that sleep", slept.rooms);
    println!("  memory                   {:>10.3} KiB a room", grown / 1024.0);
}
