import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createElement } from "react";
import { renderToString } from "react-dom/server.node";
import { createRoutesStub } from "react-router";
import { languages } from "#app/archive.ts";
import { areaMessages } from "#app/i18n/locales.server.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { commonMessages } from "#app/i18n/locales.server.ts";
import { I18nProvider } from "#app/i18n/provider.tsx";
import { ErrorBoundary } from "#app/routes/collection/my-collection.tsx";
import { makeSong } from "../support/factories.ts";
import { failingDatabase, visitWith, visitWithDatabase } from "../support/failing-database.ts";
import { readText, visit } from "../support/front-door.ts";
import { cookiesOf, logIn, makeUser } from "../support/users.ts";

const broken = "D1_ERROR: no such table: songs: SQLITE_ERROR";

/** The lines of the log whose request begins with a number that a visitor was told. */
const linesOf = (number = "none") =>
  logged
    .map((line) => JSON.parse(String(line)))
    .filter((line) => line.requestId.startsWith(number));

/** A database that fails after so many calls. */
const failingAfter = (calls: number) =>
  failingDatabase(
    Array.from({ length: 20 }, (_, at) => calls + at + 1),
    broken,
  ).binding;

// Failures belong on the log.
const logged: unknown[] = [];
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, "error").mockImplementation((line) => void logged.push(line));
});

const publicPages = [
  ["/home", "Failed to fetch songs"],
  ["/search?title=omkara&searched=true", "Failed to search songs"],
] as const;

/** After the guard's query. */
const signedInPages = [
  ["/my-collection", "Failed to fetch user songs"],
  ["/admin/users", "failed to load users"],
  ["/admin/approvals", "Failed to load approval requests"],
] as const;

describe("a page whose data cannot be read says so, within the site", () => {
  test.each(publicPages)("%s: %s", async (path, text) => {
    const response = await visitWithDatabase(failingAfter(0), path);
    expect(response.status).toBe(500);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await response.clone().text();
    expect(html).not.toMatch(/SQLITE|D1_ERROR|no such table/);
    expect(html).toMatch(/<nav[^>]* aria-label="Main"/);
    expect(html).toMatch(/<a href=""[^>]*>Try again<\/a>/);
    const page = await readText(response);
    const [, number] =
      /An error occurred (?:.*) \(Error number ([0-9a-f]{8})\) Return home/.exec(page) ?? [];
    expect(page).toContain(`An error occurred ${text} (Error number`);
    expect(linesOf(number)).toEqual([
      expect.objectContaining({
        event: "page",
        method: "GET",
        path: path.split("?")[0],
        release: expect.any(String),
        detail: expect.stringContaining("no such table"),
      }),
    ]);
    expect(logged).toContainEqual(expect.stringContaining("no such table"));
  });

  test.each(signedInPages)("%s: %s", async (path, text) => {
    await makeUser("admin@example.org", "Administrator");
    const headers = { Cookie: await logIn("admin@example.org") };
    const response = await visitWithDatabase(failingAfter(1), path, headers);
    expect(response.status).toBe(500);
    const page = await readText(response);
    expect(page).toContain(text);
    expect(page).toContain("admin@example.org");
    const [, number] = /\(Error number ([0-9a-f]{8})\)/.exec(page) ?? [];
    expect(linesOf(number)).toMatchObject([{ accountId: expect.any(Number) }]);
  });

  test.each(publicPages)("%s with scripts: %s", async (path) => {
    const data = path.replace(/(?=\?|$)/, ".data");
    const response = await visitWithDatabase(failingAfter(0), data);
    expect(response.status).toBe(500);
    const [, number] = /\(Error number ([0-9a-f]{8})\)/.exec(await response.text()) ?? [];
    expect(linesOf(number)).toHaveLength(1);
  });

  test.each(languages)("in the visitor's language: %s", async (language) => {
    const headers = { Cookie: `preferences=lng=${language}` };
    const response = await visitWithDatabase(failingAfter(0), "/home?sortBy=composer", headers);
    const said = translate(language, "failure.songs");
    expect(await readText(response)).toContain(said);
  });

  test("a cached page, when D1 cannot tell whether it is current", async () => {
    await makeSong({ title: "Omkara Akarini" });
    expect((await visit("/home?page=1")).status).toBe(200);
    const realNow = Date.now;
    vi.spyOn(Date, "now").mockImplementation(() => realNow() + 5001);
    const response = await visitWithDatabase(failingAfter(0), "/home?page=1");
    expect(response.status).toBe(500);
    expect(await readText(response)).toContain("Failed to fetch songs");
  });
});

