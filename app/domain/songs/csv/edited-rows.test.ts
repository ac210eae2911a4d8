import { expect, test } from "vitest";
import { bytesOf } from "#tests/csv-bytes.ts";
import { completeSongs, requiredCells } from "#tests/song-rows.ts";
import { readTable } from "../../records/csv/table.ts";
import { csvLine } from "../../records/csv/write.ts";
import { pickShared, type SongRevision } from "../song-revision.ts";
import { applyChoices } from "./choices.ts";
import { planSongs } from "./plan-songs.ts";
import { emptySong } from "../song-submission.ts";
import { songCells } from "./song-cells.ts";
import { songColumns } from "./song-csv.ts";
import type { ArchiveParts, OpenSong } from "./song-plan.ts";

const named = (id: string, description = id) => ({ id, description });
const lists = {
  raagas: [named("Mohanam"), named("Kalyani")],
  taalas: [named("Adi")],
  songTypes: [named("Kriti")],
  concerts: [named("Music Academy, 1977")],
  accompanimentTypes: [
    { id: 1, name: "Mridangam" },
    { id: 2, name: "Violin" },
  ],
  mediaTypes: [{ id: 1, description: "Audio" }],
};

/** A song with every field, some of which no form would take today. */
const song: SongRevision = {
  title: "Nagumomu",
  composer: "Tyagaraja",
  raagaId: "Mohanam",
  taalaId: "Adi",
  songTypeId: "Kriti",
  language: "te",
  description: "",
  lyrics: "first line\r\nsecond line ",
  lyricsRights: "https://creativecommons.org/publicdomain/mark/1.0/",
  lyricsPermission: "",
  notation: "S R2 , G3 ||",
  notationRights: "http://rightsstatements.org/vocab/InC/1.0/",
  notationPermission: "A pupil, who wrote it down",
  meaningRights: null,
  meaningPermission: "",
  recordingRights: "https://creativecommons.org/licenses/by/4.0/",
  recordingPermission: "The singer's family",
  pagesElsewhere: "lyrics https://example.org/one\nmeaning https://example.org/two",
  sources: [{ field: "raagaId", title: "A; B", address: "", note: "page 3", reading: "Todi" }],
  recordingSources: [{ field: "", title: "The cover", address: "", note: "", reading: "" }],
  isoTitle: null,
  nativeTitle: "నగుమోము",
  otherTitles: ["One; with a semicolon", "Two"],
  composerId: "tyagaraja",
  raagas: ["Mohanam", "Kalyani"],
  deity: "rAma",
  signature: "",
  meaning: { te: "అర్థం", en: "=Meaning" },
  lineMeanings: { en: "Of the first line" },
  singer: "A. Singer",
  uploadType: "Audio",
  mediaTypeId: 1,
  mediaLocationTypeId: 2,
  mediaUrl: null,
  externalMediaId: null,
  mediaFileId: "0".repeat(32),
  durationSeconds: 60,
  recordingDate: "1850",
  singerPart: "vocal",
  event: "",
  place: "",
  concertId: "Music Academy, 1977",
  track: 3,
  startSeconds: 65,
  endSeconds: null,
  ownRaagaId: "Kalyani",
  ownTaalaId: null,
  mediaDescription: "",
  lineTimes: "0:12.3 #1x2y3z",
  personIds: { "A. Singer": "a-singer", Nobody: null },
  accompaniments: [
    { typeId: 2, players: ["V. One", "V. Two"] },
    { typeId: 9, players: ["Of a type that is gone"] },
    { typeId: 1, players: ["M"] },
  ],
};

const openSong = (id: number, more: Partial<OpenSong> = {}): OpenSong => ({
  id,
  compositionId: 5,
  revision: 40,
  song,
  createdBy: 1,
  compositionCreatedBy: 1,
  recordings: 1,
  ...more,
});

const here = { name: "archive-a", origin: "https://a.example" };

const archive = (songs: OpenSong[], more: Partial<ArchiveParts> = {}): ArchiveParts => ({
  lists,
  people: new Set(["a-singer", "tyagaraja"]),
  existing: [],
  compositions: new Map(),
  songs: new Map(songs.map((one) => [one.id, one])),
  partsOf: () => ({ composition: true, song: true }),
  here,
  originals: null,
  ...more,
});

const columns = [...songColumns, "Mridangam", "Violin"];
const rowsOf = (text: string) => readTable(bytesOf(text), columns, [["title", "id"]]);
const plan = async (text: string, parts = archive([openSong(1)])) =>
  planSongs(await rowsOf(text), parts);
const changed = async (text: string) => {
  const { edited, lines } = await plan(text);
  expect(lines[0]!.errors).toEqual([]);
  const [first] = edited;
  return first && { song: first.after, cells: lines[0]!.changes.map(({ column }) => column) };
};

test("an export that comes back changes nothing, whatever the song holds", async () => {
  const cells = songCells(openSong(1), lists, here);
  const file = csvLine(columns) + csvLine(columns.map((column) => cells.get(column) ?? ""));
  expect(columns.filter((column) => !cells.has(column))).toEqual([]);
  const { lines, edited, added } = await plan(file);
  expect([lines[0]!.outcome, edited, added]).toEqual(["same", [], []]);
});

