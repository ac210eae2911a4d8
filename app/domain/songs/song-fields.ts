import { archive } from "../../archive.ts";
import type { FieldSpec } from "./song-field-kinds.ts";

/** The fields of a song that people fill in, in the order of the form; all else follows from them. */
export const songFields = {
  title: {
    kind: "line",
    label: "songForm.titleLabel",
    section: "basics",
    required: "songForm.titleRequired",
    csv: "title",
    rest: true,
  },
  singer: {
    kind: "line",
    label: "songForm.singer",
    section: "basics",
    required: "songForm.singerRequired",
    mayStayEmpty: true,
    csv: "singer",
    rest: true,
  },
  uploadType: {
    kind: "uploadType",
    label: "songForm.uploadType",
    section: "basics",
    required: "songForm.uploadTypeRequired",
    mayStayEmpty: true,
    csv: "uploadType",
    rest: true,
    recording: true,
  },
  mediaTypeId: {
    kind: "numberedReference",
    label: "songForm.mediaType",
    section: "basics",
    required: "songForm.mediaTypeRequired",
    mayStayEmpty: true,
    list: "mediaTypes",
    csv: "media",
  },
  mediaLocationTypeId: { kind: "number", recording: true },
  mediaUrl: { kind: "text", recording: true },
  externalMediaId: { kind: "text", rest: true, recording: true },
  mediaFileId: { kind: "text", label: "history.medium", input: "mediaFile", recording: true },
  mediaDescription: { kind: "line", label: "history.mediumText", recording: true },
  durationSeconds: { kind: "number", recording: true },
  composer: {
    kind: "line",
    label: "songForm.composer",
    section: "classification",
    required: "songForm.composerRequired",
    readOnly: true,
    default: archive.composer,
    csv: "composer",
    rest: true,
  },
  recordingDate: {
    kind: "day",
    label: "songForm.date",
    section: "classification",
    input: "publishedDate",
    required: "songForm.dateRequired",
    mayStayEmpty: true,
    csv: "recordingDate",
    rest: true,
  },
  raagaId: {
    kind: "reference",
    label: "songForm.raaga",
    section: "classification",
    list: "raagas",
    csv: "raagaId",
    rest: true,
  },
  taalaId: {
    kind: "reference",
    label: "songForm.taala",
    section: "classification",
    list: "taalas",
    csv: "taalaId",
    rest: true,
  },
  songTypeId: {
    kind: "reference",
    label: "songForm.songType",
    section: "classification",
    list: "songTypes",
    csv: "songTypeId",
    rest: true,
  },
  description: {
    kind: "prose",
    label: "songForm.description",
    section: "words",
    required: "songForm.descriptionRequired",
    mayStayEmpty: true,
    maxLength: 5000,
    rows: 4,
    csv: "description",
    rest: true,
  },
  lyrics: {
    kind: "prose",
    label: "songForm.lyrics",
    section: "words",
    maxLength: 50_000,
    rows: 8,
    hint: "songForm.lyricsHint",
    csv: "lyrics",
    rest: true,
  },
  language: { kind: "language", label: "songForm.language", section: "words" },
  accompaniments: {
    kind: "accompaniments",
    label: "songForm.accompaniments",
    section: "accompaniments",
  },
} as const satisfies Record<string, FieldSpec>;

type Specs = typeof songFields;
export type SongField = keyof Specs;

export type FieldWith<Property extends keyof FieldSpec> = {
  [F in SongField]: Property extends keyof Specs[F] ? F : never;
}[SongField];

export const songFieldNames = Object.keys(songFields) as SongField[];

/** Lists the fields whose rows have a property, in the order of the table. */
export const fieldsWith = <Property extends keyof FieldSpec>(property: Property) =>
  songFieldNames.filter((name): name is FieldWith<Property> => property in songFields[name]);

export const specOf = (name: SongField): FieldSpec => songFields[name];

export const inputOf = (name: SongField): string => specOf(name).input ?? name;
