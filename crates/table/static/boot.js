// Starts the program, and keeps the page up to date and usable without a network.
import start from "./{{js}}";

const OFFLINE = {{offline}};
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

try {
  await start({ module_or_path: new URL("./{{wasm}}", import.meta.url) });
  document.getElementById("boot")?.remove();
} catch (reason) {
  console.error(reason);
  document.getElementById("boot-reason").textContent = String(reason);
  document.getElementById("boot-failed").hidden = false;
}
if (workers) keepUpToDate().catch((reason) => console.info("no offline play:", reason));
