import { gzipSync } from "node:zlib";
import { songPath } from "../support/songs.ts";
import { expect, test } from "../support/test.ts";

const paths = ["/", "/home", "/search", songPath("Vatapi Ganapatim"), "/raagas", "/taalas/Adi"];

/** Kilobytes after compression. */
const weigh = (text: string) => gzipSync(text).length / 1000;

test("the welcome page is light", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain('id="wheel"');
  // Three ways to listen, each with the songs that it plays.
  expect(weigh(html)).toBeLessThanOrEqual(9.4);
});

/**
 * With the styles that it carries, among them those that keep lines still while a script's face comes, and the link to
 * the manifest by which the site is installed.
 */
const results: [query: string, most: number][] = [
  ["q=Rama", 14.05],
  ["q=Kalyani", 13.75],
  ["raagaDescription=Kalyani", 14.35],
  ["q=Rama&lng=ml", 15.3],
  ["raagaDescription=Kalyani&lng=ta", 15.7],
];

for (const [query, most] of results)
  test(`a page of results is light: ${query}`, async ({ request }) => {
    const html = await (await request.get(`/search?${query}&searched=true`)).text();
    expect(html).toContain('class="leaves"');
    expect(weigh(html)).toBeLessThanOrEqual(most);
  });

for (const path of paths)
  test(`the style sheets of a page are light: ${path}`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const sheets = html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
    const files = [...new Set([...sheets].map(([, href]) => href!))].map(async (href) =>
      (await request.get(href)).text(),
    );
    const carried = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text!);
    const styles = [...carried, ...(await Promise.all(files))].join("");
    expect(styles).toContain("--font-ui");
    expect(weigh(styles)).toBeLessThanOrEqual(11.5);
  });
