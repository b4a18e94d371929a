//! Every example on the shelf can be read and, unless its set-up is refused, tried out.

use shelter::example::Example;

#[test]
fn every_example_can_be_tried_out() {
    let mut refused = Vec::new();
    for (name, text) in shelf::shelter_examples() {
        let example = Example::read(name, text).unwrap_or_else(|mistakes| panic!("{mistakes}"));
        let Ok(table) = example.table() else {
            refused.push((*name, text.contains("setup-refused")));
            continue;
        };
        assert!(table.log().is_practice(), "{name}");
        assert_eq!(table.setup().colors.len(), example.players().len(), "{name}");
    }
    assert!(refused.len() < 10 && refused.iter().all(|(_, expected)| *expected), "{refused:?}");
}
