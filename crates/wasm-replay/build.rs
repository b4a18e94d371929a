//! Puts the logs where the program includes them from. Without logs the program replays none.

#![allow(clippy::print_stdout, reason = "this is how a build script speaks to Cargo")]

use std::{env, error::Error, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed=BOTTLECAP_LOGS");
    let logs = match env::var("BOTTLECAP_LOGS") {
        Ok(file) => {
            println!("cargo::rerun-if-changed={file}");
            fs::read_to_string(file)?
        }
        Err(_) => String::new(),
    };
    fs::write(Path::new(&env::var("OUT_DIR")?).join("logs.txt"), logs)?;
    Ok(())
}
