import { describe, expect, test } from "vitest";
import { bytesOf } from "#tests/csv-bytes.ts";
import { completeSongs, requiredCells } from "#tests/song-rows.ts";
import { readTable } from "../../records/csv/table.ts";
import { csvLine } from "../../records/csv/write.ts";
import { planSongs } from "./plan-songs.ts";
import { songCells } from "./song-cells.ts";
import type { ArchiveParts, SongIdentity } from "./song-plan.ts";
import { pickShared, type SongRevision } from "../song-revision.ts";
import { addedRowPlanner } from "./plan-added.ts";
import { neededColumns, oldColumns, songColumns } from "./song-csv.ts";
import type { DateOrder } from "../written-date.ts";

const named = (id: string, description = id) => ({ id, description });
const lists = {
  raagas: [named("Mohanam"), named("Kalyani", "Mecha Kalyani")],
  taalas: [named("Adi", "Adi (Chatusra-jati Triputa)")],
  songTypes: [named("Kriti")],
  concerts: [named("Music Academy, 1977")],
  accompanimentTypes: [
    { id: 1, name: "Mridangam" },
    { id: 2, name: "Violin" },
  ],
  mediaTypes: [
    { id: 1, description: "Audio" },
    { id: 2, description: "Video" },
  ],
};
const columns = [...songColumns, "Mridangam", "Violin"];
const table = (text: string) => readTable(bytesOf(text), columns, ["title"], oldColumns);
const archive: ArchiveParts = {
  lists,
  people: new Set(),
  existing: [],
  compositions: new Map(),
  songs: new Map(),
  partsOf: () => ({ composition: true, song: true }),
  here: { name: "archive-a", origin: "https://a.example" },
  originals: null,
};
/** The cells of a song that is in no archive. */
const cellsOf = (song: SongRevision) => {
  const cells = songCells({ id: 1, revision: 0, compositionId: 1, song }, lists, archive.here);
  for (const column of ["id", "version", "origin", "compositionId"]) cells.delete(column);
  return columns.map((column) => cells.get(column) ?? "");
};
/** What becomes of the one line of a table, and the song that it would add. */
const readAsIs = async (text: string) => {
  const { lines, added } = planSongs(await table(text), archive);
  return { ...lines[0]!, song: added[0]?.song };
};
/** The same of a line that has what it does not say and the form requires. */
const read = async (text: string) => readAsIs(await completeSongs(text));

test("a line is read as a song: names by id or description, dates of two kinds, media by address", async () => {
  const line =
    "title,raagaId,taalaId,songTypeId,recordingDate,uploadType,url,media,violin\n" +
    'Ninnu Kori,mecha kalyani,ADI,kriti,15/8/1967,YouTube,https://youtu.be/abcdefghijk,audio,"A. Player, B. Player"';
  expect(await read(line)).toMatchObject({
    song: {
      title: "Ninnu Kori",
      raagaId: "Kalyani",
      taalaId: "Adi",
      songTypeId: "Kriti",
      recordingDate: "1967-08-15",
      uploadType: "YouTube",
      externalMediaId: "abcdefghijk",
      mediaTypeId: 1,
      accompaniments: [{ typeId: 2, players: ["A. Player", "B. Player"] }],
    },
  });
  const link = await read("title,uploadType,url\nX,Audio upload,https://a.example/x.mp3");
  expect(link).toMatchObject({
    song: { uploadType: "Audio", mediaUrl: "https://a.example/x.mp3" },
  });
});

test("what is wrong with a line is told", async () => {
  const error = async (text: string) => (await read(text)).errors[0]?.error;
  expect(await error("title,singer\n ,X")).toBe("songForm.titleRequired");
  expect(await error("title,raagaId\nX,Nobody")).toBe("csv.unknownName");
  expect(await error("title,media\nX,smoke")).toBe("csv.unknownName");
  expect((await read("title,taalaId\nX,Nobody")).errors).toEqual([
    { column: "taalaId", error: "csv.unknownName", values: { what: "Nobody" } },
  ]);
  expect(await error("title,recordingDate\nX,31/2/1967")).toBe("songForm.dateInvalid");
  expect(await error("title,uploadType\nX,Fax")).toBe("songForm.uploadTypeRequired");
  expect((await readAsIs("title,uploadType\nX,YouTube")).errors).toContainEqual({
    column: "url",
    error: "songForm.youTubeRequired",
  });
  expect(await error("title,url\nX,javascript:alert(1)")).toBe("songForm.unsupportedMedia");
  expect(await error("title,uploadType,url\nX,YouTube,https://a.example/x.mp3")).toBe(
    "songForm.invalidYouTube",
  );
});

