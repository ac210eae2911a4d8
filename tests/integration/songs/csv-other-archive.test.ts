import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { makePeople } from "../support/factories.ts";
import { type Administrator, makeAdministrator, makeEditor } from "../support/administrators.ts";
import { emptyArchive } from "../support/empty-archive.ts";
import { readText } from "../support/front-door.ts";
import { requiredCells } from "#tests/song-rows.ts";
import { bearerFor, call, music } from "../support/rest/call.ts";
import { goOn, importWhole, readRows, stagePortions } from "../support/csv-portions.ts";
import { makeCsvWorld, rowsOf } from "../support/song-csv.ts";
import { count } from "../support/users.ts";

const path = "/admin/songs";

let admin: Administrator;

/** Makes an archive with the lists of `makeCsvWorld`, and says what it is called. */
async function beginArchive(name: string): Promise<void> {
  await makeCsvWorld();
  await makePeople("balamuralikrishna", "tyagaraja");
  admin = await makeAdministrator();
  await env.DB.prepare("UPDATE archive_origin SET name = ?").bind(name).run();
}

const exportSongs = async () => (await admin.read(`${path}/export`)).text();

/** The fields of all songs by column, without what an archive says for itself. */
async function fieldsOf(text: string) {
  const rows = readRows(text);
  const groups = Map.groupBy(rows, (row) => row.compositionId!);
  return {
    songs: rows
      .map(({ id: _id, version: _version, origin: _origin, compositionId: _of, ...row }) =>
        JSON.stringify(row),
      )
      .toSorted(),
    compositions: [...groups.values()]
      .map((recordings) =>
        recordings
          .map(({ singer, title, url }) => `${title} ${singer} ${url}`)
          .toSorted()
          .join("\n"),
      )
      .toSorted(),
  };
}

const scripts = ["రార వేణు", "ராரா வேணு", "ರಾರಾ ವೇಣು", "രാരാ വേണു", "रारा वेणु", "Rara Venu"];

/** A file of songs as an archive called `origin` exports it: every composition has three recordings. */
function fileOf(songs: number, origin = "archive-there"): string {
  const columns =
    "id,version,origin,title,singer,uploadType,url,composer,recordingDate,raagaId,taalaId,songTypeId,compositionId,language,isoTitle,otherTitles,event,place,track,start,end,people,Mridangam,Violin,description,lyrics,meaning.te,aboutRecording";
  const lines = Array.from({ length: songs }, (_, at) => {
    const of = Math.floor(at / 3);
    const title = `${scripts[of % scripts.length]} ${of}`;
    return [
      at + 1001,
      at + 7,
      origin,
      title,
      `Singer ${at % 9}`,
      at % 2 ? "YouTube" : "",
      at % 2 ? `https://www.youtube.com/watch?v=abcdefg${String(at).padStart(4, "0")}` : "",
      "M. Balamuralikrishna",
      ["1975", "1975-08", "1975-08-15", ""][at % 4],
      of % 2 ? "Mohanam" : "Kalyani",
      "Adi",
      "Kriti",
      // Of later songs, too: the order of a file does not matter.
      5000 - of,
      ["te", "sa", "ta", "kn", "ml", "hi"][of % 6],
      `rāra vēṇu ${of}`,
      `Other ${of}; Another ${of}`,
      "The Academy",
      "Chennai",
      (at % 20) + 1,
      "0:10",
      "2:00",
      at % 3 ? "" : `"Singer ${at % 9} | -"`,
      `"One Player, Player ${at % 5}"`,
      `Player ${at % 4}`,
      `"What is known, and ""said"" of ${of}"`,
      `"First line ${of}\nSecond line"`,
      `అర్థం ${of}`,
      at % 5 ? "" : "From a tape",
    ].join(",");
  });
  return `${columns}\n${lines.join("\n")}\n`;
}

