import { describe, expect, test } from "vitest";
import { archive } from "../../archive.ts";
import { nobody } from "../people/name-links.ts";
import type { MediumChoice } from "./medium.ts";
import { parseFields } from "./song-schema.ts";
import type { SongField } from "./song-fields.ts";
import type { SongRevision } from "./song-revision.ts";
import {
  applySubmission,
  emptySong,
  type Entrance,
  type StoredSong,
  type SubmittedValues,
} from "./song-submission.ts";

const whole = {
  title: "Omkara",
  singer: "M. Balamuralikrishna",
  mediaTypeId: "1",
  recordingDate: "1975",
  description: "A kriti.",
};
const video: MediumChoice = {
  kind: "YouTube",
  uploadType: "YouTube",
  videoId: "dQw4w9WgXcQ",
  startSeconds: null,
  endSeconds: null,
};
const both = { composition: true, song: true };
const anew: StoredSong = { song: null, shared: null, parts: both };

const stored: SongRevision = {
  ...emptySong,
  ...parseFields({ ...whole, raagaId: "Todi", startSeconds: "10", endSeconds: "1:00" }).values,
  uploadType: "YouTube",
  externalMediaId: "dQw4w9WgXcQ",
  mediaLocationTypeId: 1,
  durationSeconds: 300,
};

const apply = (
  inputs: Partial<Record<SongField, unknown>>,
  {
    entrance = "form",
    medium = { kind: "keep" },
    on = { song: stored, shared: null, parts: both },
  }: { entrance?: Entrance; medium?: MediumChoice; on?: StoredSong } = {},
) => {
  const { values, errors } = parseFields(inputs);
  return applySubmission({ entrance, values, errors, medium }, on);
};
const errorsOf = (...args: Parameters<typeof apply>) =>
  Object.fromEntries(
    Object.entries(apply(...args).errors).map(([path, { error }]) => [path, error]),
  );

describe("a new song", () => {
  const add = (inputs: object, medium = video) =>
    errorsOf({ ...whole, ...inputs }, { on: anew, medium });

  test("has dates as exact as they are known, and not of the future", () => {
    for (const recordingDate of ["1968", "1968-08", "1968-08-15"])
      expect(apply({ recordingDate }).song).toMatchObject({ recordingDate });
    const next = new Date().getFullYear() + 1;
    for (const recordingDate of [`${next}`, `${next}-01`, "1968-00", "1968-13", "1899", "68"])
      expect(add({ recordingDate })).toEqual({ recordingDate: "songForm.dateInvalid" });
  });

  test("ends after it begins; times are seconds, minutes or hours", () => {
    expect(apply({ startSeconds: "75:30", endSeconds: "1:20:05" }).song).toMatchObject({
      startSeconds: 4530,
      endSeconds: 4805,
    });
    const backwards = { startSeconds: "5:30", endSeconds: "5:30" };
    expect(add(backwards)).toEqual({ endSeconds: "songForm.endBeforeStart" });
    expect(add({ ...backwards, title: "" })).toEqual({
      title: "songForm.titleRequired",
      endSeconds: "songForm.endBeforeStart",
    });
    expect(add({ startSeconds: "5:30", endSeconds: "5:75" })).toEqual({
      endSeconds: "songForm.timeInvalid",
    });
    expect(add({ endSeconds: "0:10" })).toEqual({});
  });

  test("has lists that end, and say nothing twice", () => {
    const many = Array.from({ length: 31 }, (_, at) => `Title ${at}`).join("\n");
    expect(add({ otherTitles: many, raagas: many.split("\n") })).toEqual({
      otherTitles: "songForm.tooMany",
      raagas: "songForm.tooMany",
    });
    expect(apply({ otherTitles: "One\r\n\r\nTwo\nOne " }).song).toMatchObject({
      otherTitles: ["One", "Two"],
    });
    for (const track of ["0", "-1", "1.5", "x"])
      expect(add({ track })).toEqual({ track: "songForm.numberInvalid" });
  });

  test("needs what its entrance asks for", () => {
    const needed = (entrance: Entrance) =>
      Object.keys(errorsOf({ title: "Omkara" }, { entrance, on: anew })).toSorted();
    expect(needed("form")).toEqual([
      "description",
      "mediaTypeId",
      "recordingDate",
      "singer",
      "uploadType",
    ]);
    expect(needed("rest")).toEqual(["description", "recordingDate", "singer"]);
    expect(needed("csv")).toEqual(needed("form"));
    expect(needed("archive")).toEqual([]);
  });

  test("has what its composition says, whatever is sent", () => {
    const shared = { ...emptySong, title: "Theirs", raagaId: "Todi" };
    const parts = { composition: false, song: true };
    const on = { song: null, shared, parts };
    const sent = { ...whole, raagaId: "Kalyani" };
    expect(apply(sent, { on }).song).toMatchObject({
      title: "Theirs",
      raagaId: "Todi",
      ownRaagaId: null,
    });
    expect(apply(sent, { on, entrance: "csv" }).song).toMatchObject({
      raagaId: "Todi",
      ownRaagaId: "Kalyani",
    });
  });
});

