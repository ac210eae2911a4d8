import { expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { visit } from "../support/front-door.ts";

test("the feed has new and changed songs, the last one first", async () => {
  await makeSong({ title: "Old", createdAt: new Date(1000) });
  await makeSong({ title: "New & <bold>", createdAt: new Date(3000) });
  await makeSong({ title: "Changed", createdAt: new Date(500), updatedAt: new Date(5000) });
  const response = await visit("/feed.atom");
  expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
  const feed = await response.text();
  const titles = [...feed.matchAll(/<entry>[^]*?<title>(.*?)<\/title>/g)].map(([, title]) => title);
  expect(titles).toEqual(["Changed", "New &amp; &lt;bold&gt;", "Old"]);
  expect(feed).toContain("<updated>1970-01-01T00:00:05.000Z</updated>");
});

test("the sitemap lists its parts, and a part its songs in every language", async () => {
  const id = await makeSong({ title: "A song" });
  const list = await (await visit("/sitemap.xml")).text();
  expect(list).toContain("<sitemap><loc>http://localhost:8787/sitemap.xml?part=1</loc></sitemap>");
  const part = await (await visit("/sitemap.xml?part=1")).text();
  for (const path of ["/", "/home", "/people", "/search", "/about/numbers", `/songs/${id}`])
    expect(part).toContain(`<loc>http://localhost:8787${path}</loc>`);
  expect(part.match(/hreflang="ta"/g)).toHaveLength(6);
  expect(await (await visit("/sitemap.xml?part=9")).text()).not.toContain("<url>");
});

test("robots are told where the sitemap is", async () => {
  expect(await (await visit("/robots.txt")).text()).toContain(
    "Sitemap: http://localhost:8787/sitemap.xml",
  );
});
