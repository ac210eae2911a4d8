import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openBrowser } from "#tests/browser-caches.ts";
import {
  assetsOfDocument,
  assetsOfFile,
  storeAssets,
  storeAssetsOfTab,
  sweepAssets,
} from "./assets.ts";
import { listPaths, openStore } from "./store.ts";

test("a document names its scripts, styles, pictures and preloaded faces, each once", () => {
  const html = `<link rel="preload" href="/assets/text-a.woff2" as="font"/>
    <style>@font-face{src:url(/assets/telugu-b.woff2)format("woff2")}.a{mask:url(/assets/lamp-c.svg)}</style>
    <link rel="modulepreload" href="/assets/song-d.js"/><script>import "/assets/song-d.js"</script>
    <img src="/pictures/people/${"0a".repeat(16)}.webp"/><a href="/media/${"0a".repeat(16)}">x</a>`;
  expect(assetsOfDocument(html)).toEqual([
    "/assets/text-a.woff2",
    "/assets/lamp-c.svg",
    "/assets/song-d.js",
    `/pictures/people/${"0a".repeat(16)}.webp`,
  ]);
});

test("a script names what it loads, now or later", () => {
  const script = `import{a}from"./site-1.js";const b=()=>import("./player-2.js");
    const c="/assets/player-3.css",d=["assets/en-4.json"];`;
  expect(assetsOfFile("/assets/song-1.js", script)).toEqual([
    "/assets/site-1.js",
    "/assets/player-2.js",
    "/assets/player-3.css",
    "/assets/en-4.json",
  ]);
});

test("the list of routes, pictures and words name nothing that is stored with them", () => {
  const text = '{"module":"/assets/admin-1.js"}';
  for (const path of ["/assets/manifest-5e7846cc.js", "/assets/lamp-c.svg", "/assets/en-4.json"])
    expect(assetsOfFile(path, text), path).toEqual([]);
});

describe("of the stored files", () => {
  const page = (...names: string[]) =>
    names.map((name) => `<link href="/assets/${name}"/>`).join("");
  const inStyle = '<style>@font-face{src:url(/assets/telugu-1.woff2)format("woff2")}</style>';
  async function* pagesOf(...pages: string[]) {
    yield* pages;
  }
  const stored = async () => (await listPaths("assets")).toSorted();
  const day = 86_400_000;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1e12 });
    await openBrowser({
      "/assets/old-1.js": () => new Response('import("./part-1.js")'),
      "/assets/part-1.js": () => new Response(""),
      "/assets/new-2.js": () => new Response(""),
      "/favicon.svg": () => new Response("<svg/>"),
    });
    await storeAssets(["/favicon.svg"]);
  });
  afterEach(() => void vi.useRealTimers());

  test("those that nothing needs stay for fourteen days, for tabs that are open", async () => {
    await storeAssets(["/assets/old-1.js"]);
    await sweepAssets(pagesOf(page("old-1.js")));
    vi.setSystemTime(1e12 + 20 * day);
    await storeAssets(["/assets/new-2.js"]);
    const all = ["/assets/new-2.js", "/assets/old-1.js", "/assets/part-1.js", "/favicon.svg"];
    await sweepAssets(pagesOf(page("new-2.js")));
    expect(await stored()).toEqual(all);
    vi.setSystemTime(1e12 + 33 * day);
    await sweepAssets(pagesOf(page("new-2.js")));
    expect(await stored()).toEqual(all);
    vi.setSystemTime(1e12 + 34 * day);
    await sweepAssets(pagesOf(page("new-2.js")));
    expect(await stored()).toEqual(["/assets/new-2.js", "/favicon.svg"]);
  });

  test("those of a tab whose page is not stored stay fourteen days after its last page", async () => {
    await storeAssetsOfTab(page("old-1.js"));
    await sweepAssets(pagesOf());
    vi.setSystemTime(1e12 + 10 * day);
    await storeAssetsOfTab(page("old-1.js"));
    await sweepAssets(pagesOf());
    vi.setSystemTime(1e12 + 20 * day);
    await sweepAssets(pagesOf());
    expect(await stored()).toEqual(["/assets/old-1.js", "/assets/part-1.js", "/favicon.svg"]);
    vi.setSystemTime(1e12 + 30 * day);
    await sweepAssets(pagesOf());
    expect(await stored()).toEqual(["/favicon.svg"]);
  });

  test("fonts go as well, unless a stored page has them", async () => {
    const store = await openStore("assets");
    for (const name of ["telugu-1", "tamil-1"])
      await store.put(`/assets/${name}.woff2`, new Response(""));
    await sweepAssets(pagesOf(inStyle));
    vi.setSystemTime(1e12 + 14 * day);
    await sweepAssets(pagesOf(inStyle));
    expect(await stored()).toEqual(["/assets/telugu-1.woff2", "/favicon.svg"]);
  });
});
