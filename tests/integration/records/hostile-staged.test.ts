import { beforeEach, describe, expect, test, vi } from "vitest";
import { env } from "cloudflare:workers";
import { completeSongs } from "#tests/song-rows.ts";
import { type Administrator, makeAdministrator, makeEditor } from "../support/administrators.ts";
import { previewImport } from "../support/csv-import.ts";
import { origin, readText, submit, visit } from "../support/front-door.ts";
import { makeCsvWorld, ownImport } from "../support/song-csv.ts";
import { count, logIn } from "../support/users.ts";

const file = await completeSongs("title,singer\nA secret song,Somebody\n");
const gone = "no longer available";
let contributor: Administrator;

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  contributor = await makeCsvWorld();
});

const apply = (as: { cookie: string }, path: string, token: string, seen = "") => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ act: "apply", file: token, seen }))
    body.set(name, value);
  return visit(path, { method: "POST", body, headers: { Cookie: as.cookie, Origin: origin } });
};

describe("T92 a file that was checked and not imported", () => {
  test("is there for who sent it, for what it was sent for, under a name of 128 random bits", async () => {
    const { token, seen, at } = await previewImport(contributor, ownImport, file);
    expect(token).toMatch(/^[\da-f]{32}$/);
    const other = await makeEditor("other@example.org", "Contributor");
    const admin = await makeAdministrator();
    for (const [reader, path] of [
      [other, at],
      [admin, at],
      [admin, `/admin/songs?file=${token}`],
      [admin, `/admin/raaga/import?file=${token}`],
      [contributor, `${ownImport}?file=${token.slice(1)}`],
      [contributor, `${ownImport}?file=form:1:/songs/add`],
    ] as const) {
      const text = await readText(await reader.read(path));
      expect(text, path).toContain(gone);
      expect(text, path).not.toContain("secret");
    }
    for (const [sender, path] of [
      [other, ownImport],
      [admin, "/admin/songs"],
      [admin, "/admin/raaga/import"],
    ] as const)
      expect((await apply(sender, path, token, seen)).status, path).toBe(410);
    expect(await count("FROM songs WHERE title LIKE '%secret%'")).toBe(0);
    expect(await readText(await contributor.read(at))).toContain("secret");
  });

  test("is imported by nobody who has lost the role, nor after they have signed out", async () => {
    const { token, seen } = await previewImport(contributor, ownImport, file);
    await submit("/logout", {}, { Cookie: contributor.cookie });
    expect((await apply(contributor, ownImport, token, seen)).headers.get("Location")).toContain(
      "/login",
    );
    const cookie = await logIn("singer@example.org");
    await env.DB.prepare("DELETE FROM user_roles WHERE user_id = ?").bind(contributor.id).run();
    expect((await apply({ cookie }, ownImport, token, seen)).status).toBe(403);
    expect(await count("FROM songs WHERE title LIKE '%secret%'")).toBe(0);
  });

  test("is kept for an hour, with no more than its name, bytes and token", async () => {
    await previewImport(contributor, ownImport, file);
    const { keys } = await env.DRAFTS.list<Record<string, unknown>>({ prefix: "file:" });
    expect(keys).toHaveLength(1);
    const left = keys[0]!.expiration! - Date.now() / 1000;
    expect(left).toBeGreaterThan(3000);
    expect(left).toBeLessThanOrEqual(3600);
    expect(Object.keys(keys[0]!.metadata!).toSorted()).toEqual(["fileName", "token"]);
  });
});

test("T93 a file that is imported five times at once adds its songs once", async () => {
  const { token, seen } = await previewImport(contributor, ownImport, file);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => apply(contributor, ownImport, token, seen)),
  );
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect(await count("FROM songs WHERE title = 'A secret song'")).toBe(1);
  expect((await apply(contributor, ownImport, token, seen)).status).toBe(410);
  const admin = await makeAdministrator();
  const raagas = await previewImport(admin, "/admin/raaga/import", "name\nTodi\n");
  await Promise.all(
    Array.from({ length: 5 }, () => apply(admin, "/admin/raaga/import", raagas.token)),
  );
  expect(await count("FROM raagas WHERE id = 'Todi'")).toBe(1);
  expect(await count("FROM audit_events WHERE act = 'raagas imported'")).toBe(1);
});
