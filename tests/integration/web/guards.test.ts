import { beforeEach, describe, expect, test, vi } from "vitest";
import routes from "#app/routes.ts";
import { makeSong } from "../support/factories.ts";
import { origin, readText, submit, visit } from "../support/front-door.ts";
import { readAllRows } from "../support/stored-rows.ts";
import { logIn, makeUser } from "../support/users.ts";

let viewer: string;
let song: number;

beforeEach(async () => {
  await makeUser("viewer@example.org");
  const chief = await makeUser("chief@example.org", "Administrator");
  await makeUser("marker@example.org");
  song = await makeSong({ title: "In the bin: marker", createdBy: chief, deletedAt: new Date() });
  viewer = await logIn("viewer@example.org");
});

const as = (cookie: string) => ({ headers: { Cookie: cookie } });

/** Thirty spellings of a path; some are equivalent, others are not. */
function spellings(path: string): string[] {
  const [, first = "", second = ""] = path.split("/");
  const coded = (text: string, at = 0) =>
    `${text.slice(0, at)}%${text.charCodeAt(at).toString(16)}${text.slice(at + 1)}`;
  return [
    path,
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `//${first}//${second}`,
    `/${first}//${second}`,
    `/./${first}/./${second}`,
    `/x/../${first}/${second}`,
    `/x/%2e%2e/${first}/${second}`,
    `/${first}/x/..%2f${second}`,
    `/${first}%2f${second}`,
    `/${first}%2F${second}`,
    `/${first}%5c${second}`,
    `/${first}\\${second}`,
    `/${first}/%2e/${second}`,
    `${path};`,
    `${path};a=b`,
    `/${first};/${second}`,
    path.toUpperCase(),
    `/${first}/${second[0]!.toUpperCase()}${second.slice(1)}`,
    `/${coded(first)}/${second}`,
    `/${first}/${coded(second)}`,
    `/${first}/${coded(second, 1)}`,
    `${path}%00`,
    `${path}%20`,
    `${path}.`,
    `${path}?index`,
    `${path}?a=/public`,
    `${path}.data`,
    `${path}/.data`,
    `${path}/_.data`,
    `${path}.data.data`,
    `${path}.data?index`,
    `${path}?_data=routes`,
  ];
}

const guarded = ["/admin/bin", "/admin/users", "/songs/add"];
const routeIds = [
  "root",
  "routes/collection/layout",
  "/admin/bin",
  "/admin",
  "/admin/users",
  "/songs/add",
  "/*",
  "nothing",
];

describe("a Viewer", () => {
  test.each(guarded)("T42 gets nothing from %s, however it is spelled", async (path) => {
    const all = spellings(path);
    expect(new Set(all).size).toBeGreaterThanOrEqual(30);
    for (const spelling of all)
      for (const method of ["GET", "HEAD", "POST"]) {
        const response = await visit(spelling, {
          method,
          headers: { Cookie: viewer, Origin: origin },
          body: method === "POST" ? new URLSearchParams({ act: "save" }) : undefined,
        });
        expect(response.status, `${method} ${spelling}`).not.toBe(200);
        expect(response.status, `${method} ${spelling}`).toBeLessThan(500);
        expect(await response.text(), `${method} ${spelling}`).not.toContain("marker");
      }
  });

  test.each(guarded)("T41 gets no data of %s", async (path) => {
    const queries = [
      "",
      ...routeIds.map((id) => `?_routes=${encodeURIComponent(id)}`),
      `?_routes=${encodeURIComponent(routeIds.join(","))}`,
      "?_routes=",
    ];
    for (const query of queries) {
      const response = await visit(`${path}.data${query}`, as(viewer));
      expect(response.status, query).not.toBe(200);
      expect(await response.text(), query).not.toContain("marker");
    }
    const manifest = await visit(
      `/__manifest?paths=${encodeURIComponent(path)}&version=x`,
      as(viewer),
    );
    expect(await manifest.text()).not.toContain("marker");
  });

  test("T41 the same requests of an administrator do find it", async () => {
    const chief = await logIn("chief@example.org");
    for (const path of [
      "/admin/bin",
      "/admin/bin.data",
      "/Admin/Bin",
      "/admin/%62in",
      "/admin/users",
    ]) {
      const response = await visit(path, as(chief));
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).toContain("marker");
    }
  });
});

