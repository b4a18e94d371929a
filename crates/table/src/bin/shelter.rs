//! The page of Shelter.

fn main() {
    table::show_shelter();
}
