import * as build from "virtual:react-router/server-build";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { makeDeities, makeOwner, makePeople, makeSong } from "../../support/factories.ts";
import { origin, visit } from "../../support/front-door.ts";
import { logIn, makeUser } from "../../support/users.ts";
import { type Answer, type Door, doors, type Visitor, visitors } from "./table.ts";

interface BuiltRoute {
  id: string;
  path?: string;
  index?: boolean;
  parentId?: string;
  module: { default?: unknown; loader?: unknown; action?: unknown };
}

const routes = Object.values(build.routes) as BuiltRoute[];
const parentOf = (route: BuiltRoute) => routes.find(({ id }) => id === route.parentId);

function pathOf(route: BuiltRoute): string {
  const parent = parentOf(route);
  return `${parent ? pathOf(parent) : ""}${route.path ? `/${route.path}` : ""}`;
}

/** The routes without children. */
const leaves = routes.filter(({ id }) => !routes.some(({ parentId }) => parentId === id));
const leafOf = (door: Door) => leaves.find((leaf) => (pathOf(leaf) || "/") === door.route)!;
/** A route and its parents, as data requests name them. */
function chainOf(route: BuiltRoute): string[] {
  const parent = parentOf(route);
  return [...(parent ? chainOf(parent) : []), route.id];
}

const marker = "marker-of-a-secret";
let song = 0;
let cookies: Record<Visitor, string>;

beforeEach(async () => {
  const owner = await makeOwner(`${marker}@example.org`, "Owner");
  song = await makeSong({ title: "A song of another", createdBy: owner });
  await makeDeities();
  await makePeople("tyagaraja");
  await env.DB.prepare("INSERT INTO audit_events (act, subject) VALUES ('user deleted', ?)")
    .bind(marker)
    .run();
  cookies = { anonymous: "", Viewer: "", Contributor: "", Administrator: "" };
  for (const role of ["Viewer", "Contributor", "Administrator"] as const) {
    await makeUser(`${role.toLowerCase()}@example.org`, role);
    cookies[role] = await logIn(`${role.toLowerCase()}@example.org`);
  }
});

const addressOf = (door: Door) => (door.address ?? door.route).replace("{song}", String(song));
const headersOf = (visitor: Visitor, more: Record<string, string> = {}) => {
  const headers = new Headers(more);
  if (cookies[visitor]) headers.set("Cookie", cookies[visitor]);
  return headers;
};

/** Classifies a response; data requests have redirects and errors in their body. */
async function meaning(response: Response): Promise<Answer> {
  const body = await response.text();
  const location = response.headers.get("Location") ?? /"(\/login\?returnTo[^"]*)"/.exec(body)?.[1];
  if (location?.startsWith("/login?returnTo")) return "login";
  // Uploads get JSON instead of a redirect.
  if (response.status === 401) return "login";
  return response.status === 403 ? "denied" : "open";
}

const unknownAct = { act: "nothing of the kind" };
const post = (address: string, visitor: Visitor, fields: Record<string, string> = unknownAct) =>
  visit(address, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: headersOf(visitor, { Origin: origin, "CF-Connecting-IP": "192.0.2.99" }),
  });
const withData = (address: string, query = "") => {
  const url = new URL(origin + address);
  const path = url.pathname === "/" ? "/_root" : url.pathname;
  return `${path}.data${url.search || (query && "?")}${url.search && query ? "&" : ""}${query}`;
};

test("T35 the table lists every route and every action, and nothing else", () => {
  const built = leaves
    .map((leaf) => pathOf(leaf) || "/")
    .toSorted((one, other) => (one < other ? -1 : 1));
  const listed = doors.map(({ route }) => route).toSorted((one, other) => (one < other ? -1 : 1));
  expect(listed).toEqual(built);
  for (const door of doors) {
    const { loader, action, default: page } = leafOf(door).module;
    expect(Boolean(door.act), `action of ${door.route}`).toBe(Boolean(action));
    if (loader || page) expect(door.read, `reading ${door.route}`).toBeDefined();
  }
});

