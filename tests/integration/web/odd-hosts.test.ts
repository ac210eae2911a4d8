import { exports } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { foreignAddresses } from "#tests/foreign-addresses.ts";
import { routeAddresses } from "../support/crawl.ts";
import { makeSong } from "../support/factories.ts";
import { origin, submit, visit } from "../support/front-door.ts";
import { logIn, makeUser, password, readOutbox } from "../support/users.ts";
import { auth, call, music } from "../support/rest/call.ts";

const username = "member@example.org";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});

/** Headers by which proxies forward hosts and addresses, and others that a page might repeat. */
const forged = {
  Forwarded: "host=evil.example;proto=https;for=evil.example",
  ...Object.fromEntries(
    ["Host", "Server", "Proto", "Port", "Prefix", "Path", "Uri", "Scheme", "For"].map((name) => [
      `X-Forwarded-${name}`,
      "evil.example",
    ]),
  ),
  "X-Host": "evil.example",
  "X-HTTP-Host-Override": "evil.example",
  "X-Original-Host": "evil.example",
  "X-Original-URL": "/admin/users?evil.example",
  "X-Rewrite-URL": "/admin/users?evil.example",
  "CF-Visitor": '{"scheme":"evil.example"}',
  "True-Client-IP": "evil.example",
  Via: "evil.example",
  Referer: "https://evil.example/",
  "User-Agent": "evil.example",
  "Accept-Language": "evil-example, en;q=0.5",
  Cookie: "preferences=theme=evil.example; paging=evil.example; x=evil.example",
};
const paths = [
  ...routeAddresses({ ":id": "1", ":number": "1" }).filter((path) => path !== "/api-docs"),
  "/sitemap.xml?part=1",
  "/home.data",
  "/songs/1.data",
  "/home?lng=te",
  "/openapi.json",
  `${music}/songs`,
  `${music}/songs/1`,
  `${auth}/roles`,
  "/users/me",
];

/** A response's headers and body. */
async function told(response: Response): Promise<string> {
  return JSON.stringify([...response.headers]) + (await response.text());
}

describe("T54, T69 no page repeats a header or host of a request", () => {
  beforeEach(async () => {
    await makeSong({ title: "A song" });
  });

  test("forged headers reach no page, nor the cache that later visitors are answered from", async () => {
    for (const path of paths) {
      expect(await told(await visit(path, { headers: forged })), path).not.toContain("evil");
      expect(await told(await visit(path)), path).not.toContain("evil");
    }
  });

  test("a forged Host is in no page, no redirect, no mail and no cache entry", async () => {
    await makeUser(username);
    const evil = "https://evil.example";
    const ask = (path: string, init: RequestInit = {}) =>
      exports.default.fetch(new Request(evil + path, { redirect: "manual", ...init }));
    for (const path of paths) {
      expect(await told(await ask(path)), path).not.toContain("evil");
      expect(await told(await visit(path)), path).not.toContain("evil");
    }
    const headers = { Origin: evil, "CF-Connecting-IP": "192.0.2.3", ...forged };
    const posts = ["/signup", "/forgot-password"].map((path, at) =>
      ask(path, {
        method: "POST",
        body: new URLSearchParams({ step: "send", email: at ? username : "new@example.org" }),
        headers,
      }),
    );
    for (const answer of await Promise.all(posts)) {
      expect(answer.status).toBe(302);
      expect(await told(answer)).not.toContain("evil");
    }
    const query = "?userName=another@example.org";
    expect(
      (await ask(`${auth}/user/validateUser${query}`, { method: "POST", headers })).status,
    ).toBe(200);
    const mails = await readOutbox();
    expect(mails).toHaveLength(3);
    for (const { text, html } of mails) {
      expect(text + html).not.toContain("evil");
      for (const [address] of `${text} ${html}`.matchAll(/https?:[^\s"'<>]+/g))
        expect(new URL(address).origin).toBe(origin);
    }
    expect(mails.some(({ text }) => text.includes(origin))).toBe(true);
  });
});

describe("T54 nothing leads to another site", () => {
  /** The URL that a browser would follow. */
  const leadsTo = (response: Response) =>
    new URL(response.headers.get("Location") ?? "", `${origin}/somewhere`).origin;

  test("after signing in", { timeout: 60_000 }, async () => {
    await makeUser(username);
    for (const [at, returnTo] of foreignAddresses.entries()) {
      const path = `/login?${new URLSearchParams({ returnTo })}`;
      const form = await visit(path);
      for (const [, address = ""] of (await form.text()).matchAll(/(?:href|action)="([^"]*)"/g))
        expect(new URL(address, origin).href, returnTo).not.toMatch(/^\w+:\W*evil|^(java|data)/);
      const headers = { "CF-Connecting-IP": `192.0.2.${at}` };
      const answer = await submit(path, { username, password, returnTo }, headers);
      expect(answer.status, returnTo).toBe(302);
      expect(leadsTo(answer), returnTo).toBe(origin);
    }
  });

  test("after a choice of language, of view, or of a script", async () => {
    for (const returnTo of foreignAddresses)
      for (const choice of ["lng=te", "view=table", "script=kn", "paging=smooth", "nothing=x"]) {
        const fields = Object.fromEntries(new URLSearchParams(choice));
        const answer = await submit("/preferences", { ...fields, returnTo });
        expect(answer.status, returnTo).toBe(302);
        expect(leadsTo(answer), returnTo).toBe(origin);
      }
  });

  test("after a song was deleted, and back from a song", async () => {
    const id = await makeUser(username, "Contributor");
    const cookie = await logIn(username);
    const one = await makeSong({ title: "A song", createdBy: id });
    const headers = { Cookie: cookie, Referer: "https://evil.example/home" };
    for (const path of [`/songs/${one}`, `/songs/${one}/delete`])
      expect(await (await visit(path, { headers })).text()).not.toContain("evil");
    for (const returnTo of foreignAddresses) {
      const song = await makeSong({ title: "A song", createdBy: id });
      const answer = await submit(`/songs/${song}/delete`, { returnTo }, { Cookie: cookie });
      expect(answer.status, returnTo).toBe(302);
      expect(leadsTo(answer), returnTo).toBe(origin);
    }
  });

  test("an address that begins with another", async () => {
    await makeUser(username);
    const cookie = await logIn(username);
    for (const foreign of foreignAddresses.filter((one) => one.startsWith("/")))
      for (const sent of ["", cookie]) {
        const headers = { Cookie: sent };
        const answer = await visit(encodeURI(foreign).replaceAll("%5C", "\\"), { headers });
        expect([200, 302, 400, 404], foreign).toContain(answer.status);
        expect(leadsTo(answer), foreign).toBe(origin);
      }
  });
});

test("T69 a page first requested by HEAD is complete afterwards", async () => {
  await makeSong({ title: "A song" });
  for (const path of [...paths, "/home?view=table"]) {
    const head = await visit(path, { method: "HEAD" });
    expect(await head.text(), path).toBe("");
    const { status, body } = await visit(path).then(async (page) => ({
      status: page.status,
      body: await page.text(),
    }));
    expect(status, path).toBe(head.status);
    if (status === 200) expect(body.length, path).toBeGreaterThan(1);
  }
  expect((await call(`${music}/songs`)).status).toBe(200);
});
