import { csvLine } from "#app/domain/records/csv/write.ts";
import { readCsv } from "#app/domain/records/csv/read.ts";
import { bytesOf } from "#tests/csv-bytes.ts";
import { completeSongs } from "#tests/song-rows.ts";
import { beforeEach, expect, test } from "vitest";
import type { Administrator } from "../support/administrators.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";
import { makeSong } from "../support/factories.ts";
import { makeCsvWorld, ownImport, rowsOf } from "../support/song-csv.ts";
import { readText, visit } from "../support/front-door.ts";
import { count, makeUser } from "../support/users.ts";

const path = ownImport;
let contributor: Administrator;

beforeEach(async () => {
  contributor = await makeCsvWorld();
});

const exported = async () => (await contributor.read("/my-collection/export")).text();

/** Reads a file as rows of cells, and writes it again. */
async function edit(text: string, change: (cells: string[][], columns: string[]) => void) {
  const rows = (await readCsv(bytesOf(text))).map(({ cells }) => cells);
  change(rows.slice(1), rows[0]!);
  return rows.map((cells) => csvLine(cells)).join("");
}

const songs = () => rowsOf("SELECT * FROM songs ORDER BY id");

/** Adds songs with all kinds of fields, each with its own. */
async function addSongs(total: number) {
  const row = (at: number) =>
    csvLine([
      `Song number ${at}`,
      `Singer ${at % 7}`,
      "YouTube",
      `https://youtu.be/${String(at).padStart(11, "a")}`,
      "1968-08",
      "Mohanam",
      "Adi",
      "Kriti",
      "te",
      "shrI",
      at % 2 ? "first line\nsecond line" : "",
      `Meaning of ${at}`,
      "A concert",
      String((at % 9) + 1),
      `Player ${at % 5}, Other Player`,
    ]);
  const head =
    "title,singer,uploadType,url,recordingDate,raagaId,taalaId,songTypeId,language,deity,lyrics,meaning.te,event,track,Violin\n";
  const seen = await previewImport(
    contributor,
    path,
    await completeSongs(head + Array.from({ length: total }, (_, at) => row(at)).join("")),
  );
  expect((await applyImport(contributor, path, seen.token)).status).toBe(302);
}

test("a round trip of 500 songs with 20 changed cells changes 20 cells", async () => {
  await addSongs(500);
  const before = await songs();
  const text = await exported();
  const unchanged = await previewImport(contributor, path, text);
  expect(unchanged.text).toContain("Unchanged (500)");
  expect(unchanged.text).toContain("Nothing in this file would change the archive.");
  const columns = ["singer", "raagaId", "event", "deity", "Violin"];
  const values = ["New Singer", "Kalyani", "Another", "rAma", "New Player"];
  const file = await edit(text, (rows, head) => {
    for (let at = 0; at < 20; at++)
      rows[at * 25]![head.indexOf(columns[at % 5]!)] = values[at % 5]!;
  });
  const revisions = await count("FROM revisions");
  const seen = await previewImport(contributor, path, file);
  expect(seen.text).toContain("To update (20)");
  expect(seen.text).toContain("Unchanged (480)");
  expect(seen.text).toContain("20 cells will change");
  expect(seen.text).toMatch(/raagaId Before Mohanam After Kalyani/);
  expect((await applyImport(contributor, path, seen.token)).status).toBe(302);

  const rows = await edit(await exported(), () => {});
  const wanted = await edit(file, () => {});
  const cellsOf = async (csv: string) => (await readCsv(bytesOf(csv))).map(({ cells }) => cells);
  const [is, was] = [await cellsOf(rows), await cellsOf(wanted)];
  const version = is[0]!.indexOf("version");
  for (const cells of [...is, ...was]) cells[version] = "";
  expect(is).toEqual(was);
  const after = await songs();
  const changed = after.filter((song, at) => JSON.stringify(song) !== JSON.stringify(before[at]));
  expect(changed).toHaveLength(20);
  expect(await count("FROM revisions")).toBe(revisions + 20);
  expect(await rowsOf("SELECT id, song_count FROM raagas ORDER BY id")).toEqual([
    { id: "Kalyani", song_count: 4 },
    { id: "Mohanam", song_count: 496 },
  ]);
  expect(await count("FROM compositions WHERE deity = 'rAma'")).toBe(4);
  expect(await count("FROM credits WHERE name = 'New Player'")).toBe(4);
  for (const query of ["singer=new+singer", "accompanistName=new+player", "deity=rama"])
    expect(await readText(await visit(`/search?${query}&searched=true`))).toContain("Song number");
  const again = await previewImport(contributor, path, file);
  expect(again.text).toContain("Unchanged (500)");
}, 120_000);

test("an edit of a title rewrites what finds it, and its history names the cells", async () => {
  await addSongs(2);
  const file = await edit(await exported(), (rows, head) => {
    rows[0]![head.indexOf("title")] = "Endaro Mahanubhavulu";
    rows[0]![head.indexOf("singer")] = "Somebody Else";
    rows[0]![head.indexOf("meaning.te")] = "";
  });
  const seen = await previewImport(contributor, path, file);
  await applyImport(contributor, path, seen.token);
  const find = async (query: string) => readText(await visit(`/search?${query}&searched=true`));
  expect(await find("title=mahanubha")).toContain("Endaro Mahanubhavulu");
  expect(await find("title=number+0")).not.toContain("Song number 0");
  expect(await count("FROM name_index WHERE name = 'Singer 0'")).toBe(0);
  expect(await count("FROM name_index WHERE name = 'Singer 1'")).not.toBe(0);
  expect(
    await rowsOf(
      "SELECT subject_kind, changed_by, fields FROM revisions WHERE kind = 'updated' ORDER BY 1",
    ),
  ).toEqual([
    {
      subject_kind: "composition",
      changed_by: contributor.id,
      fields: JSON.stringify({
        title: ["Song number 0", "Endaro Mahanubhavulu"],
        meaning: [{ te: "Meaning of 0" }, {}],
      }),
    },
    {
      subject_kind: "song",
      changed_by: contributor.id,
      fields: '{"singer":["Singer 0","Somebody Else"]}',
    },
  ]);
  expect(
    await rowsOf("SELECT act, subject, detail FROM audit_events ORDER BY id DESC LIMIT 1"),
  ).toEqual([{ act: "songs imported", subject: "1", detail: "0 added, 1 changed" }]);
});

test("an export has one's own songs alone, with ids, versions and all fields", async () => {
  const other = await makeUser("other@example.org", "Contributor");
  await makeSong({ title: "Of another", createdBy: other });
  await makeSong({ title: "Binned", createdBy: contributor.id, deletedAt: new Date() });
  await makeSong({ title: "My own", createdBy: contributor.id });
  const response = await contributor.read("/my-collection/export?bom=1");
  expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="songs-/);
  const text = await response.text();
  expect(text).toMatch(/id,version,origin,title,.*language,.*meaning\.te,.*Mridangam,Violin\r\n/);
  expect(text).toContain("My own");
  expect(text).not.toMatch(/Of another|Binned/);
  expect((await visit("/my-collection/export")).status).toBe(302);
  expect(await readText(await contributor.read("/my-collection"))).toContain(
    "Export and import (CSV)",
  );
});
