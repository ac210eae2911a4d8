import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { archive } from "#app/archive.ts";
import { forgetVersion } from "#app/data/data-version.ts";
import { roleIds } from "#app/domain/users/system-roles.ts";
import {
  listAddresses,
  listCacheFaults,
  listCookieFaults,
  nonceOf,
  listPolicyFaults,
} from "../support/response-rules.ts";
import { crawl, read, routeAddresses, type Visited } from "../support/crawl.ts";
import { listHtmlFaults } from "../support/html-faults.ts";
import { listOperations } from "../support/rest/description.ts";
import { makeSong } from "../support/factories.ts";
import { submit, visit } from "../support/front-door.ts";
import { cookiesOf, password, readCode } from "../support/users.ts";
import { applyFor, makeWorld, samples, send, type World } from "../support/rest/world.ts";

const roles = ["anonymous", "viewer", "contributor", "administrator"] as const;
type Role = (typeof roles)[number];
/** Addresses that public pages may show. */
const forAll = [archive.contact, "you@example.org"];

let world: World;
let from: string[];
const media = "/media/0123456789abcdef0123456789abcdef";
/** Paths that no page links to. */
const odd = ["/songs/2", "/songs/99", media, "//evil", "/home%2fnext", "/healthz", "/readyz"];

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  world = await makeWorld();
  await makeSong({ title: "In the bin", createdBy: 4, deletedAt: new Date() });
  await makeSong({ title: "A video", createdBy: 3, externalMediaId: "dQw4w9WgXcQ" });
  await applyFor("applicant@example.org", "reason-of-the-applicant");
  from = routeAddresses({ ":id": "1", ":number": "1" });
  from.push(...from.filter((path) => !path.includes(".")).map(dataOf));
});

const dataOf = (path: string) => (path === "/" ? "/_root.data" : `${path}.data`);

/** Signs in with a user agent of its own. */
async function signIn(role: Role): Promise<HeadersInit> {
  if (role === "anonymous") return { "CF-Connecting-IP": "192.0.2.1", "User-Agent": "one" };
  const headers = {
    "CF-Connecting-IP": `192.0.2.${role.length}`,
    "User-Agent": `agent-of-${role}`,
  };
  const answer = await submit("/login", { username: `${role}@example.org`, password }, headers);
  await env.DB.prepare("UPDATE sessions SET user_agent = ? WHERE kind = 'bearer'")
    .bind("none")
    .run();
  return { Cookie: cookiesOf(answer) };
}

/** Calls every GET of REST as one user. */
async function readRest(role: Role): Promise<Visited[]> {
  const calls = (await listOperations()).filter(({ method }) => method === "get");
  expect(calls.length).toBeGreaterThan(25);
  const visited: Visited[] = [];
  for (const one of calls) {
    const sample = await samples[one.operationId]!(world);
    const place = { "CF-Connecting-IP": `198.51.100.${visited.length}` };
    const response = await send(one, { ...sample, headers: { ...world[role], ...place } });
    visited.push({ path: one.path, by: "REST", response, body: await response.text() });
  }
  return visited;
}

const faultsOf = (visited: Visited[], faults: (one: Visited) => string[]) =>
  visited.flatMap((one) =>
    faults(one).map((fault) => `${one.response.status} ${one.path} named by ${one.by}: ${fault}`),
  );
async function listMarkupFaults(documents: Visited[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, by, body } of documents)
    for (const fault of await listHtmlFaults(body)) faults.push(`${path} named by ${by}: ${fault}`);
  return faults;
}
const isHtml = ({ response }: Visited) =>
  response.headers.get("Content-Type")?.startsWith("text/html") ?? false;

/** Reads all that one user is shown: pages, odd addresses, and REST. */
async function readAll(role: Role, headers: HeadersInit) {
  const pages = await crawl(from, headers);
  for (const path of odd) pages.push(await read(path, headers));
  return { pages, all: [...pages, ...(await readRest(role))] };
}

/** Expects what anybody may keep to be the same for another visitor, byte by byte. */
async function expectSameForAnother(visited: Visited[]) {
  const listShared = (some: Visited[]) =>
    some
      .filter(({ response }) => response.headers.get("Cache-Control") !== "private, no-store")
      .map(({ path, response, body }) => [
        path,
        body.replaceAll(nonceOf(response) ?? "-", "nonce"),
      ]);
  const first = listShared(visited);
  expect(first.length).toBeGreaterThan(50);
  // Rendered again for the other, not from the cache.
  await env.DB.prepare("UPDATE counters SET value = value + 1 WHERE name = 'version'").run();
  forgetVersion();
  const other = await readAll("anonymous", {
    "User-Agent": "other",
    "CF-Connecting-IP": "203.0.113.9",
    Referer: "https://elsewhere.example/marker",
    Cookie: "tracking=marker; __Host-address-signup=marker; __Host-bookmark=marker",
  });
  expect(listShared(other.all)).toEqual(first);
}

