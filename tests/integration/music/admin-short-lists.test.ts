import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { accompanimentTypes, mediaTypes } from "#drizzle/schema/index.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { db, makeSong, makeSongType } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";
import { count } from "../support/users.ts";

let admin: Administrator;
const path = "/admin/lists/song-types";
const names = { te: "కృతి", ta: "கிருதி", kn: "ಕೃತಿ", ml: "കൃതി", hi: "कृति" };

beforeEach(async () => {
  admin = await makeAdministrator();
  await makeSongType("Kriti");
});

const stored = async (table: string) =>
  (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results;

test("a song type gets its names in five scripts, which songs show at once", async () => {
  const id = await makeSong({ title: "One", songTypeId: "Kriti" });
  const sent = { act: "change", name: "Other", description: "Kriti form", ...names };
  const done = await admin.send(`${path}?q=k&dialog=edit&id=Kriti`, sent);
  expect(done.headers.get("Location")).toBe(`${path}?q=k`);
  expect(await stored("song_types")).toEqual([
    { id: "Kriti", description: "Kriti form", script_names: JSON.stringify(names) },
  ]);
  expect(await readText(await visit(`/songs/${id}?lng=te`))).toContain("కృతి");
  const form = await (await admin.read(`${path}?dialog=edit&id=Kriti`)).text();
  expect(form).toContain('value="கிருதி"');
  expect(await readText(await admin.read(`${path}?lng=ml`))).toContain("കൃതി Kriti");
  const [revision] = await stored("revisions");
  expect(revision).toMatchObject({
    subject_kind: "songType",
    subject_id: "Kriti",
    kind: "updated",
    changed_by: admin.id,
  });
  expect(JSON.parse(String(revision!.fields))).toEqual({
    description: ["Kriti", "Kriti form"],
    scriptNames: [{}, names],
  });
  expect(await count("FROM audit_events WHERE act = 'song type changed'")).toBe(1);
});

test("a name in another script is refused beside its field, and kept", async () => {
  const wrong = await admin.send(`${path}?dialog=add`, { act: "add", name: "", te: "கிருதி" });
  expect(wrong.status).toBe(400);
  const html = await wrong.text();
  expect(html).toContain('id="te-error"');
  expect(html).toContain("Only letters of this language&#x27;s script");
  expect(html).toContain('value="கிருதி"');
  expect(html).toContain("Name is required");
  const taken = await admin.send(`${path}?dialog=add`, { act: "add", name: "kriti" });
  expect(taken.status).toBe(409);
  expect(await taken.text()).toContain("This name is already taken");
});

test("an entry is added, renamed where it has a number, and deleted unless something uses it", async () => {
  await admin.send(`${path}?dialog=add`, { act: "add", name: "Padam" });
  expect(await count("FROM song_types WHERE id = 'Padam' AND description = 'Padam'")).toBe(1);
  const song = await makeSong({ title: "One", songTypeId: "Kriti" });
  const held = await admin.send(`${path}?dialog=delete&id=Kriti`, { act: "delete" });
  expect(held.status).toBe(409);
  expect(await readText(held)).toContain("Songs use it");
  await env.DB.prepare("UPDATE songs SET song_type_id = NULL WHERE id = ?").bind(song).run();
  await env.DB.prepare("UPDATE compositions SET song_type_id = NULL").run();
  expect((await admin.send(`${path}?dialog=delete&id=Padam`, { act: "delete" })).status).toBe(302);
  expect(await count("FROM song_types")).toBe(1);

  const instruments = "/admin/lists/instruments";
  await admin.send(`${instruments}?dialog=add`, { act: "add", name: "Violin", te: "వయోలిన్" });
  const [violin] = await db.select().from(accompanimentTypes);
  expect(violin).toMatchObject({ name: "Violin", scriptNames: { te: "వయోలిన్" } });
  const created = await count(
    "FROM revisions WHERE subject_kind = 'accompanimentType' AND subject_id = ?",
    String(violin!.id),
  );
  expect(created).toBe(1);
  const edit = `${instruments}?dialog=edit&id=${violin!.id}`;
  await admin.send(edit, { act: "change", name: "Fiddle" });
  expect(await db.select().from(accompanimentTypes)).toEqual([
    { id: violin!.id, name: "Fiddle", description: "", scriptNames: {} },
  ]);
  expect((await admin.send(edit.replace("edit", "delete"), { act: "delete" })).status).toBe(302);
  expect((await admin.send(edit, { act: "change", name: "Fiddle" })).status).toBe(404);
});

test("media types are renamed, never added or deleted; other lists have no page", async () => {
  await db.insert(mediaTypes).values({ id: 1, description: "Audio" });
  const media = "/admin/lists/media-types";
  await admin.send(`${media}?dialog=edit&id=1`, { act: "change", name: "Sound", hi: "ऑडियो" });
  expect(await db.select().from(mediaTypes)).toEqual([
    { id: 1, description: "Sound", scriptNames: { hi: "ऑडियो" } },
  ]);
  expect((await admin.send(`${media}?dialog=add`, { act: "add", name: "Film" })).status).toBe(400);
  const deleted = await admin.send(`${media}?dialog=delete&id=1`, { act: "delete" });
  expect(deleted.status).toBe(400);
  expect(await (await admin.read(media)).text()).not.toContain("dialog=add");
  for (const name of ["raagas", "constructor", "mediaLocationType"])
    expect((await admin.read(`/admin/lists/${name}`)).status).toBe(404);
});

test("what is gone is said to be gone; a list reads a bounded number of rows", async () => {
  const gone = await readText(await admin.read(`${path}?dialog=edit&id=Nothing`));
  expect(gone).toContain("no longer exists");
  for (let at = 0; at < 30; at++) await makeSongType(`Type ${at}`);
  const first = await admin.read(path);
  expect(readMeter(first).rows).toBeLessThan(200);
  expect(await readText(first)).toContain("Showing 1 to 20 of 31 results");
  const found = await readText(await admin.read(`${path}?q=type+29`));
  expect(found).toContain("Type 29");
  expect(found).not.toContain("Kriti");
});