describe("a song that cannot be read", () => {
  test.each([
    ["a visitor", null],
    ["a signed-in user, whose mark is read with it", "singer@example.org"],
  ])("leads %s home, with a message", async (_, email) => {
    const id = await makeSong({ title: "Omkara Akarini" });
    if (email) await makeUser(email, "Contributor");
    const headers: Record<string, string> = email ? { Cookie: await logIn(email) } : {};
    for (const path of [`/songs/${id}`, `/songs/${id}.data`]) {
      const response = await visitWithDatabase(failingAfter(0), path, headers);
      expect(response.status).toBe(path.endsWith(".data") ? 202 : 302);
      if (response.status === 302) expect(response.headers.get("Location")).toBe("/home");
      const home = await visit("/home", { headers: { Cookie: cookiesOf(response) } });
      const said = /Failed to fetch song details \(Error number ([0-9a-f]{8})\)/;
      const [, number] = said.exec(await readText(home)) ?? [];
      expect(linesOf(number).length).toBeGreaterThan(0);
    }
  });

  test("to edit leads to the collection, with a message", async () => {
    const owner = await makeUser("singer@example.org", "Contributor");
    const id = await makeSong({ title: "Omkara Akarini", createdBy: owner });
    const cookie = await logIn("singer@example.org");
    const response = await visitWithDatabase(failingAfter(1), `/songs/edit/${id}`, {
      Cookie: cookie,
    });
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/my-collection"]);
    const headers = { Cookie: `${cookie}; ${cookiesOf(response)}` };
    expect(await readText(await visit("/my-collection", { headers }))).toContain(
      "Failed to load song data",
    );
  });
});

test("a program is told the number of the error", async () => {
  const response = await visitWithDatabase(failingAfter(0), "/mbkmusic-mbkmusic/raagas");
  const { number } = await response.json<{ number: string }>();
  expect(response.status).toBe(500);
  expect(linesOf(number)).toMatchObject([{ event: "api", method: "GET" }]);
});

test("wrong settings are logged by name, with the number that the answer has", async () => {
  const wrong = { ...env, SESSION_SECRET: "short", DRAFTS: undefined } as unknown as Env;
  const response = await visitWith(wrong, "/home");
  const [, number] = /\(Error number ([0-9a-f]{8})\)/.exec(await response.text()) ?? [];
  expect(response.status).toBe(500);
  expect(linesOf(number)).toMatchObject([
    { detail: expect.stringMatching(/Settings: DRAFTS is not bound; SESSION_SECRET needs/) },
  ]);
  expect(JSON.stringify(logged)).not.toContain("short");
});

test("the log of an error has no values of its query, and no tokens of its path", async () => {
  const token = "0123456789abcdefghijklmnop";
  await visitWithDatabase(failingAfter(0), `/shared/${token}`);
  await visitWithDatabase(failingAfter(0), "/search?title=a-secret-word&searched=true");
  expect(logged.length).toBeGreaterThan(1);
  expect(JSON.stringify(logged)).not.toMatch(/0123456789abc|a-secret-word/);
});

describe("/readyz", () => {
  const failing = new Proxy({}, { get: () => () => Promise.reject(new Error("out of reach")) });

  test.each([
    ["files", { MEDIA: failing }],
    ["drafts", { DRAFTS: failing }],
    ["limits", { SEARCH_LIMIT: failing }],
    ["database", { DB: failingAfter(0) }],
  ])("names what does not answer: %s", async (name, bindings) => {
    const response = await visitWith({ ...env, ...bindings } as Env, "/readyz");
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: "unavailable", failed: [name] });
    expect(logged).toContainEqual(expect.stringContaining(`readyz ${name}`));
  });

  test("asks nothing for an address that asks too often", async () => {
    const full = { limit: () => Promise.resolve({ success: false }) };
    const bindings = { ...env, SEARCH_LIMIT: full, MEDIA: failing, DRAFTS: failing };
    const response = await visitWith(bindings as unknown as Env, "/readyz");
    expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect(logged).toEqual([]);
  });
});

test("a denied collection says so", () => {
  const error = { status: 403, statusText: "", internal: false, data: null };
  const Page = createRoutesStub([
    { id: "page", path: "/", Component: () => null, ErrorBoundary: ErrorBoundary as never },
  ]);
  const messages = { ...commonMessages.en, ...areaMessages("songs", "en") };
  const page = createElement(Page, { hydrationData: { errors: { page: error } } });
  const html = renderToString(
    createElement(() => I18nProvider({ language: "en", messages, children: page })),
  );
  expect(html).toContain("You do not have permission to access your collection.");
  expect(html).not.toContain("Try again");
});