test("a table without a head has the order of old", async () => {
  const cells = [
    "Nagumomu",
    "S. Player",
    "",
    requiredCells.url,
    "Audio",
    "",
    "1967-08-15",
    "Mohanam",
    "Adi",
    "",
    "As sung",
    "",
    "M. Player",
    "",
    "",
    "",
    "",
    "",
  ];
  expect(await readAsIs(csvLine(cells))).toMatchObject({
    row: 1,
    song: {
      singer: "S. Player",
      raagaId: "Mohanam",
      accompaniments: [{ typeId: 1, players: ["M. Player"] }],
    },
  });
});

test("a song that is there, or stands twice, is not added; what was exported adds nothing", async () => {
  const text = await completeSongs(
    "title,singer,recordingDate\nOne,A,1967-08-15\nOne,B,\nOne,B,\nTwo,,",
  );
  const plan = planSongs(await table(text), {
    ...archive,
    existing: [{ title: "ONE", singer: "a", recordingDate: "1967-08-15" }],
  });
  expect(plan.lines.map(({ outcome }) => outcome)).toEqual(["same", "add", "refuse", "add"]);
  expect(plan.added.map(({ row }) => row)).toEqual([3, 5]);
  const songs = plan.added.map(({ song }) => ({ ...song, lyrics: "=not\na formula" }));
  const file = [columns, ...songs.map(cellsOf)].map((cells) => csvLine(cells)).join("");
  const again = planSongs(await table(file), { ...archive, existing: songs });
  expect(again.lines.map(({ outcome }) => outcome)).toEqual(["same", "same"]);
  expect(planSongs(await table(file), archive).added.map(({ song }) => song)).toEqual(songs);
  // What only this archive holds has no address that a table could bring it from.
  const held = file.replace(/YouTube,[^,]*,/, "Audio,https://a.example/media/0a1b,");
  expect(planSongs(await table(held), { ...archive, existing: songs }).lines[0]!.outcome).toBe(
    "same",
  );
  expect(planSongs(await table(held), archive).lines[0]!.errors[0]?.error).toBe(
    "songForm.unsupportedMedia",
  );
});

test("what only some files say: partial dates, titles, the concert, a part of a medium", async () => {
  const dates = {
    "1968": "1968",
    "8/1968": "1968-08",
    "15/8/1968": "1968-08-15",
    "1968-08": "1968-08",
  };
  for (const [cell, recordingDate] of Object.entries(dates))
    expect(await read(`title,recordingDate\nX,${cell}`)).toMatchObject({ song: { recordingDate } });
  expect((await read("title,recordingDate\nX,13/1968")).errors[0]?.error).toBe(
    "songForm.dateInvalid",
  );
  const line =
    "title,isoTitle,nativeTitle,otherTitles,singerPart,event,place,track,start,end\n" +
    "X,iks,ఎక్స్,One; Two;one ,Violin,A concert,Chennai,3,1:05,125";
  const { song } = await read(line);
  expect(song).toMatchObject({
    isoTitle: "iks",
    nativeTitle: "ఎక్స్",
    otherTitles: ["One", "Two", "one"],
    singerPart: "violin",
    event: "A concert",
    place: "Chennai",
    track: 3,
    startSeconds: 65,
    endSeconds: 125,
  });
  const file = [columns, cellsOf(song!)].map((cells) => csvLine(cells));
  expect(planSongs(await table(file.join("")), archive).added[0]!.song).toEqual(song);
  expect((await read("title,singerPart\nX,drum")).errors[0]?.error).toBe("songForm.unknownChoice");
  expect((await read("title,start,end\nX,90,1:30")).errors[0]?.error).toBe(
    "songForm.endBeforeStart",
  );
});

