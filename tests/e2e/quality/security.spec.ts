import type { APIRequestContext, APIResponse } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const nonceOf = (response: APIResponse) =>
  /'nonce-([^']+)'/.exec(response.headers()["content-security-policy"] ?? "")?.[1];

test("every answer has a nonce of its own, which all of its scripts and styles carry", async ({
  request,
}) => {
  for (const path of ["/", "/home", "/search", "/songs/63", "/songs/99999"]) {
    const answers = [await request.get(path), await request.get(path)];
    const nonces = answers.map(nonceOf);
    expect(nonces[0], path).toMatch(/^[\w+/]{22}==$/);
    expect(nonces[0], path).not.toBe(nonces[1]);
    for (const [at, answer] of answers.entries()) {
      const html = await answer.text();
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes!);
      const run = scripts.filter((attributes) => !attributes.includes("application/ld+json"));
      expect(run.length, path).toBeGreaterThan(2);
      for (const attributes of run) expect(attributes).toContain(`nonce="${nonces[at]}"`);
      for (const [, attributes] of html.matchAll(/<style\b([^>]*)>/g))
        expect(attributes, path).toContain(`nonce="${nonces[at]}"`);
      expect(html, "no style or handler in the markup").not.toMatch(/\sstyle="|\son\w+="/);
    }
  }
});

/** Returns the URLs of this site in a document or a style sheet. */
function findUrls(text: string, address: URL): URL[] {
  const found = [
    ...text.matchAll(/(?<![\w-])(?:href|src|content|action)="((?:\/|https?:)[^"]*)"/g),
    ...text.matchAll(/<loc>([^<]+)<\/loc>/g),
    ...text.matchAll(/url\(["']?(\/[^"')]+)/g),
    ...text.matchAll(/["'](\/assets\/[^"'\\\s]+)\\?["']/g),
  ];
  return found
    .map(([, name]) => new URL(name!.replaceAll("&amp;", "&"), address))
    .filter(({ origin }) => origin === address.origin);
}

async function crawl(
  request: APIRequestContext,
  from: URL,
  visit: (answer: APIResponse, from: string) => void,
) {
  const queue = [{ url: from, by: "the start" }];
  const seen = new Set([from.href]);
  const kinds = new Map<string, number>();
  let asked = 0;
  for (let next = queue.shift(); next; next = queue.shift()) {
    // Each request has its own address: searches, pictures and sounds are limited.
    asked += 1;
    const headers = { "CF-Connecting-IP": `10.250.${asked >> 8}.${asked & 255}` };
    const answer = await request.get(next.url.href, { maxRedirects: 0, headers });
    visit(answer, next.by);
    const type = answer.headers()["content-type"] ?? "";
    if (!/html|css|javascript|xml/.test(type)) continue;
    for (const url of findUrls(await answer.text(), next.url)) {
      url.hash = "";
      // One of the languages and searches of a page is enough.
      if (url.searchParams.has("lng") || seen.has(url.href) || url.pathname === "/preferences")
        continue;
      if (url.pathname === "/search" && url.search && seen.has(`search ${next.url.pathname}`))
        continue;
      if (url.pathname === "/search" && url.search) seen.add(`search ${next.url.pathname}`);
      // Each raaga has a page, a sound, a picture, and pages beside others; each song its practice and its words, each fact sources.
      const kind = url.pathname
        .replace(/\/beside\/.*/, "/beside")
        .replace(
          /^(\/raagas|\/pictures\/raaga|\/people|\/songs|\/sources|\/taalas|\/deities|\/concerts|\/cite\/\w+)\/[^/]+?(?=\/|\.png$|$)/,
          "$1/:id",
        )
        .replace(/\/history\/\d+$/, "/history/:revision")
        .replace(/^(\/suggest\/\w+)\/.*/, "$1/:id");
      const count = kinds.get(kind) ?? 0;
      if (count >= 25) continue;
      kinds.set(kind, count + 1);
      seen.add(url.href);
      queue.push({ url, by: next.url.pathname + next.url.search });
    }
  }
  return seen;
}

test("everything that the site names answers, and says how long it may be kept", async ({
  request,
  baseURL,
}) => {
  test.setTimeout(480_000);
  const seen = await crawl(request, new URL("/", baseURL), (answer, by) => {
    const where = `${answer.url()} named by ${by}`;
    const headers = answer.headers();
    expect.soft(answer.status(), where).toBeLessThan(400);
    expect.soft(headers["cache-control"], where).toBeTruthy();
    expect.soft(headers["x-content-type-options"], where).toBe("nosniff");
    const { pathname } = new URL(answer.url());
    if (/\.\w+$/.test(pathname)) expect.soft(answer.status(), `${where}: a file`).toBe(200);
    if (pathname.startsWith("/assets/"))
      expect.soft(headers["cache-control"], where).toContain("immutable");
    if ((headers["content-type"] ?? "").includes("html"))
      expect.soft(headers["content-security-policy"], where).toContain("default-src 'none'");
  });
  expect(seen.size, "addresses seen").toBeGreaterThan(100);
});

test("a form from another site changes nothing", async ({ request }) => {
  const form = { lng: "te", returnTo: "/home" };
  const senders: Record<string, string>[] = [
    { Origin: "https://other.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ];
  for (const headers of senders) {
    const answer = await request.post("/preferences", { form, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(403);
    expect(answer.headers()["set-cookie"]).toBeUndefined();
  }
});

test("an answer kept by the browser is asked for again by its tag", async ({ request }) => {
  const first = await request.get("/home");
  const { etag } = first.headers();
  expect(etag).toBeTruthy();
  const again = await request.get("/home", { headers: { "If-None-Match": etag! } });
  expect(again.status()).toBe(304);
  expect(again.headers()["cache-control"]).toBeTruthy();
  // The cached page keeps the nonce of its own response.
  expect(again.headers()["content-security-policy"]).toBeUndefined();
});
