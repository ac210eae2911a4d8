import { expect, test } from "vitest";
import { formatDate } from "../../../i18n/format.ts";
import type { Translate } from "../../../i18n/translate.ts";
import { describeChange, joinChanges } from "./describe-change.ts";
import type { SongChange } from "../../../domain/songs/song-revision.ts";

const lists = {
  people: [{ id: "tyagaraja", description: "Tyagaraja" }],
  raagas: [{ id: "Kalyani", description: "Mecha Kalyani" }],
  taalas: [],
  songTypes: [],
  accompanimentTypes: [{ id: 1, name: "Mridangam" }],
  mediaTypes: [{ id: 2, description: "Concert" }],
  concerts: [],
};
const t: Translate = (key) => `(${key})`;
const describeAll = (fields: Parameters<typeof describeChange>[0]) =>
  describeChange(fields, { t, language: "te", lists }).map(({ label, before, after }) => [
    label,
    before,
    after,
  ]);

test("a change is told in the reader's words, from the top of the form to its end", () => {
  expect(
    describeAll({
      accompaniments: [[], [{ typeId: 1, players: ["One", "Other"] }]],
      language: [null, "sa"],
      recordingDate: ["1975-08-15", null],
      mediaTypeId: [null, 2],
      title: ["Before", "After"],
    }),
  ).toEqual([
    ["songForm.titleLabel", "Before", "After"],
    ["songForm.mediaType", "", "Concert"],
    ["songForm.date", formatDate("te", "1975-08-15"), ""],
    ["songForm.language", "", "(sung.sa)"],
    ["songForm.accompaniments", "", "Mridangam: One, Other"],
  ]);
});

test("another medium is one change, whichever fields say it", () => {
  expect(
    describeAll({
      uploadType: ["YouTube", "Audio"],
      mediaLocationTypeId: [1, 2],
      externalMediaId: ["dQw4w9WgXcQ", null],
      mediaFileId: [null, "ab12cd".padEnd(32, "0")],
      durationSeconds: [null, 60],
    }),
  ).toEqual([
    ["songForm.uploadType", "(songForm.uploadYouTube)", "(songForm.uploadAudio)"],
    ["history.medium", "https://www.youtube.com/watch?v=dQw4w9WgXcQ", "(songForm.file) ab12cd"],
  ]);
});

test("raagas, people, parts, times and texts are told by their names", () => {
  expect(
    describeAll({
      raagaId: ["Todi", "Kalyani"],
      raagas: [[], ["Kalyani", "Todi"]],
      otherTitles: [["One"], ["One", "Two"]],
      meaning: [{}, { te: "అర్థం", en: "A meaning" }],
      composerId: [null, "tyagaraja"],
      singerPart: ["vocal", "violin"],
      startSeconds: [null, 65],
      recordingDate: ["1968", "1968-08"],
      personIds: [{ A: "tyagaraja" }, { A: null, B: "unknown-one" }],
    }),
  ).toEqual([
    ["songForm.date", formatDate("te", "1968"), formatDate("te", "1968-08")],
    ["songForm.raaga", "Todi", "Mecha Kalyani"],
    ["songForm.otherTitles", "One", "One\nTwo"],
    ["songForm.composerPerson", "", "Tyagaraja"],
    ["songForm.raagas", "", "Mecha Kalyani\nTodi"],
    ["songForm.meaning", "", "తెలుగు: అర్థం\nEnglish: A meaning"],
    ["songForm.singerPart", "(part.vocal)", "(part.violin)"],
    ["songForm.start", "", "1:05"],
    ["songForm.people", "A: Tyagaraja", "A: (songForm.personNobody)\nB: unknown-one"],
  ]);
});

const change = (id: number, more: Partial<SongChange>): SongChange => ({
  id,
  subject: "song",
  kind: "created",
  at: 1000,
  by: "singer",
  fields: {},
  ...more,
});

test("what one act did to a recording and its composition is one change, that can be restored", () => {
  const joined = joinChanges([
    change(6, { kind: "updated", at: 3000, fields: { singer: ["A", "B"] } }),
    change(5, {
      kind: "updated",
      at: 3000,
      subject: "composition",
      fields: { title: ["One", "Other"] },
    }),
    change(4, { kind: "updated", at: 2000, subject: "composition", by: "admin" }),
    change(3, { kind: "updated", at: 2000 }),
    change(2, {}),
    change(1, { subject: "composition" }),
  ]);
  expect(joined.map(({ id, subject, kind }) => [id, subject, kind])).toEqual([
    [6, "both", "updated"],
    [4, "composition", "updated"],
    [3, "song", "updated"],
    [2, "both", "created"],
  ]);
  expect(joined[0]!.fields).toEqual({ singer: ["A", "B"], title: ["One", "Other"] });
});

test("changes of one kind of subject stay apart, even at one moment", () => {
  expect(joinChanges([change(2, {}), change(1, {})])).toHaveLength(2);
});
