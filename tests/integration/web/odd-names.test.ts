import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { roles, userRoles } from "#drizzle/schema/index.ts";
import { completeSongs } from "#tests/song-rows.ts";
import { makeAdministrator } from "../support/administrators.ts";
import { read, routeAddresses } from "../support/crawl.ts";
import { db, makeRaaga, makeSong, makeSongType, makeTaala } from "../support/factories.ts";
import { listFormPaths } from "../support/form-paths.ts";
import { origin, readText, submit, visit } from "../support/front-door.ts";
import { auth, bearerOf, call, music } from "../support/rest/call.ts";
import { filled, seedChoices } from "../support/song-forms.ts";

/** Names that every object inherits. */
const names = ["constructor", "__proto__", "toString", "hasOwnProperty"];
const ids = { ":id": "1", ":number": "1" };

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});

/** The given fields, each with the value `name`. */
const fieldsOf = <const Field extends string>(name: string, ...fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field, name])) as Record<Field, string>;
const listed = ["raagaId", "taalaId", "songTypeId"] as const;

/** Creates songs, lists and roles with these names, and their administrator. */
async function makeNamed() {
  const admin = await makeAdministrator();
  for (const [at, name] of names.entries()) {
    await makeRaaga({ id: name }, [`${name} of old`]);
    await makeTaala(name);
    await makeSongType(name);
    await makeSong({
      ...fieldsOf(name, "title", "singer", "composer", "description", "lyrics", ...listed),
      createdBy: admin.id,
      players: { [name]: [name] },
    });
    await db.insert(roles).values({ id: `role-${at}`, name, nameKey: name.toLowerCase() });
    await db.insert(userRoles).values({ userId: admin.id, roleId: `role-${at}` });
  }
  await env.DB.prepare("UPDATE users SET display_name = ?").bind(names[0]).run();
  return admin;
}

test("people, roles, raagas and everything else with such a name are shown", async () => {
  const admin = await makeNamed();
  const paths = routeAddresses(ids).filter((path) => path !== "/logout");
  paths.push("/home?view=table", "/admin/users?dialog=edit&id=1", "/songs/edit/1");
  for (const name of names) {
    const kinds = ["all", "raaga", "taala", "songType", "singer", "composer", "accompanist"];
    for (const kind of kinds) paths.push(`/suggest?text=${name}&kind=${kind}`);
    paths.push(`/search?q=${name}`, `/search?raagaDescription=${name}&view=table`);
    for (const list of ["raaga", "taala"])
      for (const dialog of ["edit", "delete"])
        paths.push(`/admin/${list}?dialog=${dialog}&id=${name}`);
  }
  const visitors: HeadersInit[] = [{ Cookie: admin.cookie }, {}];
  for (const visitor of visitors)
    for (const path of paths) {
      const { response } = await read(path, visitor);
      expect(response.status, path).toBeLessThan(500);
    }

  const own = await readText(await admin.read("/account"));
  expect(own).toContain(["Administrator", ...names].join(", "));
  for (const [at, name] of names.entries()) {
    const song = await readText(await admin.read(`/songs/${at + 1}`));
    // Title, singer, composer, raaga, taala, song type, instrument, player, lyrics, description.
    expect(song.split(name).length - 1, name).toBeGreaterThanOrEqual(10);
    const suggested = await admin.read(`/suggest?text=${name}&kind=all`);
    const kinds = (await suggested.json<{ kind: string; name: string }[]>()).map((one) => one.kind);
    expect(kinds, name).toEqual(expect.arrayContaining(["song", "raaga", "taala", "singer"]));
    for (const path of ["/admin/roles", "/admin/users", "/admin/raaga", "/admin/taala", "/home"])
      expect(await readText(await admin.read(path)), path).toContain(name);
  }
}, 120_000);

