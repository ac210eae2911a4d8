import { beforeEach, describe, expect, test } from "vitest";
import { completeSongs, requiredCells } from "#tests/song-rows.ts";
import { makeSong } from "../support/factories.ts";
import { count } from "../support/users.ts";
import { call, music, refusalOf } from "../support/rest/call.ts";
import { csvOf, makeWorld, type World } from "../support/rest/world.ts";

let world: World;

beforeEach(async () => {
  world = await makeWorld();
});

describe("POST /uploadCSV", () => {
  const upload = (text: string | Uint8Array<ArrayBuffer>) =>
    call(`${music}/uploadCSV`, { body: csvOf(text), headers: world.contributor });
  const uploadSongs = async (text: string) => upload(await completeSongs(text));
  const required = Object.values(requiredCells);

  test("stores every row, with a header in any order or in the original order", async () => {
    const head = await upload(
      `\ufeff${await completeSongs('singer,title,Mridangam,raagaId,url\r\nA,One,"T. K. Murthy, G. Dorai",lavangi,\r\n')}`,
    );
    expect([head.status, await head.json()]).toEqual([200, [["1 song was stored."]]]);
    const song = await (await call(`${music}/songs/2`)).json();
    expect(song).toMatchObject({
      title: "One",
      raagaId: { id: "Lavangi" },
      externalMediaId: "dQw4w9WgXcQ",
      accompaniments: [{ playedBy: ["T. K. Murthy", "G. Dorai"] }],
    });
    const old =
      "Two,A,Audio upload,https://example.org/a.mp3,audio,,15/08/1975,Lavangi,Adi,Kriti,-d,,M,,,,,\n";
    expect(await (await upload(old)).json()).toEqual([["1 song was stored."]]);
    expect(await (await call(`${music}/songs/3`)).json()).toMatchObject({
      title: "Two",
      recordingDate: "1975-08-15",
      mediaurl: "https://example.org/a.mp3",
      description: "-d",
      accompaniments: [{ accompanimentTypeName: "Mridangam", playedBy: ["M"] }],
    });
  });

  test("reports each rejected row with its cells, and stores the others", async () => {
    const response = await uploadSongs("title,raagaId\nOne,Nowhere\nTwo,Lavangi\n,Lavangi\n");
    expect(await response.json()).toEqual([
      [
        expect.stringMatching(/^Row 2, One: “Nowhere” is not in the lists/),
        "One",
        "Nowhere",
        ...required,
      ],
      [expect.stringMatching(/^Row 4, : Title is required/), "", "Lavangi", ...required],
    ]);
    expect(await count("FROM songs WHERE title = 'Two'")).toBe(1);
  });

  test("a row with too few or too many cells is rejected alone", async () => {
    const response = await uploadSongs("title,raagaId\nOne\nTwo,Lavangi\nThree,Lavangi,x\n");
    expect(await response.json()).toEqual([
      [expect.stringMatching(/^Row 2, One: .* 6 \/ 7\.$/), "One", ...required],
      [expect.stringMatching(/^Row 4, Three: .* 8 \/ 7\.$/), "Three", "Lavangi", "x", ...required],
    ]);
    expect(await count("FROM songs WHERE title IN ('One', 'Two', 'Three')")).toBe(1);
    const one = await uploadSongs("title,raagaId\nFour,Lavangi\n");
    expect(await one.json()).toEqual([["1 song was stored."]]);
  });

  test("players of an unknown instrument are not dropped: their row is rejected", async () => {
    // Of the original columns, this list has only the mridangam.
    const cells = ["A", "", requiredCells.url, "audio", "", "1975", "", "", "", "As sung", "", "M"];
    const row = (title: string, violin: string) => `${title},${cells.join()},${violin},,,,\n`;
    const response = await upload(row("One", "V") + row("Two", ""));
    expect(await response.json()).toEqual([
      [expect.stringMatching(/^Row 1, One: .*list/), "One", ...cells, "V", "", "", "", ""],
    ]);
    expect(await count("FROM songs WHERE title IN ('One', 'Two')")).toBe(1);
  });

  test("a row with an id changes one's own song; another's is rejected", async () => {
    expect(await (await uploadSongs("title,raagaId\nOne,Lavangi\n")).json()).toEqual([
      ["1 song was stored."],
    ]);
    const foreign = await makeSong({ title: "Of somebody else" });
    const response = await upload(`id,description\n2,Described anew\n${foreign},Not mine\n`);
    expect(await response.json()).toEqual([
      [
        `Row 3, : The song with the number ${foreign} was added by someone else`,
        String(foreign),
        "Not mine",
      ],
    ]);
    const song = await (await call(`${music}/songs/2`)).json();
    expect(song).toMatchObject({ title: "One", description: "Described anew" });
    expect(await count("FROM compositions WHERE description = 'Not mine'")).toBe(0);
  });

  test("an error of the whole file is reported with its row", async () => {
    const refused = await upload("title,foo\nOne,x\n");
    expect(await refused.json()).toMatchObject({
      status: 400,
      errorMessage: "Row 1: There is no such column: foo.",
    });
  });

  test("T51, T62 a zip, no UTF-8, a huge cell, too many rows: 400; no file: 400", async () => {
    const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0xff, 0xfe);
    for (const text of [
      zip,
      Uint8Array.of(0xff, 0xfe),
      `title\n${"x".repeat(50_001)}`,
      `title\n${"x\n".repeat(5001)}`,
      'title\n"open',
      "",
    ])
      expect(await refusalOf(await upload(text))).toEqual([400, "ILLEGAL_ARGUMENT"]);
    expect(await refusalOf(await upload("x".repeat(1_100_000)))).toEqual([
      expect.any(Number),
      expect.stringMatching(/PAYLOAD_TOO_LARGE|ILLEGAL_ARGUMENT/),
    ]);
    const empty = await call(`${music}/uploadCSV`, {
      body: new FormData(),
      headers: world.contributor,
    });
    expect(await refusalOf(empty)).toEqual([400, "ILLEGAL_ARGUMENT"]);
    expect(await count("FROM songs")).toBe(1);
  });
});
