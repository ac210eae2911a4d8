import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeRaaga, makeSong, makeSongType, makeTaala } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { count } from "../support/users.ts";
import { completeSongs } from "#tests/song-rows.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";

let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
});

describe("songs by CSV", () => {
  const path = "/admin/songs";

  beforeEach(async () => {
    await makeRaaga({ id: "Mohanam" });
    await makeTaala("Adi");
    await makeSongType("Kriti");
    await env.DB.batch([
      env.DB.prepare("INSERT INTO accompaniment_types (name) VALUES ('Mridangam'), ('Violin')"),
      env.DB.prepare("INSERT INTO media_types (description) VALUES ('Audio'), ('Video')"),
      env.DB.prepare(
        "INSERT INTO media_location_types (description) VALUES ('YouTube'), ('Archive'), ('Web address')",
      ),
    ]);
  });

  test("are previewed line by line, and valid ones are added, findable and with history", async () => {
    const file = await completeSongs(
      "title,singer,raagaId,taalaId,uploadType,url,recordingDate,mridangam\n" +
        'Nagumomu,A. Singer,mohanam,Adi,YouTube,https://youtu.be/abcdefghijk,15/08/1967,"One Player, Two Player"\n' +
        "Wrong,B. Singer,No such raaga,,,,,\n" +
        "Endaro,,,,,,,",
    );
    const seen = await previewImport(admin, path, file);
    expect(seen.text).toContain("Invalid (1)");
    expect(seen.text).toContain("is not in the lists of raagas");
    expect(await count("FROM songs")).toBe(0);
    expect((await applyImport(admin, path, seen.token)).status).toBe(302);
    expect(await count("FROM songs")).toBe(2);
    const song = await env.DB.prepare("SELECT * FROM songs WHERE title = 'Nagumomu'").first();
    expect(song).toMatchObject({
      raaga_id: "Mohanam",
      external_media_id: "abcdefghijk",
      recorded_on: "1967-08-15",
      created_by: admin.id,
      accompaniments: JSON.stringify([{ typeId: 1, players: ["One Player", "Two Player"] }]),
    });
    expect(await count("FROM revisions WHERE kind = 'created'")).toBe(4);
    expect(await count("FROM credits WHERE accompaniment_type_id IS NOT NULL")).toBe(2);
    expect(await env.DB.prepare("SELECT song_count FROM raagas").first("song_count")).toBe(1);
    for (const query of ["title=gumo", "singer=a.+singer", "accompanistName=two+player"])
      expect(await readText(await visit(`/search?${query}&searched=true`))).toContain("Nagumomu");
    expect(await readText(await visit(`/songs/${song!.id as number}`))).toContain("One Player");
    const again = await previewImport(admin, path, file);
    expect(again.text).toContain("Unchanged (2)");
  });

  test("errors name columns as in the file, and are in the reader's language", async () => {
    const headers = { Cookie: `${admin.cookie}; preferences=lng=te` };
    const page = await (await visit(path, { headers })).text();
    expect(page).toContain("ఒక్కో పక్కవాద్యానికి ఒకటి");
    const [, code] = page.match(/<code>([^<]*)<\/code>/)!;
    expect(code).toMatch(
      /^id, version, origin, title, [A-Za-z, ]+, lyrics, [A-Za-z., ]+, aboutRecording, recordingSources$/,
    );
  });

  test("a line with too many cells is rejected, and the others are added", async () => {
    const seen = await previewImport(
      admin,
      path,
      await completeSongs("title,singer\nOne,A,more\nTwo,B"),
    );
    expect(seen.text).toMatch(/Invalid \(1\).*To add \(1\)/);
    expect(seen.text).toContain("The number of cells does not match the number of columns: 7 / 6.");
    expect((await applyImport(admin, path, seen.token)).status).toBe(302);
    expect(await count("FROM songs WHERE title = 'Two'")).toBe(1);
    expect(await count("FROM songs")).toBe(1);
  });

  test("one file imported twice at once adds its songs once", async () => {
    const seen = await previewImport(admin, path, await completeSongs("title\nOne\nTwo"));
    const answers = await Promise.all([
      applyImport(admin, path, seen.token),
      applyImport(admin, path, seen.token),
    ]);
    expect(answers.filter(({ status }) => status === 302).length).toBeGreaterThanOrEqual(1);
    expect(await count("FROM songs")).toBe(2);
  });

  test("5,000 songs are previewed and imported; the whole archive is exported and imported unchanged", async () => {
    const line = (at: number) =>
      `Song number ${at},Singer ${at % 50},Mohanam,Adi,Player ${at % 70},https://a.in/${at}.mp3,1975`;
    const lines = Array.from({ length: 5000 }, (_, at) => line(at)).join("\n");
    const file = await completeSongs(
      `title,singer,raagaId,taalaId,violin,url,recordingDate\n${lines}`,
    );
    const begun = performance.now();
    const seen = await previewImport(admin, path, file);
    const looked = performance.now();
    expect(seen.text).toContain("To add (5,000)");
    expect((await applyImport(admin, path, seen.token)).status).toBe(302);
    const taken = performance.now();
    expect(await count("FROM songs")).toBe(5000);
    expect(await count("FROM credits WHERE accompaniment_type_id IS NOT NULL")).toBe(5000);
    expect(await env.DB.prepare("SELECT song_count FROM raagas").first("song_count")).toBe(5000);
    expect(await readText(await visit("/search?title=number+4321&searched=true"))).toContain(
      "number 4321",
    );
    const text = await (await admin.read(`${path}/export`)).text();
    const sent = performance.now();
    console.log(
      `5,000 songs: looked at in ${Math.round(looked - begun)} ms, taken in ${Math.round(taken - looked)} ms, exported in ${Math.round(sent - taken)} ms`,
    );
    expect(text.split("\r\n")).toHaveLength(5002);
    const back = await previewImport(admin, path, text);
    expect(back.text).toContain("Unchanged (5,000)");
    const ids = Array.from({ length: 5000 }, (_, at) => `${at + 1},Other Singer ${at % 50}`);
    const begin = performance.now();
    const others = await previewImport(admin, path, `id,singer\n${ids.join("\n")}\n`);
    expect(others.text).toContain("To update (5,000)");
    expect((await applyImport(admin, path, others.token)).status).toBe(302);
    console.log(`5,000 songs: changed in ${Math.round(performance.now() - begin)} ms`);
    expect(await count("FROM songs WHERE singer LIKE 'Other Singer %'")).toBe(5000);
    expect(await count("FROM revisions WHERE kind = 'updated'")).toBe(5000);
    expect(await count("FROM name_index WHERE name = 'Singer 7'")).toBe(0);
  }, 120_000);

  test("songs in the bin are not exported", async () => {
    await makeSong({ title: "Live" });
    await makeSong({ title: "Binned", deletedAt: new Date() });
    const text = await (await admin.read(`${path}/export`)).text();
    expect(text).toContain("Live");
    expect(text).not.toContain("Binned");
  });
});