test("they are read, searched for and written over REST", async () => {
  await makeNamed();
  const { headers } = await bearerOf("rest@example.org", "Administrator");
  const lists = ["raagas", "taalas", "songTypes", "accompanimentTypes", "songs"];
  for (const path of [...lists.map((list) => `${music}/${list}`), `${auth}/roles`]) {
    const text = await (await call(path, { headers })).text();
    for (const name of names) expect(text, path).toContain(`"${name}"`);
  }
  const statistics = await (await call(`${auth}/users/statistics`, { headers })).text();
  for (const [at, name] of names.entries()) {
    expect(statistics).toContain(`"${name}":1`);
    for (const list of ["raagas", "taalas", "songTypes"])
      expect((await call(`${music}/${list}/${name}`)).status, list).toBe(200);
    const query = new URLSearchParams({
      raagaDescription: name,
      singer: name,
      accompanistName: name,
    });
    const found = await call(`${music}/songs/searchWithAnd?${query}`);
    expect(await found.json(), name).toMatchObject({ totalElements: 1 });
    const body = {
      ...fieldsOf(name, "singer", "description", ...listed),
      title: `${name} again`,
      recordingDate: "1975-08-15",
      accompaniments: [{ accompanimentTypeId: at + 1, playedBy: [name] }],
    };
    const added = await call(`${music}/songs`, { headers, body });
    expect(await added.json()).toMatchObject({ raagaId: { id: name }, singer: name });
    const odd = await call(`${music}/songs?sortBy=${name}`);
    expect(odd.status).toBe(400);
  }
});

test("they are columns and cells of a table like any other", async () => {
  const admin = await makeNamed();
  await env.DB.prepare("INSERT INTO media_types (description) VALUES ('Audio')").run();
  const look = async (head: string, cells: string) => {
    const file = await completeSongs(`title,uploadType,${head}\nA song,${cells}\n`);
    const sent = await admin.upload("/admin/songs", file);
    return readText(await admin.read(sent.headers.get("Location")!));
  };
  for (const name of names) {
    expect(await look(name, `,${name}`)).toContain("To add (1)");
    expect(await look("raagaId", `,${name}`)).toContain("To add (1)");
    expect(await look("raagaId", `${name},`)).toContain("Invalid (1)");
  }
});

test("as keys and values of a query they are ignored", async () => {
  const admin = await makeAdministrator();
  await makeSong({ title: "A song" });
  const keys =
    `sortBy direction view paging page after script lng kind part condition recordingYearStart
    searched text dialog id tab q show file act from to returnTo step`.split(/\s+/);
  for (const name of names) {
    const query = new URLSearchParams([...keys, ...names].map((key) => [key, name]));
    const cookies = [
      `preferences=lng=${name}&theme=${name}&view=${name}&script=${name}&${name}=${name}`,
      `paging=${name}`,
      `${name}=${name}`,
    ];
    for (const path of routeAddresses(ids))
      for (const Cookie of [cookies, [admin.cookie, ...cookies]]) {
        const seen = await visit(`${path}?${query}`, { headers: { Cookie: Cookie.join("; ") } });
        expect(seen.status, path).toBeLessThan(500);
      }
  }
}, 120_000);

test("as fields of a form or choices in it they are rejected or ignored", async () => {
  const admin = await makeAdministrator();
  await makeSong({ title: "A song" });
  const chosen = ["step", "role", "roles", "theme", "lng", "view", "returnTo", "to", "name", "id"];
  for (const name of names) {
    const odd = Object.fromEntries([...chosen, ...names].map((key) => [key, name]));
    for (const address of listFormPaths().filter((path) => path !== "/logout")) {
      const path = address.replaceAll(/:id|:number/g, "1").replace("*", "x");
      for (const act of [name, "add", "change"]) {
        const answer = await submit(path, { ...odd, act }, { Cookie: admin.cookie });
        expect(answer.status, `${path} ${act}`).toBeLessThan(500);
      }
    }
  }
}, 120_000);

test("as choices of a song they are rejected", async () => {
  const admin = await makeAdministrator();
  await seedChoices();
  for (const name of names)
    for (const field of ["uploadType", "mediaTypeId", "raagaId", "language", "requestId"]) {
      const song = { ...filled, [name]: name, title: `${name} ${field}`, [field]: name };
      const form = new FormData();
      for (const [key, value] of Object.entries(song)) form.set(key, value);
      const sent = new Response(form);
      const type = sent.headers.get("Content-Type")!;
      const body = await sent.arrayBuffer();
      const headers = { Cookie: admin.cookie, Origin: origin };
      const length = { "Content-Type": type, "Content-Length": String(body.byteLength) };
      const expected = field === "requestId" ? 302 : 400;
      const once = await submit("/songs/add", song, headers);
      const parts = { method: "POST", body, headers: { ...headers, ...length } };
      expect([once.status, (await visit("/songs/add", parts)).status], field).toEqual([
        expected,
        expected,
      ]);
    }
}, 120_000);