describe.each(visitors)("T35, T41 %s", (visitor) => {
  test("can read what the table says, as a page and as data, whole and by route", async () => {
    for (const door of doors) {
      if (!door.read) continue;
      const address = addressOf(door);
      const expected = door.read[visitor];
      const page = await visit(address, { headers: headersOf(visitor) });
      expect(await meaning(page), `${address} as ${visitor}`).toBe(expected);
      const leaf = leafOf(door);
      // A resource route has no data request.
      if (!leaf.module.default) continue;
      const chain = chainOf(leaf);
      for (const query of [
        "",
        ...[...chain, chain.join(",")].map((ids) => `_routes=${encodeURIComponent(ids)}`),
      ]) {
        const asked = withData(address, query);
        const response = await visit(asked, { headers: headersOf(visitor) });
        expect(response.status, asked).toBeLessThan(500);
        const body = await response.clone().text();
        if (expected !== "open") {
          const leftOut =
            door.bySong && query !== "" && !query.endsWith(encodeURIComponent(leaf.id));
          if (!leftOut) expect(await meaning(response), `${asked} as ${visitor}`).toBe(expected);
          expect(body, asked).not.toContain(marker);
        }
      }
    }
  }, 60_000);

  test("can send what the table says, as a form and as data; a denied request changes nothing", async () => {
    const before = await env.DB.prepare("SELECT count(*) AS n FROM audit_events").first("n");
    for (const door of doors) {
      // Signing out would end the test's session.
      if (!door.act || door.route === "/logout") continue;
      const address = addressOf(door);
      const expected = door.act[visitor];
      for (const path of [address, withData(address)]) {
        const response = await post(path, visitor, door.fields);
        expect(response.status, path).toBeLessThan(500);
        expect(await meaning(response), `POST ${path} as ${visitor}`).toBe(expected);
      }
    }
    // An administrator changes, marks and deletes the song of another user.
    const acts = visitor === "Administrator" ? 3 : 0;
    expect(await env.DB.prepare("SELECT count(*) AS n FROM audit_events").first("n")).toBe(
      Number(before) + acts,
    );
  }, 60_000);
});

test("T42 no spelling of a guarded address lets a Viewer in", async () => {
  const spellings = [
    "//admin/users",
    "/admin//users",
    "/admin/users/",
    "/admin/users//",
    "/ADMIN/users",
    "/Admin/Users",
    "/admin/%75sers",
    "/%61dmin/users",
    "/admin%2Fusers",
    "/admin%2fusers",
    "/admin%5Cusers",
    "/admin\\users",
    "/./admin/users",
    "/home/../admin/users",
    "/home/%2e%2e/admin/users",
    "/admin/users;x=1",
    "/admin;/users",
    "/admin/users%00",
    "/admin/users%20",
    "/admin/users.data",
    "/admin/users/.data",
    "/admin/users.data/",
    "/admin/users.DATA",
    "/admin/users.data.data",
    "/admin/users?index",
    "/admin/users?_data=/admin/users",
    "/admin/users.data?_routes=",
    "/admin/users.data?_routes=%2Fadmin%2Fusers",
    "/admin/users.data?_routes=root",
    "/admin/users.data?_routes=nothing",
  ];
  for (const spelling of spellings)
    for (const visitor of ["anonymous", "Viewer", "Contributor"] as const) {
      const response = await visit(spelling, { headers: headersOf(visitor) });
      const body = await response.text();
      expect(body, `${spelling} as ${visitor}`).not.toContain(marker);
      // The list of users names all of them; other pages only their own user.
      expect(body, `${spelling} as ${visitor}`).not.toContain("administrator@example.org");
      expect(response.status, `${spelling} as ${visitor}`).toBeLessThan(500);
      if (response.status === 200)
        expect(body, spelling).toMatch(/login|returnTo|SingleFetch|redirect/i);
    }
});