describe("songs of another archive", () => {
  test("enter an empty archive whole: every field and every composition is compared", async () => {
    await beginArchive("archive-one");
    expect(await importWhole(admin, path, fileOf(300))).toContain("Songs added: 300");
    expect(await count("FROM compositions")).toBe(100);
    const first = await exportSongs();
    expect(readRows(first)[0]!.origin).toBe("archive-one");
    await emptyArchive();
    await beginArchive("archive-two");
    expect(await importWhole(admin, path, first)).toContain("Songs added: 300");
    expect(await count("FROM compositions")).toBe(100);
    expect(await fieldsOf(await exportSongs())).toEqual(await fieldsOf(first));
    expect(await fieldsOf(first)).toEqual(await fieldsOf(await exportSongs()));
    expect(await count("FROM revisions WHERE kind = 'created'")).toBe(400);
    expect(await count("FROM song_index")).toBeGreaterThan(300);
  }, 120_000);

  test("come once, however often their file is imported, and stay as they have been edited since", async () => {
    await beginArchive("archive-here");
    await importWhole(admin, path, fileOf(30));
    await env.DB.prepare("UPDATE songs SET place = 'Madurai' WHERE id = 1").run();
    const songs = await rowsOf("SELECT * FROM songs ORDER BY id");
    const revisions = await count("FROM revisions");
    const again = await stagePortions(admin, path, fileOf(30));
    expect(again.text).toMatch(/To add \(0\).*Unchanged \(30\)/);
    expect(again.text).toContain("Nothing in this file would change the archive.");
    expect((await goOn(admin, path, again.token)).status).toBe(302);
    expect(await rowsOf("SELECT * FROM songs ORDER BY id")).toEqual(songs);
    expect(await count("FROM revisions")).toBe(revisions);
    const more = await stagePortions(admin, path, fileOf(33));
    expect(more.text).toMatch(/To add \(3\).*Unchanged \(30\)/);
    await goOn(admin, path, more.token);
    expect(await count("FROM songs")).toBe(33);
  });

  test("of two archives with the same ids are different songs", async () => {
    await beginArchive("archive-here");
    await importWhole(admin, path, fileOf(3));
    await importWhole(admin, path, fileOf(3, "archive-elsewhere"));
    expect(await count("FROM songs")).toBe(6);
    expect(await count("FROM compositions")).toBe(2);
  });

  test("a later recording joins its composition, which may have been merged since", async () => {
    await beginArchive("archive-here");
    await importWhole(admin, path, fileOf(3));
    await env.DB.batch([
      env.DB.prepare("INSERT INTO songs (title, composer) VALUES ('The other', 'M')"),
      env.DB.prepare("UPDATE songs SET composition_id = 2 WHERE id <= 3"),
      env.DB.prepare("UPDATE compositions SET deleted_at = 1, merged_into = 2 WHERE id = 1"),
    ]);
    const head = "id,origin,title,singer,compositionId\n";
    await importWhole(admin, path, `${head}7,archive-there,Rara,Somebody New,5000\n`);
    expect(await rowsOf("SELECT composition_id FROM songs WHERE singer = 'Somebody New'")).toEqual([
      { composition_id: 2 },
    ]);
  });

  test("a broken portion writes nothing, and the import goes on with it, also after the page was closed", async () => {
    await beginArchive("archive-here");
    const { token, text } = await stagePortions(admin, path, fileOf(1200));
    expect(text).toContain("Import: 1,200 new, 0 changed");
    expect((await goOn(admin, path, token)).status).toBe(302);
    const written = await count("FROM songs");
    expect(written).toBeGreaterThanOrEqual(400);
    expect(written).toBeLessThan(1200);
    await env.DB.prepare(
      `CREATE TRIGGER broken BEFORE INSERT ON song_index WHEN (SELECT count(*) FROM songs) > ${written}
        BEGIN SELECT RAISE(ABORT, 'the line broke'); END`,
    ).run();
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await goOn(admin, path, token)).status).toBe(500);
    expect(await count("FROM songs")).toBe(written);
    await env.DB.prepare("DROP TRIGGER broken").run();
    const page = await readText(await admin.read(path));
    expect(page).toContain("The import of list.csv is not finished. Resume");
    const progress = await readText(await admin.read(`${path}?file=${token}`));
    expect(progress).toContain(`${written} of 1,200 rows done`);
    // Two presses at once write no portion twice.
    const answers = await Promise.all([goOn(admin, path, token), goOn(admin, path, token)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(302);
    expect([302, 409]).toEqual(expect.arrayContaining(statuses));
    for (let left = 0; left < 9; left++) await goOn(admin, path, token);
    expect(await count("FROM songs")).toBe(1200);
    expect(await count("FROM compositions")).toBe(400);
    expect(await count("FROM original_ids")).toBe(1600);
    expect(await count("FROM song_imports")).toBe(0);
    expect((await env.DRAFTS.list({ prefix: "import:" })).keys).toEqual([]);
    expect(await readText(await admin.read(path))).not.toContain("not finished");
  }, 120_000);

  test("what is missing here is named: lists refuse their rows, files and people do not", async () => {
    await beginArchive("archive-here");
    const file =
      "id,origin,title,singer,composer,composerId,raagaId,taalaId,uploadType,url,people,compositionId\n" +
      "1,archive-there,One,A. Singer,M,,Nattakurinji,Adi,,,,1\n" +
      "2,archive-there,Two,B. Singer,M,,Nattakurinji,Jhampa,,,,2\n" +
      "3,archive-there,Three,C. Singer,Tyagaraja,somebody-there,Mohanam,Adi,Audio upload,https://there.example/media/0b9f6c1e-1111,C. Singer | c-singer,3\n" +
      "4,archive-there,Four,,M,,Mohanam,,Video upload,https://there.example/media/0b9f6c1e-2222,,4\n" +
      ",archive-there,Five,D. Singer,M,,,,,,,\n";
    const { token, text } = await stagePortions(admin, path, file);
    expect(text).toMatch(/Invalid \(3\).*To add \(2\)/);
    expect(text).toMatch(/raagaId Nattakurinji \(2 rows\).*taalaId Jhampa \(1 row\)/);
    expect(text).toContain("accompaniments, song types and media types; raagas; taalas");
    expect(text).toContain("A row with origin needs id");
    expect(text).toContain("not in this archive: https://there.example/media/0b9f6c1e-1111");
    expect(text).toContain("not in this archive: https://there.example/media/0b9f6c1e-2222");
    expect(text).toContain("people who are not in this archive: somebody-there, c-singer");
    await goOn(admin, path, token);
    expect(
      await rowsOf("SELECT title, upload_type, media_file_id, person_ids FROM songs ORDER BY id"),
    ).toEqual([
      { title: "Three", upload_type: "Audio", media_file_id: null, person_ids: "{}" },
      { title: "Four", upload_type: "Video", media_file_id: null, person_ids: "{}" },
    ]);
    // A name that belongs to one person here is linked to that one.
    expect(await rowsOf("SELECT composer_id FROM compositions WHERE title = 'Three'")).toEqual([
      { composer_id: "tyagaraja" },
    ]);
    await env.DB.batch([
      env.DB.prepare("INSERT INTO raagas (id, description) VALUES ('Nattakurinji', 'N')"),
      env.DB.prepare("INSERT INTO taalas (id, description) VALUES ('Jhampa', 'J')"),
    ]);
    expect(await importWhole(admin, path, file)).toContain("Songs added: 2");
    expect(await count("FROM songs")).toBe(4);
  });

  test("a recording whose file is missing waits for those of its composition that can come", async () => {
    await beginArchive("archive-here");
    const file =
      "id,origin,title,singer,uploadType,url,compositionId\n" +
      "1,archive-there,One,,Audio upload,https://there.example/media/0b9f6c1e-1111,1\n" +
      "2,archive-there,One,A. Singer,,,1\n";
    const { token, text } = await stagePortions(admin, path, file);
    expect(text).toMatch(/Invalid \(1\).*To add \(1\)/);
    await goOn(admin, path, token);
    expect(await rowsOf("SELECT singer FROM songs")).toEqual([{ singer: "A. Singer" }]);
  });
});