test("'Access Denied' has the theme, the language and the menus of its visitor, and no scripts", async () => {
  const cookie = `${viewer}; preferences=lng=te&theme=dark`;
  const denied = await visit("/songs/add", as(cookie));
  expect(denied.status).toBe(403);
  expect(denied.headers.get("Content-Language")).toBe("te");
  const html = await denied.text();
  expect(html).toMatch(/<html lang="te" data-theme="dark" class="dark">/);
  expect(html).toContain('id="user-menu"');
  expect(html).not.toMatch(/<script|modulepreload|data-messages/);
  const english = await readText(await visit("/songs/add", as(viewer)));
  expect(english).toContain("Access Denied");
  expect(english).toContain("You don't have permission to access this page.");
});

test("'Access Denied' shows a flash message, once", async () => {
  const login = await submit(
    "/login?returnTo=%2Fsongs%2Fadd",
    { username: "viewer@example.org", password: "tambura at dawn" },
    { "CF-Connecting-IP": "192.0.2.9" },
  );
  expect(login.headers.get("Location")).toBe("/songs/add");
  const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const denied = await visit("/songs/add", as(cookies.join("; ")));
  expect(denied.headers.getSetCookie().join()).toContain("__Host-flash=; Max-Age=0");
  expect(await denied.text()).toMatch(/<p class="flash success">You are logged in.<\/p>/);
});

/** Every path of the site, with a song's id for parameters. */
function addresses(): string[] {
  const below = ({ path, children }: (typeof routes)[number]) =>
    children?.map((child) => [path, child.path].filter(Boolean).join("/"));
  return routes
    .flatMap((entry) => below(entry) ?? [entry.path ?? ""])
    .map((path) => `/${path.replace(":id", String(song)).replace("*", "no/such/page")}`);
}

const dump = async () => JSON.stringify(await readAllRows());

test("T30 reading any address changes nothing, whatever method it names", async () => {
  const chief = await logIn("chief@example.org");
  const before = await dump();
  for (const path of addresses())
    for (const query of ["", "?act=delete&step=send&email=a@b.org&theme=dark&reason=idle"]) {
      const headers = { Cookie: chief, "X-HTTP-Method-Override": "POST", "X-Method": "DELETE" };
      const response = await visit(path + query, { headers });
      expect(response.status, path).toBeLessThan(500);
    }
  expect(await dump()).toBe(before);
});

test("T28 no route accepts a form of another site, in any encoding", async () => {
  const chief = await logIn("chief@example.org");
  const before = await dump();
  const senders: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: origin.replace("http:", "https:") },
    {},
    { Origin: origin, "Sec-Fetch-Site": "same-site" },
    { Origin: origin, "Sec-Fetch-Site": "cross-site" },
    { "Content-Type": "text/plain", Origin: "https://evil.example" },
  ];
  for (const path of [...addresses(), "/account.data", "/login.data"])
    for (const headers of senders)
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        const response = await visit(path, {
          method,
          headers: { ...headers, Cookie: chief },
          body: "act=delete&step=send&email=x%40example.org",
        });
        // A mail program, which is no site, stops mails by a link that only the archive can write.
        const isStop =
          method === "POST" &&
          path.startsWith("/following/stop/") &&
          Object.keys(headers).length === 0;
        expect(response.status, `${method} ${path}`).toBe(isStop ? 404 : 403);
        expect(response.headers.getSetCookie()).toEqual([]);
      }
  expect(await dump()).toBe(before);
});

test("T54 mails and pages name the configured host, whatever the request says", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const headers = { "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" };
  const asked = await submit("/signup", { step: "send", email: "new@example.org" }, headers);
  expect(asked.headers.get("Location")).toBe("/signup");
  const outbox = await visit("/dev/outbox", { headers: { Accept: "application/json" } });
  const mails = await outbox.text();
  expect(mails).toContain(origin);
  expect(mails).not.toContain("evil");
});