describe.each(roles)("every page and every reading of REST as %s", (role) => {
  test("T27, T34, T47, T68", async () => {
    const headers = await signIn(role);
    const { pages, all } = await readAll(role, headers);
    expect(pages.length).toBeGreaterThan(110);
    expect(pages.filter(isHtml).length).toBeGreaterThan(30);

    expect(faultsOf(all, ({ response }) => (response.status < 500 ? [] : ["5xx"]))).toEqual([]);
    // Every link leads to an existing page that its reader may see.
    const dead = pages.filter(({ by, response }) => by !== "" && response.status >= 400);
    expect(faultsOf(dead, () => ["a dead link"])).toEqual([]);

    const isSignedIn = role !== "anonymous";
    expect(faultsOf(all, ({ response }) => listCacheFaults(response, isSignedIn))).toEqual([]);
    expect(
      faultsOf(pages.filter(isHtml), ({ response, body }) => listPolicyFaults(response, body)),
    ).toEqual([]);
    const documents = pages.filter((one) => isHtml(one) && !one.by.startsWith("/dev/"));
    expect(await listMarkupFaults(documents), "the HTML is as the standard has it").toEqual([]);
    const nonces = pages.map(({ response }) => nonceOf(response));
    expect(new Set(nonces).size, "each answer has a nonce of its own").toBe(pages.length);
    expect(
      faultsOf(all, ({ response }) => response.headers.getSetCookie().flatMap(listCookieFaults)),
    ).toEqual([]);

    const own = `${role}@example.org`;
    const foreign = faultsOf(all, ({ path, body }) => {
      // Administrators see e-mail addresses; the outbox of a local build shows every mail.
      const about = /^\/(admin|mbkmusic-\w+)\//.test(path) && role === "administrator";
      return about || path.startsWith("/dev/") ? [] : listAddresses(body, own, ...forAll);
    });
    expect(foreign).toEqual([]);
    const others = roles.filter((one) => one !== role).map((one) => `agent-of-${one}`);
    const told = role === "administrator" ? [] : ["reason-of-the-applicant", "In the bin"];
    expect(
      faultsOf(all, ({ body }) => [...others, ...told].filter((mark) => body.includes(mark))),
    ).toEqual([]);
    if (!isSignedIn) await expectSameForAnother(all);
  }, 240_000);
});

test("T68 a signed-in user's page is not served to the next visitor", async () => {
  const cookie = (await signIn("contributor")) as { Cookie: string };
  for (const path of ["/", "/home", "/search", "/songs/1", "/home.data", "/songs/1.data"])
    for (const headers of [cookie, {}, cookie, {}]) {
      const body = await (await visit(path, { headers })).text();
      expect(body.includes("contributor@example.org"), path).toBe(headers === cookie);
    }
});

test("T27 every cookie that a form sets", async () => {
  const answers: Response[] = [];
  const post = async (
    path: string,
    fields: Record<string, string>,
    cookie = "",
    ip = "192.0.2.50",
  ) => {
    const headers = { Cookie: cookie, "CF-Connecting-IP": ip };
    const answer = await submit(path, fields, headers);
    answers.push(answer);
    return answer;
  };
  const username = "contributor@example.org";
  await post("/login", { username, password: "wrong" });
  await post("/preferences", {
    lng: "te",
    theme: "dark",
    view: "table",
    script: "kn",
    paging: "smooth",
  });
  await post("/preferences", {
    lng: "x; Domain=evil.example",
    theme: "a@b.example",
    paging: "\r\nSet-Cookie: x=y",
  });
  for (const [path, address] of [
    ["/signup", "new@example.org"],
    ["/forgot-password", username],
  ] as const) {
    const steps = cookiesOf(
      await post(path, { step: "send", email: address }, "", `192.0.2.${path.length}`),
    );
    const code = { otp: await readCode(address), password: "veena under stars", role: "Viewer" };
    const done = await post(
      path,
      { step: "details", ...code, confirmPassword: code.password },
      steps,
    );
    expect(done.headers.get("Location"), path).toBe("/login");
  }
  const cookie = cookiesOf(await post("/login", { username, password: "veena under stars" }));
  await post("/account", { act: "request", reason: "x" }, cookie);
  await post("/account", { act: "others" }, cookie);
  await post("/songs/add", { title: "" }, cookie);
  await post("/songs/1/delete", {}, cookie);
  await env.DB.prepare("UPDATE user_roles SET role_id = ? WHERE user_id = 3")
    .bind(roleIds.Viewer)
    .run();
  answers.push(await visit("/account", { headers: { Cookie: cookie } }));
  await env.DB.prepare("DELETE FROM sessions").run();
  await post("/songs/add", { title: "Half a song" }, cookie);
  answers.push(await visit("/login", { headers: { Cookie: cookie } }));
  await post("/logout", {}, cookie);
  await post("/logout", { reason: "idle" }, cookie);
  const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
  expect(cookies.flatMap(listCookieFaults)).toEqual([]);
  const names = new Set(cookies.map((one) => one.split("=")[0]));
  const known = [
    "session",
    "browser",
    "flash",
    "bookmark",
    "address-signup",
    "address-reset",
    "address-login",
    "interrupted",
  ];
  expect(names).toEqual(
    new Set(["preferences", "paging", ...known.map((name) => `__Host-${name}`)]),
  );
});

test("T27 the rule tells a bad cookie from a good one", () => {
  const good = "__Host-x=1; Path=/; HttpOnly; Secure; SameSite=Lax";
  expect(listCookieFaults(good)).toEqual([]);
  for (const flag of ["Path=/; ", "HttpOnly; ", "Secure; ", "; SameSite=Lax", "__Host-"])
    expect(listCookieFaults(good.replace(flag, "")), flag).toHaveLength(1);
  expect(listCookieFaults(`${good}; Domain=example.org`)).toHaveLength(1);
  expect(listCookieFaults("preferences=lng=te&name=x; Path=/; Secure; SameSite=Lax")).toHaveLength(
    1,
  );
});
