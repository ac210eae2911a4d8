import { describe, expect, test } from "vitest";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import { formValuesOf, rowsOf } from "./values/form-values.ts";
import { errorsByInput, mergeFormValues } from "./submission.server.ts";

const storedSong: SongRevision = {
  title: "Omkara Akarini",
  singer: "M. Balamuralikrishna",
  composer: "M. Balamuralikrishna",
  raagaId: "Lavangi",
  taalaId: "Adi",
  songTypeId: null,
  recordingDate: "1975-08-15",
  language: "sa",
  description: "One line\nand another",
  lyrics: "first line\nsecond line",
  lyricsRights: "https://creativecommons.org/publicdomain/mark/1.0/",
  lyricsPermission: "",
  notation: "S R2 , G3 ||",
  notationRights: "http://rightsstatements.org/vocab/InC/1.0/",
  notationPermission: "A pupil, who wrote it down",
  meaningRights: null,
  meaningPermission: "",
  recordingRights: "https://creativecommons.org/licenses/by/4.0/",
  recordingPermission: "The singer's family",
  pagesElsewhere: "lyrics, meaning https://example.org/song",
  sources: [{ field: "raagaId", title: "A; B", address: "", note: "page 3", reading: "Todi" }],
  recordingSources: [{ field: "", title: "The cover", address: "", note: "", reading: "" }],
  accompaniments: [{ typeId: 1, players: ["One", "Other"] }],
  uploadType: "YouTube",
  mediaTypeId: 1,
  mediaLocationTypeId: 1,
  mediaUrl: null,
  externalMediaId: "dQw4w9WgXcQ",
  mediaFileId: null,
  mediaDescription: "",
  durationSeconds: null,
  isoTitle: "ōṁkāra ākāriṇī",
  nativeTitle: "ఓంకార ఆకారిణీ",
  otherTitles: ["Omkara", "Omkarakarini"],
  composerId: "m-balamuralikrishna",
  raagas: [],
  deity: "Devi",
  signature: "",
  meaning: { en: "A meaning" },
  lineMeanings: { en: "Of the first line" },
  singerPart: "vocal",
  event: "",
  place: "Chennai",
  concertId: "Music Academy, 1977",
  track: 3,
  startSeconds: 65,
  endSeconds: null,
  ownRaagaId: null,
  ownTaalaId: null,
  lineTimes: "0:12.3 #1x2y3z",
  personIds: { "M. Balamuralikrishna": "m-balamuralikrishna" },
};

/** Returns a form as a browser submits it, with CR LF line ends. */
const sent = (changes: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({ ...formValuesOf(storedSong), ...changes }).map(([name, value]) => [
      name,
      value.replaceAll("\n", "\r\n"),
    ]),
  );

describe("a form that was filled in while somebody else saved", () => {
  test("takes over what only they changed, in texts of several lines too", () => {
    const now = {
      ...storedSong,
      lyrics: "their line\nand more",
      singer: "Somebody",
      raagaId: null,
    };
    expect(mergeFormValues(sent({ title: "My title" }), storedSong, now)).toMatchObject({
      title: "My title",
      lyrics: "their line\nand more",
      singer: "Somebody",
      raagaId: "",
      description: "One line\nand another",
    });
  });

  test("keeps what its writer typed, even where both did", () => {
    const now = { ...storedSong, lyrics: "theirs", title: "Theirs" };
    const merged = mergeFormValues(sent({ lyrics: "mine\nand mine", title: "" }), storedSong, now);
    expect(merged).toMatchObject({ lyrics: "mine\r\nand mine", title: "" });
  });

  test("never mixes two media", () => {
    const file = "ab".repeat(16);
    const now = {
      ...storedSong,
      uploadType: "Audio" as const,
      externalMediaId: null,
      mediaFileId: file,
    };
    expect(mergeFormValues(sent(), storedSong, now)).toMatchObject({
      uploadType: "Audio",
      mediaUrl: "",
      mediaFileId: file,
    });
    const mine = "https://youtu.be/aaaaaaaaaaa";
    expect(mergeFormValues(sent({ mediaUrl: mine }), storedSong, now)).toMatchObject({
      uploadType: "YouTube",
      mediaUrl: mine,
      mediaFileId: "",
    });
  });

  test("takes over rows that its writer left alone, however they are numbered", () => {
    const now = { ...storedSong, accompaniments: [{ typeId: 2, players: ["Theirs"] }] };
    const { "accompaniments.0.type": type, "accompaniments.0.names": names, ...rest } = sent();
    const renumbered = {
      ...rest,
      "accompaniments.4.type": type!,
      "accompaniments.4.names": names!,
    };
    expect(rowsOf(mergeFormValues(renumbered, storedSong, now))).toEqual([
      { type: "2", names: "Theirs" },
    ]);
    const mine = sent({ "accompaniments.0.names": "Mine" });
    expect(rowsOf(mergeFormValues(mine, storedSong, now))).toEqual([{ type: "1", names: "Mine" }]);
  });
});

describe("what is wrong with a form", () => {
  test("is told from top to bottom, in its inputs", () => {
    const fields = ["mediaTypeId", "description", "title", "mediaUrl", "recordingDate"];
    const errors = Object.fromEntries(fields.map((field) => [field, { error: "wrong" }]));
    expect(Object.keys(errorsByInput({ ...errors, "meaning.te": { error: "wrong" } }, {}))).toEqual(
      ["title", "description", "meaning-te", "mediaTypeId", "mediaUrl", "publishedDate"],
    );
  });

  test("names a row as the form does, whichever rows are gone", () => {
    const form = { "accompaniments.7.type": "2", "accompaniments.7.names": "Somebody" };
    const tooLong = { error: "form.maximum", values: { max: 300 } };
    expect(errorsByInput({ "accompaniments.0.players.0": tooLong }, form)).toEqual({
      "accompaniments.7.names": tooLong,
    });
    expect(errorsByInput({ accompaniments: tooLong }, form)).toEqual({ accompaniments: tooLong });
  });
});
