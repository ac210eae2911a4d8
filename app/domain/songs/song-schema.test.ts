import { describe, expect, test } from "vitest";
import { startCpuTime } from "#tests/cpu-time.ts";
import { archive } from "../../archive.ts";
import { songSchema } from "./song-schema.ts";

const whole = {
  title: " Omkara  Akarini ",
  singer: "M. Balamuralikrishna",
  recordingDate: "1975-08-15",
  description: "In praise of the goddess.",
  mediaTypeId: "1",
};

const problemsOf = (input: object, ...optional: Parameters<typeof songSchema>[0][]) =>
  Object.fromEntries(
    (songSchema(...optional).safeParse(input).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );

describe("a song's fields", () => {
  test("are tidied; blank choices are none; the composer is the master", () => {
    expect(
      songSchema().parse({ ...whole, raagaId: "", taalaId: " Adi ", lyrics: "a\r\nb\u0000" }),
    ).toEqual({
      title: "Omkara Akarini",
      singer: "M. Balamuralikrishna",
      composer: archive.composer,
      raagaId: null,
      taalaId: "Adi",
      songTypeId: null,
      recordingDate: "1975-08-15",
      description: "In praise of the goddess.",
      lyrics: "a\nb",
      mediaTypeId: 1,
      accompaniments: [],
    });
  });

  test("each say what is missing, all at once", () => {
    const blank = { title: " ", singer: "", composer: "", recordingDate: "", mediaTypeId: "" };
    expect(problemsOf(blank)).toEqual({
      title: "songForm.titleRequired",
      singer: "songForm.singerRequired",
      composer: "songForm.composerRequired",
      recordingDate: "songForm.dateRequired",
      description: "songForm.descriptionRequired",
      mediaTypeId: "songForm.mediaTypeRequired",
    });
  });

  test("may stay empty where the song has been without them", () => {
    const optional = new Set(["singer", "recordingDate", "description", "mediaTypeId"] as const);
    const lacking = { ...whole, singer: "", recordingDate: "", description: "", mediaTypeId: "" };
    expect(problemsOf(lacking, optional)).toEqual({});
    expect(songSchema(optional).parse(lacking)).toMatchObject({
      singer: "",
      recordingDate: null,
      mediaTypeId: null,
    });
  });

  test.each(["2023-02-29", "1899-12-31", "2999-01-01", "15/08/1975", "1975-13-01", "yesterday"])(
    "%s is no recording date",
    (recordingDate) => {
      expect(problemsOf({ ...whole, recordingDate })).toEqual({
        recordingDate: "songForm.dateInvalid",
      });
    },
  );

  test("have an end", () => {
    expect(problemsOf({ ...whole, title: "a".repeat(301) })).toEqual({ title: "form.maximum" });
    expect(problemsOf({ ...whole, lyrics: "a".repeat(50_001) })).toEqual({
      lyrics: "form.maximum",
    });
    expect(problemsOf({ ...whole, raagaId: "a".repeat(201) })).toEqual({
      raagaId: "songForm.unknownChoice",
    });
  });

  test.each(["abc", "-1", "1.5", "1e99"])("%s is no media type", (mediaTypeId) => {
    expect(problemsOf({ ...whole, mediaTypeId })).toEqual({
      mediaTypeId: "songForm.unknownChoice",
    });
  });

  test("count an accompaniment only when both type and a name are there", () => {
    const rows = [
      { typeId: "1", players: "T. K. Murthy,  Guruvayur  Dorai ," },
      { typeId: "2", players: " , " },
      { typeId: "", players: "Somebody" },
      { typeId: 3, players: ["A", " ", "B"] },
    ];
    expect(songSchema().parse({ ...whole, accompaniments: rows }).accompaniments).toEqual([
      { typeId: 1, players: ["T. K. Murthy", "Guruvayur Dorai"] },
      { typeId: 3, players: ["A", "B"] },
    ]);
  });

  test.each(["Violin", "-1", "0", "1.5", 2.5, "1e99", {}, [1], true])(
    "%s is no type of an accompaniment",
    (typeId) => {
      for (const players of ["Somebody", ""])
        expect(problemsOf({ ...whole, accompaniments: [{ typeId, players }] })).toEqual({
          "accompaniments.0.typeId": "songForm.unknownChoice",
        });
    },
  );

  test("T32 take nothing but themselves", () => {
    const more = {
      ...whole,
      id: 7,
      createdBy: 1,
      version: 9,
      deletedAt: 1,
      ["__proto__"]: { x: 1 },
    };
    expect(Object.keys(songSchema().parse(more))).not.toEqual(
      expect.arrayContaining(["id", "createdBy", "version", "deletedAt"]),
    );
  });

  test("T55 are read in no time, however long", () => {
    const cpuTime = startCpuTime();
    for (const letter of ["a", " ", ",", "\n", "\u0000", "శ"])
      songSchema().safeParse({
        ...whole,
        title: letter.repeat(100_000),
        lyrics: letter.repeat(100_000),
        accompaniments: [{ typeId: 1, players: letter.repeat(100_000) }],
      });
    expect(cpuTime()).toBeLessThan(1500);
  });
});
