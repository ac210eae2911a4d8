import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { makePeople, makeSong } from "../support/factories.ts";
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
  for (const path of [
    "/",
    "/home",
    "/search",
    "/radio",
    "/practise",
    "/about",
    "/about/numbers",
    "/data",
    "/about/privacy",
    `/songs/${id}`,
  ])
    expect(part).toContain(`<loc>http://localhost:8787${path}</loc>`);
  expect(part.match(/hreflang="ta"/g)).toHaveLength(11);
  expect(await (await visit("/sitemap.xml?part=9")).text()).not.toContain("<url>");
});

test("a page of the sitemap lists itself: English is the bare address, as is the default", async () => {
  await makeSong({ title: "A song" });
  await makePeople("tyagaraja");
  for (const name of ["1", "people"]) {
    const part = await (await visit(`/sitemap.xml?part=${name}`)).text();
    const pages = part.match(/<url>.*<\/url>/g)!;
    for (const page of pages) {
      const [, address] = /<loc>(.*?)<\/loc>/.exec(page)!;
      const alternates = Array.from(
        page.matchAll(/hreflang="(.*?)" href="(.*?)"/g),
        ([, language, href]) => [language, href] as const,
      );
      expect(alternates).toEqual([
        ["x-default", address],
        ["en", address],
        ...["te", "ta", "kn", "ml", "hi"].map((code) => [code, `${address}?lng=${code}`]),
      ]);
    }
  }
});

test("the sitemap has the list of people and everybody in it but who was merged", async () => {
  await makePeople("tyagaraja", "chembai-vaidyanatha-bhagavatar", "swati-tirunal");
  await env.DB.prepare(
    "UPDATE people SET merged_into = 'tyagaraja' WHERE id = 'swati-tirunal'",
  ).run();
  expect(await (await visit("/sitemap.xml")).text()).toContain("/sitemap.xml?part=people</loc>");
  const part = await (await visit("/sitemap.xml?part=people")).text();
  const paths = Array.from(
    part.matchAll(/<loc>http:\/\/localhost:8787(.*?)<\/loc>/g),
    ([, path]) => path,
  );
  expect(paths).toEqual(["/people", "/people/chembai-vaidyanatha-bhagavatar", "/people/tyagaraja"]);
});

test("robots are told where the sitemap is, and stay away from comparisons and citations", async () => {
  const robots = await (await visit("/robots.txt")).text();
  expect(robots).toContain("Sitemap: http://localhost:8787/sitemap.xml");
  expect(robots).toContain("Disallow: /cite/\n");
  expect(robots).toContain("Disallow: /raagas/*/beside/\nDisallow: /raagas/beside\n");
});
