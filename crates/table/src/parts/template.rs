//! Parts of the page that are written as HTML with gaps.

/// The template with every `{{name}}` replaced.
pub fn fill_template(template: &str, filling: impl Fn(&str) -> String) -> String {
    let mut parts = template.split("{{");
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once("}}").unwrap_or((part, ""));
        let text = filling(name).replace('&', "&amp;").replace('<', "&lt;");
        whole.push_str(&text);
        whole.push_str(rest);
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_with_text() {
        assert_eq!(fill_template("<p>{{a}}</p>{{b}}", |gap| format!("{gap} <&")), "<p>a &lt;&amp;</p>b &lt;&amp;");
    }
}