describe("a large file of this archive", () => {
  test("is imported in portions: changed rows are changed, those without an id are added", async () => {
    await beginArchive("archive-here");
    await importWhole(admin, path, fileOf(30));
    const own = await exportSongs();
    const lines = own.trimEnd().split("\r\n");
    expect(
      (await stagePortions(admin, path, own.replace(/archive-here/g, "archive-x"))).text,
    ).toContain("To add (30)");
    const columns = lines[0]!.split(",");
    const cells = new Map<string, string>(Object.entries({ ...requiredCells, composer: "M" }));
    const filler = Array.from({ length: 5100 }, (_, at) =>
      columns.map((column) => (column === "title" ? `New ${at}` : cells.get(column))).join(","),
    );
    const file = [own.replaceAll("Chennai", "Madurai").trimEnd(), ...filler].join("\n");
    const { text, token } = await stagePortions(admin, path, file);
    expect(text).toContain("Import: 5,100 new, 30 changed");
    expect((await goOn(admin, path, token)).status).toBe(302);
    expect(await count("FROM songs WHERE place = 'Madurai'")).toBe(30);
    expect(await count("FROM compositions WHERE title LIKE 'New %'")).toBeGreaterThan(300);
  }, 120_000);

  test("REST refuses rows of another archive and says where they are imported", async () => {
    await beginArchive("archive-here");
    const body = new FormData();
    body.set("file", new File([fileOf(1)], "songs.csv", { type: "text/csv" }));
    const { headers } = await bearerFor("admin@example.org");
    const response = await call(`${music}/uploadCSV`, { headers, body });
    expect(await response.text()).toContain("The row is from another archive.");
    expect(await count("FROM songs")).toBe(0);
  });

  test("contributors import what they exported elsewhere as theirs", async () => {
    await beginArchive("archive-here");
    const contributor = await makeEditor("other@example.org", "Contributor");
    const own = "/my-collection/import";
    await importWhole(contributor, own, fileOf(6));
    expect(await count(`FROM songs WHERE created_by = ${contributor.id}`)).toBe(6);
    // An import belongs to the user who began it.
    const { token } = await stagePortions(contributor, own, fileOf(9));
    expect((await goOn(admin, path, token)).status).toBe(410);
  });
});