describe("a change", () => {
  test("leaves what is absent", () => {
    expect(apply({}).song).toEqual(stored);
    expect(apply({ deity: "Devi" }).song).toEqual({ ...stored, deity: "Devi" });
  });

  test("may not empty what is required, unless it was empty", () => {
    expect(errorsOf({ singer: "" })).toEqual({ singer: "songForm.singerRequired" });
    const song = { ...stored, singer: "" };
    expect(errorsOf({ singer: "" }, { on: { song, shared: null, parts: both } })).toEqual({});
    expect(errorsOf({ singer: "" }, { entrance: "history" })).toEqual({});
  });

  test("of a locked part is left out of a form, and told of other entrances", () => {
    const on = { song: stored, shared: null, parts: { composition: false, song: true } };
    const sent = { title: "Forged", singer: "Corrected" };
    expect(apply(sent, { on }).song).toMatchObject({ title: "Omkara", singer: "Corrected" });
    expect(apply(sent, { on, entrance: "rest" }).song).toMatchObject({ title: "Forged" });
    expect(errorsOf({ title: "a".repeat(301) }, { on })).toEqual({});
  });

  test("of the composer forgets who it was, unless it says who it is", () => {
    const song = { ...stored, composerId: "him" };
    const on = { song, shared: null, parts: both };
    expect(apply({ composer: "Another" }, { on }).song.composerId).toBeNull();
    expect(apply({ composer: stored.composer }, { on }).song.composerId).toBe("him");
  });

  test("says in a form that the composer is nobody known, until another is chosen", () => {
    const { song } = apply({ composerId: nobody });
    expect(song).toMatchObject({ composerId: null, personIds: { [archive.composer]: null } });
    const on = { song, shared: null, parts: both };
    expect(apply({ composerId: "", personIds: {} }, { on }).song.personIds).toEqual(song.personIds);
    expect(apply({ composerId: "him" }, { on }).song.composerId).toBe("him");
  });
});

describe("the medium", () => {
  const other = { ...video, videoId: "aaaaaaaaaaa" };

  test("stays with what is known of it where it is the same", () => {
    expect(apply({}, { medium: video }).song).toEqual(stored);
    expect(apply({}, { medium: other }).song).toMatchObject({
      externalMediaId: "aaaaaaaaaaa",
      durationSeconds: null,
      startSeconds: 10,
    });
  });

  test("brings the times of its address where there are none, and those of the video before go", () => {
    const medium = { ...other, startSeconds: 5 };
    expect(apply({}, { medium }).song).toMatchObject({ startSeconds: 5, endSeconds: null });
    expect(apply({ startSeconds: "7", endSeconds: "" }, { medium }).song).toMatchObject({
      startSeconds: 7,
      endSeconds: null,
    });
  });

  test("is the song's own file only where it has one of that type, or this one", () => {
    const file = {
      ...stored,
      uploadType: "Video" as const,
      mediaFileId: "f",
      externalMediaId: null,
    };
    const on = { song: file, shared: null, parts: both };
    expect(apply({}, { on, medium: { kind: "ownFile", uploadType: "Video" } }).song).toEqual(file);
    expect(errorsOf({}, { on, medium: { kind: "ownFile", uploadType: "Audio" } })).toEqual({
      mediaFileId: "songForm.fileRequired",
    });
    expect(errorsOf({}, { on, medium: { kind: "ownFile", fileId: "f" } })).toEqual({});
    expect(errorsOf({}, { on, medium: { kind: "ownFile", fileId: "g" } })).toEqual({
      mediaUrl: "songForm.unsupportedMedia",
    });
  });
});

describe("REST's Song", () => {
  const put = (values: SubmittedValues, song: Partial<SongRevision>) =>
    applySubmission(
      { entrance: "rest", values, medium: { kind: "keep" } },
      { song: { ...stored, ...song }, shared: null, parts: both },
    ).song;

  test("has the raaga that is heard: a recording with its own changes that", () => {
    const own = { ownRaagaId: "Kalyani" };
    expect(put({ raagaId: "Bhairavi" }, own)).toMatchObject({
      raagaId: "Todi",
      ownRaagaId: "Bhairavi",
    });
    expect(put({ raagaId: "Todi" }, own)).toMatchObject({ raagaId: "Todi", ownRaagaId: null });
    expect(put({ raagaId: "Bhairavi" }, {})).toMatchObject({ raagaId: "Bhairavi" });
  });

  test("has no date that is not known to the day, so that such a date stays", () => {
    expect(put({ recordingDate: null }, { recordingDate: "1968" }).recordingDate).toBe("1968");
    expect(put({ recordingDate: null }, { recordingDate: "1968-08-15" }).recordingDate).toBeNull();
  });
});
