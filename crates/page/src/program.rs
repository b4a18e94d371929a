//! The program of the page: compiled to WebAssembly, with the JavaScript that binds it to the browser.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use page_compiler::Mode;
use wasm_bindgen_cli_support::Bindgen;

use crate::{
    games::{GAMES, Game},
    split,
};

/// What the compiler made of all games.
pub(crate) struct Compiled {
    /// In the order of the games.
    pub(crate) modules: Vec<PathBuf>,
    /// The target folder of this build.
    pub(crate) target: PathBuf,
}

/// What wasm-bindgen made of a game.
pub(crate) struct Program {
    pub(crate) wasm: Vec<u8>,
    pub(crate) js: String,
    /// What is fetched later, by its names in the script.
    pub(crate) chunks: Vec<(String, Vec<u8>)>,
}

/// Compiles the program of each game.
pub(crate) fn compile_all(mode: Mode) -> Result<Compiled> {
    let built = page_compiler::compile(mode)?;
    let module = |game: &Game| {
        let module = built.iter().find(|file| file.file_stem().is_some_and(|stem| stem == game.program));
        module.cloned().with_context(|| format!("cargo names no program {}", game.program))
    };
    let modules = GAMES.iter().map(module).collect::<Result<Vec<PathBuf>>>()?;
    let target = modules.first().and_then(|module| module.ancestors().nth(3)).map(Path::to_owned);
    Ok(Compiled { modules, target: target.context("the compiler put the program at an unexpected place")? })
}

/// The programs as a browser takes them, in the order of the games.
pub(crate) fn bind_all(compiled: &Compiled, mode: Mode) -> Result<Vec<(&'static Game, Program)>> {
    let games = GAMES.iter().zip(&compiled.modules);
    games.map(|(game, module)| Ok((game, bind(game, module, &compiled.target.join("chunks"), mode)?))).collect()
}

fn bind(game: &Game, module: &Path, folder: &Path, mode: Mode) -> Result<Program> {
    let split = split::cut(module, &folder.join(game.id), mode)?;
    let mut bindgen = Bindgen::new();
    let is_real = mode == Mode::Real;
    bindgen.input_path(&split.main).out_name(game.id).typescript(false).omit_default_module_path(true);
    bindgen.demangle(!is_real).remove_name_section(is_real).remove_producers_section(is_real).keep_debug(false);
    // The chunks share the memory and the table of functions.
    bindgen.keep_lld_exports(true);
    let mut output = bindgen.web(true)?.generate_output().context("wasm-bindgen failed")?;
    // Every crate with bindings is listed, most of them with nothing.
    let brought = output.snippets().iter().filter(|(_, files)| !files.is_empty()).map(|(name, _)| name);
    let brought: Vec<&String> = brought.chain(output.local_modules().keys()).collect();
    if !brought.is_empty() {
        bail!("a crate brings JavaScript of its own, which the page does not serve: {brought:?}");
    }
    if !is_real {
        let js = split.join(output.js(), mode);
        return Ok(Program { js, wasm: output.wasm_mut().emit_wasm(), chunks: split.chunks });
    }
    let js = split.join(&without_comments(output.js()), mode);
    let module = output.wasm_mut();
    drop_streams(module)?;
    // Both sides know each other by long names with hashes, which no compression makes short.
    let imports = module.imports.iter_mut().map(|import| &mut import.name);
    let exports = module.exports.iter_mut().map(|export| &mut export.name);
    let mut short = BTreeMap::new();
    for name in imports.chain(exports).filter(|name| is_made(name)) {
        let next = format!("_{}", short.len());
        let next = short.entry(std::mem::take(name)).or_insert(next);
        name.clone_from(next);
    }
    Ok(Program { js: renamed(&js, &short), wasm: module.emit_wasm(), chunks: split.chunks })
}

/// Takes out what a library below the screens exports for streams between Rust and JavaScript, with all that only this
/// needs. Nobody opens such a stream.
fn drop_streams(module: &mut walrus::Module) -> Result<()> {
    const STREAM: &str = "intounderlying";
    if let Some(import) = module.imports.iter().find(|import| import.name.contains(STREAM)) {
        bail!("the program opens streams now, and needs what is taken out here: {}", import.name);
    }
    let exports = module.exports.iter().filter(|export| export.name.contains(STREAM));
    for export in exports.map(walrus::Export::id).collect::<Vec<_>>() {
        module.exports.delete(export);
    }
    walrus::passes::gc::run(module);
    Ok(())
}

/// Whether a name was made by wasm-bindgen with a hash or a number at its end, so that nobody else says it.
fn is_made(name: &str) -> bool {
    let end = name.rsplit('_').next().unwrap_or_default();
    let hash = end.strip_prefix('h').unwrap_or(end);
    (name.contains("wbg_") || name.contains("bindgen"))
        && hash.len() == 16
        && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The script with other names. Names are whole words.
fn renamed(js: &str, names: &BTreeMap<String, String>) -> String {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$';
    let mut whole = String::with_capacity(js.len());
    let mut rest = js;
    while let Some(begin) = rest.find(is_part) {
        let end = rest[begin..].find(|letter| !is_part(letter)).map_or(rest.len(), |length| begin + length);
        whole.push_str(&rest[..begin]);
        let word = &rest[begin..end];
        whole.push_str(names.get(word).map_or(word, String::as_str));
        rest = &rest[end..];
    }
    whole + rest
}

/// A script without what only people read. Comments stand on lines of their own.
pub(crate) fn without_comments(js: &str) -> String {
    let mut is_comment = false;
    let lines = js.lines().map(str::trim).filter(|line| {
        is_comment |= line.starts_with("/**");
        let is_code = !is_comment && !line.is_empty() && !line.starts_with("//");
        is_comment &= !line.ends_with("*/");
        is_code
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_hashes_get_short() {
        assert!(is_made("__wbg_add_0123456789abcdef") && is_made("wasm_bindgen__invoke__h0123456789abcdef"));
        assert!(!is_made("__wbindgen_start") && !is_made("memory") && !is_made("add_0123456789abcdef"));
        let names = BTreeMap::from([("__wbg_a".to_owned(), "_0".to_owned())]);
        let js = "imports = { __wbg_a: f, __wbg_ab: g }; wasm.__wbg_a(\"é\")";
        assert_eq!(renamed(js, &names), "imports = { _0: f, __wbg_ab: g }; wasm._0(\"é\")");
    }

    #[test]
    fn comments_go_and_code_stays() {
        let js = "/**\n * @returns {number}\n */\n  get a() {\n\n    return 1; // one\n}\n/** one */\n// two\n}";
        assert_eq!(without_comments(js), "get a() {\nreturn 1; // one\n}\n}\n");
    }
}
