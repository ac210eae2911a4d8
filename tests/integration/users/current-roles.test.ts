import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { openDatabase } from "#app/data/database.ts";
import { raagas } from "#drizzle/schema/index.ts";
import { makeSong } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";
import { cookiesOf, signIn, makeUser } from "../support/users.ts";

const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();
const approve = (userId: number) =>
  run("INSERT INTO user_roles (user_id, role_id) VALUES (?, ?)", userId, roleIds.Contributor);
const demote = (userId: number) =>
  run("DELETE FROM user_roles WHERE user_id = ? AND role_id = ?", userId, roleIds.Contributor);
const read = (path: string, cookie: string) => visit(path, { headers: { Cookie: cookie } });
const addSong = 'href="/songs/add"';

describe("roles that have changed", () => {
  test.each(["/", "/home", "/search", "/search?title=a", "/offline", "/api-docs"])(
    "show in the header of the next page: %s",
    async (path) => {
      const id = await makeUser("member@example.org", "Viewer");
      const cookie = await signIn("member@example.org");
      expect(await (await read(path, cookie)).text()).not.toContain(addSong);
      await approve(id);
      const page = await read(path, cookie);
      const renewed = cookiesOf(page);
      const html = await page.text();
      expect(html).toContain(addSong);
      expect(await readText(new Response(html))).toContain(
        "member@example.org Contributor, Viewer",
      );
      expect((await read(path, renewed)).headers.getSetCookie()).toEqual([]);
      await demote(id);
      expect(await (await read(path, renewed)).text()).not.toContain(addSong);
    },
  );

  test("show in the data requests of the router", async () => {
    const id = await makeUser("member@example.org", "Viewer");
    const cookie = await signIn("member@example.org");
    await approve(id);
    expect(await (await read("/home.data", cookie)).text()).toContain('"/songs/add"');
  });

  test("a signed-in user's page is one call of D1, like a visitor's", async () => {
    await makeUser("member@example.org", "Viewer");
    const cookie = await signIn("member@example.org");
    const id = await makeSong({ title: "A song" });
    for (const path of ["/", "/home", "/search?title=song", "/search", `/songs/${id}`])
      expect(readMeter(await read(path, cookie)).trips, path).toBe(1);
  });

  test("the links to edit a song follow them", async () => {
    const createdBy = await makeUser("member@example.org", "Viewer", "Contributor");
    const id = await makeSong({ title: "A song", createdBy });
    const cookie = await signIn("member@example.org");
    const links = [`/songs/edit/${id}`, `/songs/${id}/delete`, `/songs/${id}/history`];
    const shown = async (path: string) => {
      const html = await (await read(path, cookie)).text();
      return links.filter((link) => html.includes(`href="${link}`));
    };
    expect(await shown(`/songs/${id}`)).toEqual(links);
    expect(await shown("/my-collection")).toEqual(links);
    await demote(createdBy);
    // Anybody may read its history.
    expect(await shown(`/songs/${id}`)).toEqual([`/songs/${id}/history`]);
    expect(await shown("/my-collection")).toEqual([]);
    expect(await readText(await read("/my-collection", cookie))).toContain("A song");
  });

  test("an expired session shows no user; the next guarded page says why", async () => {
    await makeUser("member@example.org", "Contributor");
    const cookie = await signIn("member@example.org");
    await run("DELETE FROM sessions");
    const home = await (await read("/home", cookie)).text();
    expect(home).not.toContain(addSong);
    expect(home).toContain('href="/login"');
    const guarded = await read("/my-collection", cookie);
    const login = await read("/login", cookiesOf(guarded));
    expect(await readText(login)).toContain("Session expired. Please login again.");
  });
});

describe("a query that joins a batch", () => {
  const query = { sql: "SELECT 7 AS seven", params: [] };

  test("is sent with the next batch, or alone if none follows", async () => {
    const db = openDatabase(env.DB);
    const joined = db.readWithNextBatch(query);
    const [rows] = await db.batch([db.select().from(raagas)]);
    expect(rows).toEqual([]);
    expect(await joined).toEqual([{ seven: 7 }]);
    expect(db.meter).toMatchObject({ trips: 1, statements: 2 });
    expect(await db.readWithNextBatch(query)).toEqual([{ seven: 7 }]);
    expect(db.meter).toMatchObject({ trips: 2, statements: 3 });
  });

  test("fails with its batch", async () => {
    const db = openDatabase(env.DB);
    const results = await Promise.allSettled([
      db.readWithNextBatch({ sql: "SELECT * FROM no_table", params: [] }),
      db.batch([db.select().from(raagas)]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await db.readWithNextBatch(query)).toEqual([{ seven: 7 }]);
  });
});
