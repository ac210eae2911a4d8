import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { completeSongs } from "#tests/song-rows.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeRaaga, makeSong, makeTaala } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { count } from "../support/users.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";

const path = "/admin/songs";
let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
  await makeRaaga({ id: "Mohanam" });
  await makeRaaga({ id: "Kalyani" });
  await makeTaala("Adi");
  await env.DB.batch([
    env.DB.prepare("INSERT INTO accompaniment_types (name) VALUES ('Mridangam')"),
    env.DB.prepare("INSERT INTO media_types (description) VALUES ('Audio')"),
    env.DB.prepare("INSERT INTO media_location_types (description) VALUES ('YouTube')"),
    env.DB.prepare(
      "INSERT INTO people (id, name, sort_name, parts) VALUES ('a-singer', 'A. Singer', 'singer', '[]')",
    ),
    env.DB.prepare(
      "INSERT INTO person_names (person_id, name, kind) VALUES ('a-singer', 'A. Singer', 'usual'), ('a-singer', 'Aa. Singer', 'spelling')",
    ),
  ]);
});

const rowsOf = async (query: string) => (await env.DB.prepare(query).all()).results;

test("rows with a composition are its recordings: the first takes over the song without one", async () => {
  const id = await makeSong({ title: "Nagumomu", singer: "", raagaId: "Mohanam", lyrics: "words" });
  const file = await completeSongs(
    "title,singer,compositionId,recordingDate,raagaId,event,start,end,mridangam\n" +
      `Nagumomu,Aa. Singer,${id},8/1968,Mohanam,A concert,1:05,2:05,A Player\n` +
      `,Other Singer,${id},1970,Kalyani,,,,\n` +
      "Nagumomu,X,999,,,,,,\nAnother,X,1,,,,,,\nEndaro,Y,,,,,,,",
  );
  const seen = await previewImport(admin, path, file);
  expect(seen.text).toContain("There is no composition with the number 999");
  expect(seen.text).toContain("The composition with this number is “Nagumomu”");
  expect((await applyImport(admin, path, seen.token)).status).toBe(302);
  expect(
    await rowsOf(
      "SELECT id, composition_id, singer, recorded_on, raaga_id, lyrics, person_ids FROM songs ORDER BY id",
    ),
  ).toEqual([
    {
      id,
      composition_id: 1,
      singer: "Aa. Singer",
      recorded_on: "1968-08",
      raaga_id: "Mohanam",
      lyrics: "words",
      person_ids: '{"Aa. Singer":"a-singer"}',
    },
    expect.objectContaining({
      composition_id: 1,
      singer: "Other Singer",
      recorded_on: "1970",
      raaga_id: "Kalyani",
      lyrics: "words",
    }),
    expect.objectContaining({ composition_id: 2, singer: "Y" }),
  ]);
  expect(await rowsOf("SELECT recording_count, first_year, raaga_id FROM compositions")).toEqual([
    { recording_count: 2, first_year: 1968, raaga_id: "Mohanam" },
    { recording_count: 1, first_year: 1975, raaga_id: null },
  ]);
  expect(await count("FROM revisions WHERE kind = 'created' AND subject_kind = 'song'")).toBe(3);
  for (const query of ["title=nagu", "singer=other", "accompanistName=a+player"])
    expect(await readText(await visit(`/search?${query}&searched=true`))).toContain("Nagumomu");
  const again = await previewImport(admin, path, file);
  expect(again.text).toContain("Unchanged (3)");
});

test("titles of a composition come and go by CSV; the whole archive is exported and imported unchanged", async () => {
  const file = await completeSongs(
    "title,isoTitle,nativeTitle,otherTitles,singer,singerPart,track,event\n" +
      "Nagumomu,nagumōmu,నగుమోము,Nagumomu Ganaleni; Nagumo,A. Singer,violin,1,Live\n" +
      "Nagumomu,,,,A. Singer,,2,Live\n",
  );
  const seen = await previewImport(admin, path, file);
  expect((await applyImport(admin, path, seen.token)).status).toBe(302);
  expect(
    await rowsOf("SELECT iso_title, native_title, other_titles FROM compositions WHERE id = 1"),
  ).toEqual([
    {
      iso_title: "nagumōmu",
      native_title: "నగుమోము",
      other_titles: '["Nagumomu Ganaleni","Nagumo"]',
    },
  ]);
  expect(await rowsOf("SELECT part, person_id FROM credits ORDER BY song_id")).toEqual([
    { part: "violin", person_id: "a-singer" },
    { part: "vocal", person_id: "a-singer" },
  ]);
  expect(await readText(await visit("/search?title=ganaleni&searched=true"))).toContain("Nagumomu");
  const text = await (await admin.read(`${path}/export`)).text();
  expect(text).toContain("nagumōmu,నగుమోము,Nagumomu Ganaleni; Nagumo");
  const back = await previewImport(admin, path, text);
  expect(back.text).toContain("Unchanged (2)");
});

test("a composition that is deleted before the import leaves everything as it was", async () => {
  const id = await makeSong({ title: "Nagumomu", singer: "" });
  const seen = await previewImport(
    admin,
    path,
    await completeSongs(`title,singer,compositionId\n,X,${id}\nNew,Y,\n`),
  );
  await env.DB.prepare("UPDATE compositions SET deleted_at = 1").run();
  const sent = await applyImport(admin, path, seen.token, { seen: seen.seen });
  expect(sent.status).toBe(409);
  expect(await readText(sent)).toContain("There is no composition with the number");
  expect(await count("FROM songs WHERE singer <> ''")).toBe(0);
});
