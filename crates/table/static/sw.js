// Keeps every file of one build, so that the page opens and plays without a network.
const BUILD = "{{build}}";
const FILES = {{files}};
const PREFIX = "bottlecap-";
const CACHE = PREFIX + BUILD;

// Files in assets are named by their content: what the browser has of them is what we want.
const request = (file) => new Request(file, { cache: file.startsWith("assets/") ? "default" : "reload" });

const outdated = async () =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map(request)))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = await outdated();
      // Whoever still has the build before on the screen may open a part of it that was never opened.
      await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
      await self.clients.claim();
      // Whoever has the page open without an older build in the cache is on its first visit.
      if (old.length === 0) return;
      for (const client of await self.clients.matchAll({ type: "window" })) {
        client.postMessage({ type: "updated", build: BUILD });
      }
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const scope = new URL(self.registration.scope);
  if (event.request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const path = url.pathname.slice(scope.pathname.length);
  const file = path === "" || path === "index.html" ? "./" : path;
  const isOurs = FILES.includes(file);
  if (!isOurs && !file.startsWith("assets/")) return;
  const where = isOurs ? { cacheName: CACHE } : {};
  event.respondWith(caches.match(new URL(file, scope), where).then((kept) => kept ?? fetch(event.request)));
});
