import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { completeSongs } from "#tests/song-rows.ts";
import type { Administrator } from "../support/administrators.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";
import { makeSong } from "../support/factories.ts";
import { readText } from "../support/front-door.ts";
import { makeCsvWorld, ownImport, rowsOf } from "../support/song-csv.ts";
import { count } from "../support/users.ts";

let contributor: Administrator;

beforeEach(async () => {
  contributor = await makeCsvWorld();
});

const preview = (text: string) => previewImport(contributor, ownImport, text);
const previewNew = async (text: string) => preview(await completeSongs(text));

/** The values of a choice, without the one that leaves all as it is. */
function optionsOf(page: string, name: string): string[] | null {
  const [, select] =
    new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, "s").exec(page) ?? [];
  if (select === undefined) return null;
  return Array.from(select.matchAll(/<option value="([^"]+)"/g), ([, value]) => value!);
}

test("unknown names of lists offer the nearest; a chosen one is imported, other rows stay out", async () => {
  const id = await makeSong({ title: "Mine", createdBy: contributor.id });
  await env.DB.prepare("UPDATE compositions SET created_by = ?").bind(contributor.id).run();
  const file =
    "id,title,raagaId,taalaId,songTypeId,media\n" +
    `${id},Mine,Mohanm,,,\n,New,,Aadii,Krithi,Vidio\n,Left,Klyani,,,\n`;
  const seen = await previewNew(file);
  expect(seen.text).toContain("Invalid (3)");
  expect(optionsOf(seen.page, "name.2.0.raagaId")![0]).toBe("Mohanam");
  expect(optionsOf(seen.page, "name.3.0.taalaId")![0]).toBe("Adi");
  expect(optionsOf(seen.page, "name.3.0.songTypeId")![0]).toBe("Kriti");
  expect(optionsOf(seen.page, "name.3.0.media")![0]).toBe("Video");
  expect(optionsOf(seen.page, "name.4.0.raagaId")![0]).toBe("Kalyani");
  const half = { "name.2.0.raagaId": "Mohanam", "name.3.0.taalaId": "Adi" };
  const refused = await applyImport(contributor, ownImport, seen.token, half);
  expect(refused.status).toBe(400);
  const page = await refused.text();
  expect(page).toContain("a row with a chosen name is invalid");
  expect(page).toMatch(/<option value="Adi" selected="">/);
  expect(await count("FROM songs")).toBe(1);
  const whole = { ...half, "name.3.0.songTypeId": "Kriti", "name.3.0.media": "Video" };
  expect((await applyImport(contributor, ownImport, seen.token, whole)).status).toBe(302);
  expect(
    await rowsOf("SELECT title, raaga_id, taala_id, song_type_id, media_type_id FROM songs"),
  ).toEqual([
    { title: "Mine", raaga_id: "Mohanam", taala_id: null, song_type_id: null, media_type_id: null },
    { title: "New", raaga_id: null, taala_id: "Adi", song_type_id: "Kriti", media_type_id: 2 },
  ]);
});

test("names of people whom nobody knows offer the nearest, and may stay as they are written", async () => {
  await makeSong({
    title: "There",
    singer: "Aruna Sairam",
    players: { Mridangam: ["T. K. Murthy"] },
  });
  const seen = await previewNew(
    'title,singer,Mridangam\nOne,Aruna Sairm,"G. Dorai, T K Moorthy"\nTwo,Aruna Sairam,\n',
  );
  expect(seen.text).toContain("To add (2)");
  expect(optionsOf(seen.page, "name.2.0.singer")).toEqual(["Aruna Sairam"]);
  expect(optionsOf(seen.page, "name.2.1.Mridangam")).toEqual(["T. K. Murthy"]);
  expect(optionsOf(seen.page, "name.3.0.singer")).toBeNull();
  const chosen = { "name.2.1.Mridangam": "T. K. Murthy", "name.2.0.singer": "" };
  expect((await applyImport(contributor, ownImport, seen.token, chosen)).status).toBe(302);
  expect(await rowsOf("SELECT singer, accompaniments FROM songs WHERE title = 'One'")).toEqual([
    {
      singer: "Aruna Sairm",
      accompaniments: '[{"typeId":1,"players":["G. Dorai","T. K. Murthy"]}]',
    },
  ]);
});

test("people come and go by their ids; an unknown one offers the nearest", async () => {
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO people (id, name, sort_name, parts) VALUES ('a-singer', 'A. Singer', 'singer', '[]')",
    ),
    env.DB.prepare(
      "INSERT INTO person_names (person_id, name, kind) VALUES ('a-singer', 'A. Singer', 'usual')",
    ),
  ]);
  const seen = await previewNew(
    'title,singer,composer,composerId,raagas,language,people\nOne,Somebody,Composer,a-singer,Mohanam; Kalyani,TE,"Somebody | a-singer\nComposer | -"\nTwo,Other,,a-singr,,,Other\n',
  );
  expect(seen.text).toContain("composerId There is no person “a-singr” in the archive");
  expect(seen.text).toContain("Each line needs a name, |, and the last part of");
  expect((await applyImport(contributor, ownImport, seen.token)).status).toBe(302);
  expect(await rowsOf("SELECT composer_id, language FROM compositions")).toEqual([
    { composer_id: "a-singer", language: "te" },
  ]);
  expect(await rowsOf("SELECT person_ids FROM songs")).toEqual([
    { person_ids: '{"Somebody":"a-singer","Composer":null}' },
  ]);
  expect(await rowsOf("SELECT raaga_id FROM composition_raagas ORDER BY position")).toEqual([
    { raaga_id: "Mohanam" },
    { raaga_id: "Kalyani" },
  ]);
  const text = await (await contributor.read("/my-collection/export")).text();
  expect(text).toContain("Mohanam; Kalyani");
  expect((await preview(text)).text).toContain("Unchanged (1)");
  expect(await readText(await contributor.read("/my-collection"))).toContain("One");
});

