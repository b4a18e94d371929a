//! The audit of the page for people who do not see it, or not well: axe-core, run in the page.

use std::fmt::{self, Display};

use anyhow::{Context, Result};
use fantoccini::Client;
use serde::Deserialize;

/// See `NOTICE.md`.
const AXE: &str = include_str!("../vendor/axe.min.js");

const RUN: &str = "
const done = arguments[arguments.length - 1];
axe.run(document, { resultTypes: ['violations'] }).then(
  (result) => done({ violations: result.violations }),
  (reason) => done({ failed: String(reason) }),
);";

/// A rule of the audit that the page breaks.
#[derive(Clone, Debug, Deserialize)]
pub struct Finding {
    /// The name of the rule.
    pub id: String,
    /// How bad it is: minor, moderate, serious, critical.
    #[serde(default)]
    pub impact: Option<String>,
    /// What should be the case.
    pub help: String,
    /// Where it is not.
    #[serde(default)]
    pub nodes: Vec<Place>,
}

/// An element that breaks a rule.
#[derive(Clone, Debug, Deserialize)]
pub struct Place {
    /// The element itself.
    pub html: String,
    /// Why it breaks the rule.
    #[serde(default, rename = "failureSummary")]
    pub why: Option<String>,
}

impl Finding {
    /// Whether somebody is kept from playing by it.
    pub fn is_serious(&self) -> bool {
        matches!(self.impact.as_deref(), Some("serious" | "critical") | None)
    }
}

impl Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} ({}): {}", self.id, self.impact.as_deref().unwrap_or("unknown"), self.help)?;
        for place in &self.nodes {
            writeln!(f, "  {}", place.html)?;
            for line in place.why.iter().flat_map(|why| why.lines()) {
                writeln!(f, "    {line}")?;
            }
        }
        Ok(())
    }
}

#[derive(Deserialize)]
struct Answer {
    #[serde(default)]
    violations: Vec<Finding>,
    failed: Option<String>,
}

/// All findings on the page as it is now.
pub(crate) async fn run(client: &Client) -> Result<Vec<Finding>> {
    client.execute(AXE, Vec::new()).await.context("axe cannot be put into the page")?;
    let answer = client.execute_async(RUN, Vec::new()).await.context("axe does not answer")?;
    let answer: Answer = serde_json::from_value(answer).context("axe answers something unknown")?;
    match answer.failed {
        Some(reason) => anyhow::bail!("axe failed: {reason}"),
        None => Ok(answer.violations),
    }
}
