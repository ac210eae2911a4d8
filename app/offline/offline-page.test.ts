import { expect, test } from "vitest";
import { openBrowser, publicAnswer, publicPage } from "#tests/browser-caches.ts";
import { fillOfflinePage, findOfflinePage } from "./offline-page.ts";
import { savePage } from "./pages.ts";
import { writeRecord } from "./store.ts";

const page = `<html><head><link rel="modulepreload" href="/assets/root-1.js"/></head><body>
<section hidden="" class="saved-pages" data-things=""><h2>Kept</h2><ul></ul></section>
<section hidden="" class="saved-pages" data-visits=""><h2>Visited</h2><ul></ul></section>
<script nonce="a">window.x = "</a>";</script><script type="module">import "/assets/root-1.js"</script></body></html>`;

test("lists what the device keeps, and has no scripts", () => {
  const filled = fillOfflinePage(page, [{ name: "Vatapi", to: "/songs/5" }], [["/", "Welcome"]]);
  expect(filled).toContain('data-things=""><h2>Kept</h2><ul><li><a href="/songs/5">Vatapi</a>');
  expect(filled).toContain('data-visits=""><h2>Visited</h2><ul><li><a href="/">Welcome</a>');
  expect(filled).not.toContain("hidden");
  expect(filled).not.toContain("script");
  expect(filled).not.toContain("modulepreload");
});

test("shows no list of nothing", () => {
  const filled = fillOfflinePage(page, [], [["/", "Welcome"]]);
  expect(filled.match(/hidden=""/g)).toHaveLength(1);
  expect(filled).toContain("<h2>Kept</h2><ul></ul>");
});

test("T103 names and titles are text", () => {
  const name = `<img src=x onerror="alert(1)">$&`;
  const title = "Rama &amp; Sita<script>";
  const filled = fillOfflinePage(page, [{ name, to: '/songs/5?a="b"' }], [["/a", title]]);
  expect(filled).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;$&amp;</a>");
  expect(filled).toContain('href="/songs/5?a=&quot;b&quot;"');
  expect(filled).toContain("Rama &amp; Sita&lt;script></a>");
});

test("leaves out what was searched for, which others who use the device need not see", async () => {
  await openBrowser({
    "/offline": () => publicPage(page),
    "/assets/root-1.js": () => publicAnswer(""),
  });
  await savePage("/offline");
  await writeRecord("/visits", [
    ["/search?q=Vatapi", "Vatapi"],
    ["/search", "Search"],
  ]);
  const filled = await (await findOfflinePage())!.text();
  expect(filled).toContain('<a href="/search">Search</a>');
  expect(filled).not.toContain("Vatapi");
});
