// Does one thing: without a connection, a page is answered by the page that says so.
const cacheName = "offline-1";

async function keepOfflinePage(query = "") {
  const cache = await caches.open(cacheName);
  const page = await fetch(`/offline${query}`, { cache: "reload" });
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

/** The page that is kept speaks the language of the page that was read last. */
async function keepLanguage(page) {
  const kept = await caches.match("/offline");
  const language = page.headers.get("Content-Language");
  if (kept && language && kept.headers.get("Content-Language") !== language)
    await keepOfflinePage(`?lng=${language}`);
}

async function answer(event) {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (request.mode === "navigate") event.waitUntil(keepLanguage(response).catch(() => {}));
    return response;
  } catch {
    return answerWithout(request);
  }
}

async function answerWithout(request) {
  const kept = await caches.match(request.mode === "navigate" ? "/offline" : request);
  return kept ?? Response.error();
}

self.addEventListener("fetch", (event) => {
  const { mode, destination } = event.request;
  if (mode !== "navigate" && destination !== "style" && destination !== "image") return;
  event.respondWith(answer(event));
});
