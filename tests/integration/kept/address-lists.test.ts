import { beforeEach, expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { visit } from "../support/front-door.ts";

beforeEach(async () => {
  await makeSong({ title: "Omkara", lyrics: "first line" });
  await makeSong({ title: "Mahaniya" });
  await makeSong({ title: "In the bin", deletedAt: new Date(5) });
});

test("an address shows the list that it contains, in its order, without what is gone", async () => {
  const response = await visit("/list?songs=2.3.9.1&name=For+practice");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toContain("private");
  const html = await response.text();
  expect(html).toContain("<h1>For practice</h1>");
  const titles = Array.from(html.matchAll(/<h2><a href="\/songs\/(\d)"/g), ([, id]) => id);
  expect(titles).toEqual(["2", "1"]);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('href="/list/sheets?songs=2.3.9.1&amp;name=For+practice"');
});

test("its sheets have the lyrics, in a chosen script, and lead back", async () => {
  const html = await (await visit("/list/sheets?songs=2.1&script=te")).text();
  expect(html.indexOf("Mahaniya")).toBeLessThan(html.indexOf("first line"));
  expect(html).toContain('href="/list?songs=2.1"');
  expect(html).toContain('href="/list/sheets?songs=2.1&amp;script=ta"');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("what is no list is not found, and a list of nothing that is left says so", async () => {
  for (const query of ["", "?songs=", "?songs=x!", `?songs=${"1.".repeat(100)}1`])
    for (const path of ["/list", "/list/sheets"])
      expect((await visit(path + query)).status, path + query).toBe(404);
  const html = await (await visit("/list?songs=3")).text();
  expect(html).toContain("<p>0 songs</p>");
  expect(html, "nothing to print").not.toContain('href="/list/sheets');
});
