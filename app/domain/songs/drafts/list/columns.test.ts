import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "../../../../archive.ts";
import { songFields } from "../../song-fields.ts";
import type { KnownNames } from "../assign-phrases.ts";
import { draftFields } from "../draft-inputs.ts";
import { columnKey, guessColumns, isHeadingRow, type ListTable, listDoubled } from "./columns.ts";
import { readHeading } from "./heading-words.ts";

const known: KnownNames = {
  raagas: new Map([["లవంగి", "Lavangi"]]),
  taalas: new Map([["Adi", "Adi"]]),
  songTypes: new Map([["Kriti", "Kriti"]]),
  people: new Map([["M. Balamuralikrishna", "M. Balamuralikrishna"]]),
};

const tableOf = (headings: string[] | null, ...rows: string[][]): ListTable => ({
  headings,
  rows: rows.map((cells, at) => ({ number: at + 2, cells })),
});

describe("a heading", () => {
  test.each(languages)("that is a label of the form is known in %s", (language) => {
    const labels = JSON.parse(readFileSync(`app/locales/songs/${language}.json`, "utf8"));
    for (const field of draftFields)
      expect(readHeading(labels[songFields[field].label]), field).toBe(field);
  });

  test.each([
    ["File name", "file"],
    ["S. No.", "number"],
    ["#", "number"],
    ["Song Name", "title"],
    ["RAGAM", "raagaId"],
    ["Raga (janya)", "raagaId"],
    ["Talam", "taalaId"],
    ["राग", "raagaId"],
    ["வ.எண்", "number"],
    ["பாடலாசிரியர்", "composer"],
    ["நீளம்", "durationSeconds"],
    ["രചയിതാവ്", "composer"],
    ["പക്കമേളക്കാർ", "accompaniments"],
    ["Date of recording", "recordingDate"],
    ["Venue", "place"],
    ["Remarks", "description"],
    ["கச்சேரி", "event"],
    ["ഫയൽ", "file"],
    ["publishedDate", undefined],
    ["Shruti", undefined],
    ["", undefined],
  ])("%s is %s", (heading, field) => {
    expect(readHeading(heading)).toBe(field);
  });

  test("is told from a row of the list", () => {
    expect(isHeadingRow(["Shruti", "Ragam"], {})).toBe(true);
    expect(isHeadingRow(["Omkara", "Lavangi"], {})).toBe(false);
    expect(isHeadingRow(["Shruti", "Seen by"], { shruti: "note" })).toBe(true);
  });
});

describe("columns are guessed", () => {
  test("by headings, a number for the file where no other column has it", () => {
    const table = tableOf(["S.No", "Kriti", "Ragam", "Shruti"], ["1", "Omkara", "Lavangi", "C"]);
    expect(guessColumns(table, {}, known)).toEqual(["file", "title", "raagaId", ""]);
    const files = tableOf(["No", "File", "Name"], ["1", "a.mp3", "Omkara"]);
    expect(guessColumns(files, {}, known)).toEqual(["", "file", "title"]);
  });

  test("by cells, where there are no headings", () => {
    const table = tableOf(
      null,
      ["03 a.mp3", "Omkara", "లవంగి", "Adi", "Kriti", "15/8/1975", "తెలుగు", "0:05"],
      ["04 b.mp3", "Gati", "లవంగి", "Adi", "Kriti", "1976", "Telugu", "1:02:03"],
    );
    expect(guessColumns(table, {}, known)).toEqual([
      "file",
      "title",
      "raagaId",
      "taalaId",
      "songTypeId",
      "recordingDate",
      "language",
      "startSeconds",
    ]);
  });

  test("as they were the last time, each field once", () => {
    const table = tableOf(["Shruti", "Song", "Other"], ["C", "Omkara", "Gati"]);
    const before = { shruti: "note", other: "title", song: "hostile" };
    expect(guessColumns(table, before, known)).toEqual(["note", "", "title"]);
    const none = tableOf(null, ["x", "y"]);
    expect(columnKey(none, 1)).toBe("2/2");
    expect(guessColumns(none, { "2/2": "place" }, known)).toEqual(["", "place"]);
  });

  test("never as the beginning, where the heading says that it is the length", () => {
    const table = tableOf(["Song", "Duration"], ["Omkara", "4:30"]);
    expect(guessColumns(table, {}, known)).toEqual(["title", ""]);
  });
});

test("a field that two columns have is named, notes may be many", () => {
  expect(listDoubled(["title", "note", "", "title", "note", ""])).toEqual(["title"]);
});