test("a row with a composition is a recording of it", async () => {
  const { song } = await read("title,raagaId,taalaId,lyrics\nNinnu Kori,Mohanam,Adi,words");
  const compositions = new Map([[7, pickShared(song!)]]);
  const plan = async (text: string, existing: SongIdentity[] = []) =>
    planSongs(await table(await completeSongs(text, "singer")), {
      ...archive,
      existing,
      compositions,
    });
  const head = "title,singer,compositionId,track,raagaId\n";
  const { lines, added } = await plan(
    `${head},A,7,,\nNINNU KORI,B,7,2,Kalyani\nNinnu Kori,C,8,,\nOther,D,7,,\nX,E,seven,,\n,,7,,\nNew,F,,,`,
  );
  expect(lines.map(({ outcome, errors }) => errors[0]?.error ?? outcome)).toEqual([
    "add",
    "add",
    "csv.unknownComposition",
    "csv.otherTitle",
    "csv.unknownComposition",
    "songForm.singerRequired",
    "add",
  ]);
  expect(added.map(({ compositionId }) => compositionId)).toEqual([7, 7, null]);
  expect(added[0]!.song).toMatchObject({
    title: "Ninnu Kori",
    lyrics: "words",
    raagaId: "Mohanam",
  });
  expect(added[1]!.song).toMatchObject({ raagaId: "Mohanam", ownRaagaId: "Kalyani", track: 2 });

  const there = {
    title: "Ninnu Kori",
    singer: "A",
    recordingDate: requiredCells.recordingDate,
    compositionId: 7,
    track: 1,
  };
  const outcomes = async (rows: string) =>
    (await plan(head + rows, [there])).lines.map(({ outcome }) => outcome);
  expect(await outcomes("Ninnu Kori,A,7,1,\nNinnu Kori,A,,,\nNinnu Kori,A,7,2,")).toEqual([
    "same",
    "same",
    "add",
  ]);
});

describe("what the form requires", () => {
  const messages = {
    title: "songForm.titleRequired",
    singer: "songForm.singerRequired",
    media: "songForm.mediaTypeRequired",
    recordingDate: "songForm.dateRequired",
    description: "songForm.descriptionRequired",
  };
  const whole = { title: "X", ...requiredCells };
  const rowOf = (cells: Record<string, string>) =>
    csvLine(Object.keys(cells)) + csvLine(Object.values(cells));

  test.each(Object.entries(messages))("%s is required of a new song", async (column, error) => {
    const lacking = [{ outcome: "refuse", errors: [{ column, error }], song: undefined }];
    const row = rowOf({ ...whole, [column]: " ", deity: "rAma" });
    expect([await readAsIs(row)]).toMatchObject(lacking);
  });

  test("a new song needs an address, whose type is read from it", async () => {
    const errorsOf = async (cells: Record<string, string>) =>
      (await readAsIs(rowOf({ ...whole, ...cells }))).errors;
    const needsType = [{ column: "uploadType", error: "songForm.uploadTypeRequired" }];
    expect(await errorsOf({ url: "" })).toEqual(needsType);
    for (const uploadType of ["Audio upload", "Video"])
      expect(await errorsOf({ url: "", uploadType })).toEqual([
        { column: "url", error: "csv.addressRequired" },
      ]);
    expect(await errorsOf({ url: "", uploadType: "YouTube" })).toEqual([
      { column: "url", error: "songForm.youTubeRequired" },
    ]);
    expect(await errorsOf({ url: "ftp://a.example" })).toEqual([
      { column: "url", error: "songForm.unsupportedMedia" },
    ]);
    expect(await errorsOf({ url: "https://a.example/x.mp3" })).toEqual([]);
  });

  test("all that is missing is told at once, in the order of the columns", async () => {
    const { errors } = await readAsIs("title,raagaId\nX,Nobody");
    expect(errors.map(({ column }) => column)).toEqual([
      "raagaId",
      "singer",
      "uploadType",
      "media",
      "recordingDate",
      "description",
    ]);
    expect(neededColumns.toSorted()).toEqual([...Object.keys(messages), "url"].toSorted());
  });

  test("a recording of a composition needs what is its own; a song that is there, nothing", async () => {
    const { song } = await readAsIs(rowOf(whole));
    const compositions = new Map([[7, { ...pickShared(song!), description: "" }]]);
    const rows = await table(`title,compositionId\nX,7\nX,`);
    const there = { title: "X", singer: "", recordingDate: null };
    const outcomes = ({ lines }: ReturnType<typeof planSongs>) =>
      lines.map(({ outcome, errors }) => [outcome, errors.map(({ column }) => column)]);
    const own = ["singer", "uploadType", "media", "recordingDate"];
    expect(outcomes(planSongs(rows, { ...archive, compositions, existing: [there] }))).toEqual([
      ["refuse", own],
      ["same", []],
    ]);
  });

  test("a row of another archive needs a title alone", async () => {
    const plan = addedRowPlanner(archive);
    const rows = await table("title,uploadType,deity\nX,Audio,\n,,rAma\n");
    expect(rows.map((row) => plan(row, { composition: null }).line)).toMatchObject([
      { outcome: "add", errors: [] },
      { outcome: "refuse", errors: [{ column: "title", error: messages.title }] },
    ]);
  });
});

