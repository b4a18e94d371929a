// Starts the program, and keeps the page up to date and usable without a network.
const OFFLINE = {{offline}};
// Compressed on its way, it is counted as it arrives.
const BYTES = {{bytes}};
const workers = navigator.serviceWorker;

// The program reads the mark when it starts and hears the event afterwards. A message that nobody listens to is lost,
// so this comes first.
workers?.addEventListener("message", (message) => {
  if (message.data?.type !== "updated") return;
  document.documentElement.dataset.updated = message.data.build;
  window.dispatchEvent(new CustomEvent("bottlecap-updated", { detail: message.data.build }));
});

async function keepUpToDate() {
  if (!OFFLINE) {
    // A build for development must not be hidden by what an earlier visit kept.
    for (const registration of await workers.getRegistrations()) await registration.unregister();
    return;
  }
  const registration = await workers.register("./sw.js", { updateViaCache: "none" });
  // Without a network the check fails, and the page goes on with what it has.
  const check = () => registration.update().catch(() => {});
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") check();
  });
  check();
}

// The first screen stands in its letters before the program takes the line, and again before the program takes it over:
// letters that change then would make it jump, and what was not painted in them counts as painted late. A page in the
// background is never painted.
const painted = async () => {
  await document.fonts.ready;
  await new Promise((done) => {
    setTimeout(done, 300);
    requestAnimationFrame(() => setTimeout(done));
  });
};

async function count(answer) {
  const bars = document.querySelectorAll(".boot-progress");
  const reader = answer.body.getReader();
  for (let bytes = 0, part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    for (const bar of bars) bar.value = bytes / BYTES;
  }
}

// After a panic, or when the browser has lost the program, nothing of it may run any more: the screen for that is there
// beforehand. Every move is stored before it is shown, so the game goes on where it was.
function end(what) {
  const screen = document.getElementById("fault");
  if (!screen.hidden) return;
  screen.hidden = false;
  screen.querySelector("pre").textContent = what;
  // Another address, so that the browser loads the page anew and does not only jump within it.
  for (const way of screen.querySelectorAll("[data-to]")) {
    const to = way.dataset.to === "here" ? location.hash : way.dataset.to;
    way.href = `?again=${Date.now()}${to}`;
  }
  // The address of a room tells its token.
  const place = location.hash.startsWith("#/room/") ? "a room" : location.hash;
  const { lang } = document.documentElement;
  const report = `Bottlecap {{version}}\n${what}\n\nscreen: ${place}\nlanguage: ${lang}\nbrowser: ${navigator.userAgent}\n`;
  screen.querySelector("[download]").href = URL.createObjectURL(new Blob([report], { type: "text/plain" }));
  screen.querySelector("a").focus();
}
addEventListener("bottlecap-panic", (panic) => end(panic.detail));
const lost = (error, said) => {
  const stack = error?.stack ?? "";
  // In Firefox a stack does not say of what it is one.
  const what = [said, stack.includes(String(error)) ? "" : error, stack].filter(Boolean).join("\n");
  // A stack that overflows in the program leaves it in the middle of something.
  // Chromium and Safari call that a RangeError, Firefox an InternalError with too much recursion.
  const isOverflow = /\bRangeError\b|\btoo much recursion\b/.test(what) && /\.wasm\b/.test(what);
  if (/\bRuntimeError\b/.test(what) || isOverflow) end(what);
};
addEventListener("error", (event) => lost(event.error, event.message));
addEventListener("unhandledrejection", (event) => lost(event.reason, ""));

try {
  await painted();
  // The first screen has drawings of its own. The others are there when the program uses them.
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "use");
  drawing.setAttribute("href", `${document.querySelector("meta[name=sprite]").content}#app-mark`);
  document.querySelector("#boot .brand-mark").append(drawing);
  const { lang } = document.documentElement;
  const words = fetch(document.querySelector(`meta[name=words-${lang}]`).content);
  const program = import("./{{js}}");
  const answer = await fetch(new URL("./{{wasm}}", import.meta.url));
  // A copy is counted: of the answer itself the browser keeps what it compiled.
  count(answer.clone()).catch(() => {});
  const { default: start } = await program;
  // The program takes its texts from here when it starts.
  window.bottlecapWords = await (await words).text();
  window.bottlecapLang = lang;
  await painted();
  await start({ module_or_path: answer });
  document.getElementById("boot").remove();
} catch (reason) {
  console.error(reason);
  document.getElementById("boot-reason").textContent = String(reason);
  document.getElementById("boot-failed").hidden = false;
}
if (workers) keepUpToDate().catch((reason) => console.info("no offline play:", reason));