test("names in any script stand for their entries, and the preview says for which", async () => {
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO people (id, name, sort_name, parts) VALUES ('tyagaraja', 'Tyagaraja', 'tyagaraja', '[]')",
    ),
    env.DB.prepare(
      "INSERT INTO person_names (person_id, name, kind) VALUES ('tyagaraja', 'త్యాగరాజు', 'native')",
    ),
    env.DB.prepare(
      `UPDATE media_types SET script_names = '{"ml":"വീഡിയോ"}' WHERE description = 'Video'`,
    ),
  ]);
  const id = await makeSong({ title: "Mine", raagaId: "Mohanam", createdBy: contributor.id });
  await env.DB.prepare("UPDATE compositions SET created_by = ?").bind(contributor.id).run();
  const seen = await previewNew(
    "id,title,composerId,raagaId,taalaId,songTypeId,raagas,media\n" +
      `,New,త్యాగరాజు,మోహనం,ఆది,कृति,கல்யாணி; mohana,വീഡിയോ\n${id},Mine,,మోహనం,,,,\n,Other,,సరిగమ,Aadii,,,\n`,
  );
  for (const [column, written, read] of [
    ["composerId", "త్యాగరాజు", "tyagaraja"],
    ["raagaId", "మోహనం", "Mohanam"],
    ["taalaId", "ఆది", "Adi"],
    ["songTypeId", "कृति", "Kriti"],
    ["raagas", "கல்யாணி", "Kalyani"],
    ["raagas", "mohana", "Mohanam"],
    ["media", "വീഡിയോ", "Video"],
  ] as const)
    expect(seen.text).toContain(`${column} “${written}” is read as ${read}`);
  expect(seen.text).toMatch(/Invalid \(1\).*To add \(1\).*Unchanged \(1\)/);
  expect(optionsOf(seen.page, "name.4.0.taalaId")![0]).toBe("Adi");
  expect((await applyImport(contributor, ownImport, seen.token)).status).toBe(302);
  expect(
    await rowsOf(
      "SELECT composer_id, raaga_id, taala_id, song_type_id FROM compositions WHERE title = 'New'",
    ),
  ).toEqual([
    { composer_id: "tyagaraja", raaga_id: "Mohanam", taala_id: "Adi", song_type_id: "Kriti" },
  ]);
  expect(await rowsOf("SELECT raaga_id FROM composition_raagas ORDER BY position")).toEqual([
    { raaga_id: "Kalyani" },
    { raaga_id: "Mohanam" },
  ]);
  expect(await rowsOf("SELECT media_type_id FROM songs WHERE title = 'New'")).toEqual([
    { media_type_id: 2 },
  ]);
});

test("raagas, taalas, types and media can be named in any script, unless two have the name", async () => {
  await env.DB.batch([
    env.DB.prepare(
      `UPDATE raagas SET script_names = '{"te":"మోహనం","ta":"மோகனம்"}' WHERE id = 'Mohanam'`,
    ),
    env.DB.prepare(
      `UPDATE raagas SET script_names = '{"te":"కల్యాణి","hi":"एक"}' WHERE id = 'Kalyani'`,
    ),
    env.DB.prepare(`UPDATE taalas SET script_names = '{"kn":"ಆದಿ","hi":"आदि"}' WHERE id = 'Adi'`),
    env.DB.prepare(`UPDATE song_types SET script_names = '{"ml":"കൃതി"}' WHERE id = 'Kriti'`),
    env.DB.prepare(
      `UPDATE media_types SET script_names = '{"te":"వీడియో"}' WHERE description = 'Video'`,
    ),
    env.DB.prepare(
      `INSERT INTO raagas (id, description, script_names) VALUES ('Other', 'Other', '{"hi":"एक"}')`,
    ),
  ]);
  const file =
    "title,raagaId,taalaId,songTypeId,media,raagas\n" +
    "One,మోహనం,ಆದಿ,കൃതി,వీడియో,கல்; మోహనం\nTwo,மோகனம்,आदि,,,కల్యాణి; Mohanam\nTwice,एक,,,,\n";
  const complete = await completeSongs(file);
  const seen = await preview(complete);
  expect(seen.text).toMatch(/Invalid \(2\).*To add \(1\)/);
  expect(seen.text).toContain("“கல்” is not in the lists");
  expect(seen.text).toContain("“एक” is not in the lists");
  await applyImport(contributor, ownImport, seen.token);
  expect(await rowsOf("SELECT raaga_id, taala_id FROM songs")).toEqual([
    { raaga_id: "Mohanam", taala_id: "Adi" },
  ]);
  const whole = await preview(complete.replace("கல்; ", "").replace("एक", ""));
  await applyImport(contributor, ownImport, whole.token);
  expect(
    await rowsOf("SELECT title, song_type_id, media_type_id FROM songs WHERE title = 'One'"),
  ).toEqual([{ title: "One", song_type_id: "Kriti", media_type_id: 2 }]);
});