test("letters that a program has replaced by question marks are told, whatever stands beside them", async () => {
  const lost = async (cell: string) => {
    const { errors } = await read(csvLine(["title", "lyrics"]) + csvLine(["One", cell]));
    return errors.map(({ error, values }) => [error, values]);
  };
  const told = [["csv.lostLetters", { what: "lyrics" }]];
  for (const cell of [
    "???",
    "????? ??????? (1975)",
    "Pa:\n???? ?????????? ?? ????????",
    "Ty\u{fffd}gar\u{fffd}ja",
  ])
    expect(await lost(cell)).toEqual(told);
  for (const cell of ["??", "Who sings? When? Where?", "Really???", "నగుమోము ???"])
    expect(await lost(cell)).toEqual([]);
});

test("letters of India that were read as Latin-1 are told, and so are those of their transliteration", async () => {
  const asLatin1 = (text: string) =>
    Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
  const errorOf = async (cell: string) =>
    (await read(csvLine(["title", "lyrics"]) + csvLine(["One", cell]))).errors[0];
  const told = { error: "csv.misreadLetters", values: { what: "lyrics" } };
  const letters = ["రాగం", "ராகம்", "ರಾಗ", "രാഗം", "राग", "mōhanaṁ", "śrī", "singer’s", "Renée"];
  for (const text of letters) expect(await errorOf(asLatin1(text)), text).toEqual(told);
  // As Windows-1252 and Mac Roman show them.
  for (const text of ["à°°à°¾à°—à°‚", "MÅ\u008dhanaá¹\u0081", "â€œLiveâ€\u009d", "‡∞∞‡∞æ‡∞ó‡∞Ç"])
    expect(await errorOf(text), text).toEqual(told);
  for (const text of [...letters, "à la “française”", "Ångström", "20 °C", "«Ã»", "‡ see below"])
    expect(await errorOf(text), text).toBeUndefined();
});

describe("dates as people write them", () => {
  const datesOf = async (cells: string[], order: DateOrder = "day") => {
    const text = ["title,recordingDate", ...cells.map((cell, at) => `Song ${at},"${cell}"`)];
    const file = await completeSongs(text.join("\n"));
    const plan = planSongs(await table(file), { ...archive, order });
    const shown = plan.lines.map(({ dates, errors }) => dates[0]?.date ?? errors[0]?.error);
    return { ...plan, shown, stored: plan.added.map(({ song }) => song.recordingDate) };
  };

  test("are read day first, and shown as they are read before they are stored", async () => {
    const cells = ["03-04-1975", "3/4/1975", "3.4.1975", "1975/4/3", "3 April 1975", "Apr-75"];
    const { shown, stored, lines } = await datesOf(cells);
    const day = "1975-04-03";
    expect(shown).toEqual([day, day, day, day, day, "1975-04"]);
    expect(stored).toEqual([day, day, day, day, day, "1975-04"]);
    expect(lines[0]!.dates).toEqual([
      { column: "recordingDate", written: "03-04-1975", date: day },
    ]);
  });

  test("one choice for the file turns day and month round", async () => {
    const { stored, dependsOnOrder } = await datesOf(["3/4/1975", "4-15-1975", "Apr-75"], "month");
    expect(stored).toEqual(["1975-03-04", "1975-04-15", "1975-04"]);
    expect(dependsOnOrder).toBe(true);
    expect((await datesOf(["3 Apr 1975", "1975-04-03", "4/1975"])).dependsOnOrder).toBe(false);
  });

  test("are refused where they are none, or no day of the calendar in this order", async () => {
    const { lines, dependsOnOrder } = await datesOf(["c. 1975", "4/15/1975", "31/4/1975", "soon"]);
    expect(lines.map(({ errors }) => errors)).toEqual([
      [{ column: "recordingDate", error: "csv.dateFormats", values: { what: "c. 1975" } }],
      [{ column: "recordingDate", error: "songForm.dateInvalid" }],
      [{ column: "recordingDate", error: "songForm.dateInvalid" }],
      [{ column: "recordingDate", error: "csv.dateFormats", values: { what: "soon" } }],
    ]);
    expect(dependsOnOrder).toBe(true);
  });
});