test("a changed cell changes its field alone; columns that are not there stay", async () => {
  expect(await changed("id,language\n1,SA\n")).toEqual({
    song: { ...song, language: "sa" },
    cells: ["language"],
  });
  expect((await changed("id,meaning.te\n1,\n"))!.song.meaning).toEqual({ en: "=Meaning" });
  expect((await changed("id,raagas\n1,Kalyani\n"))!.song.raagas).toEqual(["Kalyani"]);
  expect((await changed("id,people\n1,A. Singer | -\n"))!.song.personIds).toEqual({
    "A. Singer": null,
  });
  expect((await changed("id,ownRaagaId\n1,\n"))!.song.ownRaagaId).toBeNull();
  expect((await changed("id,Violin\n1,V. Three\n"))!.song.accompaniments).toEqual([
    { typeId: 2, players: ["V. Three"] },
    ...song.accompaniments.slice(1),
  ]);
  expect((await changed("id,composer\n1,Dikshitar\n"))!.cells).toEqual(["composer", "composerId"]);
});

test("the same said otherwise changes nothing", async () => {
  const { lines } = await plan("id,raagaId,start,version\n1,mohanam,1:05,7\n");
  expect(lines[0]!.errors).toMatchObject([{ column: "version", error: "csv.changedSince" }]);
  expect(await changed("id,raagaId,start,version\n1,mohanam,1:05,40\n")).toBeUndefined();
  const old = await plan("id,raagaId,version\n1,Mohanam,7\n");
  expect(old.lines[0]!.outcome).toBe("same");
});

test("all that is wrong with a row is told, each with its column", async () => {
  const { lines } = await plan("id,title,raagaId,recordingDate,end\n1,,Nothing,31/2/1968,5\n");
  expect(lines[0]!.errors.map(({ column, error }) => [column, error])).toEqual([
    ["raagaId", "csv.unknownName"],
    ["title", "songForm.titleRequired"],
    ["recordingDate", "songForm.dateInvalid"],
    ["end", "songForm.endBeforeStart"],
  ]);
  const medium = await plan("id,uploadType,url\n1,,\n");
  expect(medium.lines[0]!.errors).toEqual([{ column: "url", error: "csv.mediumStays" }]);
});

test("what is required cannot be emptied, and what a song lacks stays empty", async () => {
  const whole = { ...song, description: "As sung", recordingDate: "1968", mediaFileId: null };
  const emptied = "title,singer,uploadType,media,recordingDate,description";
  const { lines } = await plan(`id,${emptied}\n1,,,,,,\n`, archive([openSong(1, { song: whole })]));
  expect(lines[0]!.errors).toEqual([
    { column: "title", error: "songForm.titleRequired" },
    { column: "singer", error: "songForm.singerRequired" },
    { column: "uploadType", error: "songForm.uploadTypeRequired" },
    { column: "media", error: "songForm.mediaTypeRequired" },
    { column: "recordingDate", error: "songForm.dateRequired" },
    { column: "description", error: "songForm.descriptionRequired" },
  ]);
  const bare = { ...emptySong, title: "Endaro" };
  const { lines: kept, edited } = await plan(
    `id,${emptied},deity\n1,Endaro,,,,,,Rama\n`,
    archive([openSong(1, { song: bare })]),
  );
  expect(kept[0]!.errors).toEqual([]);
  expect(edited[0]!.after).toEqual({ ...bare, deity: "Rama" });
});

test("a new recording has what the file makes of its composition; what it says otherwise is told", async () => {
  const compositions = new Map([[5, pickShared(song)]]);
  const { added, lines } = await plan(
    await completeSongs(
      "id,compositionId,title,singer,deity\n,5,,B. Singer,Another\n1,,Endaro,,\n1,5,Endaro,A. Singer,rAma\n",
      "description",
    ),
    archive([openSong(1)], { compositions }),
  );
  expect(lines.map(({ outcome }) => outcome)).toEqual(["add", "refuse", "refuse"]);
  expect(lines[0]!.notes).toEqual([{ error: "csv.ofComposition", values: { what: "deity" } }]);
  const { url, media, recordingDate } = requiredCells;
  const own = { url, media, recordingDate };
  const again = await plan(
    `id,compositionId,title,singer,${Object.keys(own).join()}\n,5,,B. Singer,${Object.values(own).join()}\n1,5,Endaro,A. Singer,${url},Audio,1850\n`,
    archive([openSong(1)], { compositions }),
  );
  expect(added[0]!.song).toMatchObject({ title: "Nagumomu", singer: "B. Singer", deity: "rAma" });
  expect(again.added[0]!.song).toMatchObject({ title: "Endaro", singer: "B. Singer" });
});

test("chosen names take the place of those in the cells", async () => {
  const rows = await rowsOf(
    'id,raagaId,raagas,Violin,people\n1,X,"Mohanam; Y",V. One,"A | b\nC | d"\n',
  );
  const [row] = applyChoices(
    rows,
    new Map([
      ["name.2.0.raagaId", "Kalyani"],
      ["name.2.1.raagas", "Kalyani"],
      ["name.2.0.Violin", "V. Two"],
      ["name.2.1.people", "a-singer"],
      ["name.9.0.raagaId", "Mohanam"],
      ["other", "x"],
    ]),
  );
  expect({ ...row!.fields }).toEqual({
    id: "1",
    raagaId: "Kalyani",
    raagas: "Mohanam; Kalyani",
    Violin: "V. Two",
    people: "A | b\nC | a-singer",
  });
});

test("lost letters do not replace words; a cell that is as it was stays", async () => {
  const unsure = archive([{ ...openSong(1), song: { ...song, place: "????" } }]);
  const { lines: refused } = await plan('id,place,lyrics\n1,????,"?????\n????? ??"\n', unsure);
  expect(refused).toMatchObject([
    { outcome: "refuse", errors: [{ error: "csv.lostLetters", values: { what: "lyrics" } }] },
  ]);
  const { lines: same } = await plan("id,place\n1,????\n", unsure);
  expect(same).toMatchObject([{ outcome: "same" }]);
});
