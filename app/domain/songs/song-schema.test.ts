import { describe, expect, test } from "vitest";
import { archive } from "../../archive.ts";
import { mediumSchema } from "./medium-schema.ts";
import { songFormSchema, songSchema } from "./song-schema.ts";
import { tidyText } from "./tidy-text.ts";

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
      language: null,
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
    const start = performance.now();
    for (const letter of ["a", " ", ",", "\n", "\u0000", "శ"])
      songSchema().safeParse({
        ...whole,
        title: letter.repeat(100_000),
        lyrics: letter.repeat(100_000),
        accompaniments: [{ typeId: 1, players: letter.repeat(100_000) }],
      });
    expect(performance.now() - start).toBeLessThan(1500);
  });
});

test("text keeps its line breaks and loses control characters", () => {
  expect(tidyText("a\tb\u2028c\r\nd\u0007 ")).toBe("a b c\nd");
});

describe("the medium", () => {
  const id = "0123456789abcdef0123456789abcdef";
  const read = (input: object, ...rest: [Parameters<typeof mediumSchema>[0]?]) => {
    const result = mediumSchema(rest[0] ?? null).safeParse(input);
    return result.data ?? result.error?.issues.map(({ path, message }) => [path[0], message]);
  };

  test("is a YouTube address, or a file that was sent", () => {
    expect(read({ uploadType: "YouTube", mediaUrl: "https://youtu.be/dQw4w9WgXcQ" })).toEqual({
      kind: "YouTube",
      videoId: "dQw4w9WgXcQ",
    });
    expect(read({ uploadType: "Audio", mediaFileId: id })).toEqual({
      kind: "File",
      uploadType: "Audio",
      fileId: id,
    });
  });

  test("is needed for a new song", () => {
    expect(read({})).toEqual([["uploadType", "songForm.uploadTypeRequired"]]);
    expect(read({ uploadType: "Painting" })).toEqual([
      ["uploadType", "songForm.uploadTypeRequired"],
    ]);
    expect(read({ uploadType: "YouTube" })).toEqual([["mediaUrl", "songForm.youTubeRequired"]]);
    expect(read({ uploadType: "YouTube", mediaUrl: "https://example.org/a.mp3" })).toEqual([
      ["mediaUrl", "songForm.invalidYouTube"],
    ]);
    expect(read({ uploadType: "Video" })).toEqual([["mediaFile", "songForm.fileRequired"]]);
  });

  test("stays when an edit of the same kind brings no other", () => {
    expect(read({ uploadType: "Video" }, "Video")).toEqual({ kind: "keep" });
    expect(read({ uploadType: "Audio" }, "Video")).toEqual([
      ["mediaFile", "songForm.fileRequired"],
    ]);
    expect(mediumSchema(null, new Set(["uploadType"] as const)).parse({})).toEqual({
      kind: "keep",
    });
  });
});

describe("what only the form enters", () => {
  const errorsOf = (input: object) =>
    Object.fromEntries(
      (songFormSchema(new Set()).safeParse({ ...whole, ...input }).error?.issues ?? []).map(
        ({ path, message }) => [path.join("."), message],
      ),
    );

  test("dates are as exact as they are known, and not of the future", () => {
    for (const recordingDate of ["1968", "1968-08", "1968-08-15"])
      expect(songFormSchema(new Set()).parse({ ...whole, recordingDate })).toMatchObject({
        recordingDate,
      });
    const next = new Date().getFullYear() + 1;
    for (const recordingDate of [`${next}`, `${next}-01`, "1968-00", "1968-13", "1899", "68"])
      expect(errorsOf({ recordingDate })).toEqual({ recordingDate: "songForm.dateInvalid" });
  });

  test("a part of a medium ends after it begins; times are seconds, minutes or hours", () => {
    const parsed = songFormSchema(new Set()).parse({
      ...whole,
      startSeconds: "75:30",
      endSeconds: "1:20:05",
    });
    expect(parsed).toMatchObject({ startSeconds: 4530, endSeconds: 4805 });
    const backwards = { startSeconds: "5:30", endSeconds: "5:30" };
    expect(errorsOf(backwards)).toEqual({ endSeconds: "songForm.endBeforeStart" });
    expect(errorsOf({ ...backwards, title: "" })).toEqual({
      title: "songForm.titleRequired",
      endSeconds: "songForm.endBeforeStart",
    });
    expect(errorsOf({ startSeconds: "5:30", endSeconds: "5:75" })).toEqual({
      endSeconds: "songForm.timeInvalid",
    });
    expect(errorsOf({ endSeconds: "0:10" })).toEqual({});
  });

  test("lists have an end, and say nothing twice", () => {
    const many = Array.from({ length: 31 }, (_, at) => `Title ${at}`).join("\n");
    expect(errorsOf({ otherTitles: many, raagas: many.split("\n") })).toEqual({
      otherTitles: "songForm.tooMany",
      raagas: "songForm.tooMany",
    });
    expect(
      songFormSchema(new Set()).parse({ ...whole, otherTitles: "One\r\n\r\nTwo\nOne " }),
    ).toMatchObject({ otherTitles: ["One", "Two"] });
    for (const track of ["0", "-1", "1.5", "x"])
      expect(errorsOf({ track })).toEqual({ track: "songForm.numberInvalid" });
  });
});
