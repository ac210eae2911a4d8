import { expect, test } from "vitest";
import { assetsOfDocument, assetsOfFile } from "./assets.ts";

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
