//! Programs that are found on this machine, or installed from the packages of the distribution.

use std::{env, path::PathBuf};

use crate::tasks::call;

/// The program with this name, where the shell would find it.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(&file)).find(|path| path.is_file())
}

/// Tries packages of Debian and its relatives, which are named differently from one to the next. Whether it helped is
/// seen by looking again.
pub(crate) fn install(what: &str, packages: &[&[&str]]) {
    if on_path("apt-get").is_none() {
        return;
    }
    eprintln!("missing: {what}; trying to install");
    let is_root = call("id", &["-u"]).output().is_ok_and(|(id, _)| id.trim() == "0");
    let apt = |arguments: &[&str]| {
        let call = match is_root {
            true => call("apt-get", arguments),
            // Without a password to ask for, or not at all.
            false => call("sudo", &["-n", "apt-get"]).arguments(arguments),
        };
        call.setting("DEBIAN_FRONTEND", "noninteractive".to_owned()).run()
    };
    for packages in packages {
        let arguments = [&["install", "--yes", "--no-install-recommends"], *packages].concat();
        // The list of packages is fetched only if what is there does not do.
        let installed = apt(&arguments).or_else(|_| apt(&["update"]).and_then(|()| apt(&arguments)));
        match installed {
            Ok(()) => return,
            Err(error) => eprintln!("{error:#}"),
        }
    }
}
