// Does one thing: without a connection, a page is answered by the page that says so.
const cacheName = "offline-1";

async function keepOfflinePage() {
  const cache = await caches.open(cacheName);
  const page = await fetch("/offline", { cache: "reload" });
  if (!page.ok) throw new Error(`No offline page: ${page.status}`);
  await cache.put("/offline", page.clone());
  const looks = (await page.text()).match(/\/assets\/[\w.-]+\.(?:css|svg)/g) ?? [];
  await cache.addAll([...new Set([...looks, "/favicon.svg"])]);
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

async function answerWithout(request) {
  const kept = await caches.match(request.mode === "navigate" ? "/offline" : request);
  return kept ?? Response.error();
}

self.addEventListener("fetch", (event) => {
  const { mode, destination } = event.request;
  if (mode !== "navigate" && destination !== "style" && destination !== "image") return;
  event.respondWith(fetch(event.request).catch(() => answerWithout(event.request)));
});
