import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { compositionOf, merge, mergeNumber, separate } from "../support/merges.ts";
import { readAllRows } from "../support/stored-rows.ts";
import { count } from "../support/users.ts";

let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
});

const recording = (title: string, singer = "One") => makeSong({ title, singer });
const fill = (id: number, fields: string) =>
  env.DB.prepare(`UPDATE compositions SET ${fields} WHERE id = ?`).bind(id).run();
const titles = async (id: number) =>
  JSON.parse(
    (await env.DB.prepare("SELECT other_titles FROM compositions WHERE id = ?")
      .bind(id)
      .first<string>("other_titles"))!,
  ) as string[];

/** What visitors read: all but revisions, the log, times and numbers of changes. */
async function readArchive() {
  const { compositions, songs, composition_raagas, song_index, name_index, credits, counters } =
    await readAllRows();
  const withoutTimes = (rows: Record<string, unknown>[]) =>
    rows.map(({ updated_at: _at, updated_by: _by, changed_at: _changed, ...row }) => row);
  const sorted = (rows: Record<string, unknown>[]) =>
    rows.map((row) => JSON.stringify(row)).toSorted();
  return {
    compositions: withoutTimes(compositions!),
    songs: withoutTimes(songs!),
    composition_raagas,
    index: [sorted(song_index!), sorted(name_index!), credits],
    counters: counters!.filter(({ name }) => name !== "version"),
  };
}

test("separating two compositions restores everything that the merge did", async () => {
  const [from, to] = [await recording("Omkara"), await makeSong({ title: "Pranava" })];
  const [fromId, toId] = [await compositionOf(from), await compositionOf(to)];
  await fill(fromId, "lyrics = 'Words', deity = 'Ganesha', composer = 'Somebody'");
  await env.DB.prepare("INSERT INTO raagas (id, description) VALUES ('Gaula', '')").run();
  await env.DB.prepare("INSERT INTO composition_raagas VALUES (?, 0, 'Gaula')").bind(fromId).run();
  const more = { composer: "Somebody", lyrics: "Words", deity: "Ganesha" };
  const other = await makeSong({ title: "Omkara", ...more });
  await env.DB.batch([
    env.DB.prepare("DELETE FROM song_index WHERE song_id = ?").bind(from),
    env.DB.prepare(
      "INSERT INTO song_index SELECT field, key, ?, line FROM song_index WHERE song_id = ?",
    ).bind(from, other),
  ]);
  const before = await readArchive();
  await merge(admin, "composition", from, to);
  expect(await count("FROM composition_raagas WHERE composition_id = ?", toId)).toBe(1);
  const id = await mergeNumber();
  const list = await readText(await admin.read("/admin/merges"));
  expect(list).toMatch(/Omkara Composition Pranava .* Separate again/);
  const dialog = await readText(await admin.read(`/admin/merges?kind=composition&id=${id}`));
  expect(dialog).toContain("1 recording goes back to Omkara.");
  expect(dialog).toMatch(/loses what came from Omkara: Omkara .*Lyrics : Words/);
  expect((await separate(admin, "composition", id)).headers.get("Location")).toBe("/admin/merges");
  expect(await readArchive()).toEqual(before);
  expect(await readText(await admin.read("/admin/merges"))).toContain("separated again");
  expect(await count("FROM audit_events WHERE act = 'compositions separated'")).toBe(1);
  expect(await count("FROM revisions WHERE kind = 'separated'")).toBe(2);
  expect((await separate(admin, "composition", id)).status).toBe(409);
});

test("what was changed since stays, and recordings added since stay with the one that stayed", async () => {
  const [from, to] = [await recording("Omkara"), await recording("Pranava", "Other")];
  const [fromId, toId] = [await compositionOf(from), await compositionOf(to)];
  await fill(fromId, "lyrics = 'Words', language = 'te'");
  await merge(admin, "composition", from, to);
  await fill(toId, "lyrics = 'Corrected words'");
  const added = await makeSong({ title: "Pranava", singer: "Third", compositionId: toId });
  await separate(admin, "composition", await mergeNumber());
  const stored = await env.DB.prepare("SELECT lyrics, language FROM compositions WHERE id = ?")
    .bind(toId)
    .first();
  expect(stored).toEqual({ lyrics: "Corrected words", language: null });
  expect(await compositionOf(from)).toBe(fromId);
  expect(await compositionOf(added)).toBe(toId);
  expect(await titles(toId)).toEqual([]);
});

test("merges into one composition are undone in any order; a title stays until the last is", async () => {
  const [one, two, to] = [
    await recording("Alias"),
    await recording("Alias"),
    await recording("Title"),
  ];
  const toId = await compositionOf(to);
  await merge(admin, "composition", one, to);
  await merge(admin, "composition", two, to);
  expect(await titles(toId)).toEqual(["Alias"]);
  await separate(admin, "composition", await mergeNumber(1));
  expect(await titles(toId)).toEqual(["Alias"]);
  expect(await readText(await visit("/search?title=alias&searched=true"))).toContain("Title");
  await separate(admin, "composition", await mergeNumber(0));
  expect(await titles(toId)).toEqual([]);
  expect(new Set(await Promise.all([one, two, to].map(compositionOf))).size).toBe(3);
});

test("a merge of a merge is undone from the last one on", async () => {
  const [a, b, c] = [await recording("A"), await recording("B"), await recording("C")];
  const ids = await Promise.all([a, b, c].map(compositionOf));
  await merge(admin, "composition", a, b);
  await merge(admin, "composition", b, c);
  expect(await compositionOf(a)).toBe(ids[2]);
  const [second, first] = [await mergeNumber(0), await mergeNumber(1)];
  const path = `/admin/merges?kind=composition&id=${first}`;
  expect(await readText(await admin.read(path))).toContain("Separate that merge first");
  const refused = await separate(admin, "composition", first);
  expect(refused.status).toBe(409);
  expect(await readText(refused)).toContain("Separate that merge first");
  await separate(admin, "composition", second);
  await separate(admin, "composition", first);
  expect(await Promise.all([a, b, c].map(compositionOf))).toEqual(ids);
});

test("after 30 days, or once the composition was deleted, nothing is separated", async () => {
  const [from, to] = [await recording("Omkara"), await recording("Pranava")];
  const toId = await compositionOf(to);
  await merge(admin, "composition", from, to);
  const id = await mergeNumber();
  await fill(toId, "deleted_at = 5");
  expect(await readText(await separate(admin, "composition", id))).toContain("Restore it first");
  await fill(toId, "deleted_at = NULL");
  await env.DB.prepare("UPDATE merges SET merged_at = merged_at - 30 * 86400000 - 1").run();
  const refused = await separate(admin, "composition", id);
  expect([refused.status, await readText(refused)]).toEqual([
    409,
    expect.stringContaining("more than 30 days"),
  ]);
  expect(await readText(await admin.read("/admin/merges"))).toContain("Nothing was merged");
  expect(await count("FROM songs WHERE composition_id = ?", toId)).toBe(2);
});
