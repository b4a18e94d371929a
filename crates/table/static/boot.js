// Starts the program, and keeps the page up to date and usable without a network.
import start from "./{{js}}";

const OFFLINE = {{offline}};

function keepUpToDate() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  if (!OFFLINE) {
    // A build for development must not be hidden by what an earlier visit kept.
    workers.getRegistrations().then((all) => all.forEach((one) => one.unregister()));
    return;
  }
  // The program reads the mark when it starts and hears the event afterwards.
  workers.addEventListener("message", (message) => {
    if (message.data?.type !== "updated") return;
    document.documentElement.dataset.updated = message.data.build;
    window.dispatchEvent(new CustomEvent("bottlecap-updated", { detail: message.data.build }));
  });
  // Without a network the check fails, and the page goes on with what it has.
  const check = (registration) => registration.update().catch(() => {});
  workers
    .register("./sw.js", { updateViaCache: "none" })
    .then((registration) => {
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") check(registration);
      });
      return check(registration);
    })
    .catch((reason) => console.info("no offline play:", reason));
}

try {
  await start({ module_or_path: new URL("./{{wasm}}", import.meta.url) });
  document.getElementById("boot")?.remove();
} catch (reason) {
  console.error(reason);
  document.getElementById("boot-reason").textContent = String(reason);
  document.getElementById("boot-failed").hidden = false;
}
keepUpToDate();
