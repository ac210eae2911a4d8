import { archive } from "../../archive.ts";
import type { FieldSpec } from "./song-field-kinds.ts";

/** The fields of a song that people fill in, in the order of the form; all else follows from them. */
export const songFields = {
  title: {
    kind: "line",
    label: "songForm.titleLabel",
    section: "composition",
    shared: true,
    required: "songForm.titleRequired",
    csv: "title",
    rest: true,
  },
  singer: {
    kind: "line",
    label: "songForm.singer",
    section: "recording",
    required: "songForm.singerRequired",
    mayStayEmpty: true,
    csv: "singer",
    rest: true,
  },
  uploadType: {
    kind: "uploadType",
    label: "songForm.uploadType",
    section: "recording",
    required: "songForm.uploadTypeRequired",
    mayStayEmpty: true,
    csv: "uploadType",
    rest: true,
    medium: true,
  },
  mediaTypeId: {
    kind: "numberedReference",
    label: "songForm.mediaType",
    section: "recording",
    required: "songForm.mediaTypeRequired",
    mayStayEmpty: true,
    list: "mediaTypes",
    csv: "media",
  },
  mediaLocationTypeId: { kind: "number", medium: true },
  mediaUrl: { kind: "text", medium: true },
  externalMediaId: { kind: "text", rest: true, medium: true },
  mediaFileId: { kind: "text", label: "history.medium", input: "mediaFile", medium: true },
  mediaDescription: { kind: "line", label: "history.mediumText", medium: true },
  durationSeconds: { kind: "number", medium: true },
  composer: {
    kind: "line",
    label: "songForm.composer",
    section: "composition",
    shared: true,
    required: "songForm.composerRequired",
    readOnly: true,
    default: archive.composer,
    csv: "composer",
    rest: true,
  },
  recordingDate: {
    kind: "date",
    label: "songForm.date",
    section: "recording",
    input: "publishedDate",
    required: "songForm.dateRequired",
    mayStayEmpty: true,
    csv: "recordingDate",
    rest: true,
  },
  raagaId: {
    kind: "reference",
    label: "songForm.raaga",
    section: "composition",
    shared: true,
    list: "raagas",
    csv: "raagaId",
    rest: true,
  },
  taalaId: {
    kind: "reference",
    label: "songForm.taala",
    section: "composition",
    shared: true,
    list: "taalas",
    csv: "taalaId",
    rest: true,
  },
  songTypeId: {
    kind: "reference",
    label: "songForm.songType",
    section: "composition",
    shared: true,
    list: "songTypes",
    csv: "songTypeId",
    rest: true,
  },
  description: {
    kind: "prose",
    label: "songForm.description",
    section: "composition",
    shared: true,
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
    section: "composition",
    shared: true,
    maxLength: 50_000,
    rows: 8,
    hint: "songForm.lyricsHint",
    csv: "lyrics",
    rest: true,
  },
  language: {
    kind: "language",
    label: "songForm.language",
    section: "composition",
    shared: true,
  },
  isoTitle: {
    kind: "optionalLine",
    label: "songForm.isoTitle",
    section: "compositionDetails",
    shared: true,
    formOnly: true,
  },
  nativeTitle: {
    kind: "optionalLine",
    label: "songForm.nativeTitle",
    section: "compositionDetails",
    shared: true,
    formOnly: true,
  },
  otherTitles: {
    kind: "lines",
    label: "songForm.otherTitles",
    section: "compositionDetails",
    shared: true,
    formOnly: true,
  },
  composerId: { kind: "reference", shared: true, formOnly: true },
  raagas: {
    kind: "references",
    label: "songForm.raagas",
    section: "compositionDetails",
    shared: true,
    formOnly: true,
  },
  deity: {
    kind: "line",
    label: "songForm.deity",
    section: "compositionDetails",
    shared: true,
    formOnly: true,
  },
  signature: {
    kind: "line",
    label: "songForm.signature",
    section: "compositionDetails",
    shared: true,
    formOnly: true,
  },
  meaning: {
    kind: "texts",
    label: "songForm.meaning",
    section: "compositionDetails",
    shared: true,
    formOnly: true,
    maxLength: 10_000,
  },
  singerPart: {
    kind: "singerPart",
    label: "songForm.singerPart",
    section: "recordingDetails",
    formOnly: true,
  },
  event: {
    kind: "line",
    label: "songForm.event",
    section: "recordingDetails",
    formOnly: true,
  },
  place: {
    kind: "line",
    label: "songForm.place",
    section: "recordingDetails",
    formOnly: true,
  },
  track: {
    kind: "number",
    label: "songForm.track",
    section: "recordingDetails",
    formOnly: true,
  },
  startSeconds: {
    kind: "seconds",
    label: "songForm.start",
    section: "recordingDetails",
    formOnly: true,
  },
  endSeconds: {
    kind: "seconds",
    label: "songForm.end",
    section: "recordingDetails",
    formOnly: true,
  },
  ownRaagaId: {
    kind: "reference",
    label: "songForm.ownRaaga",
    section: "recordingDetails",
    list: "raagas",
    formOnly: true,
  },
  ownTaalaId: {
    kind: "reference",
    label: "songForm.ownTaala",
    section: "recordingDetails",
    list: "taalas",
    formOnly: true,
  },
  personIds: { kind: "personIds", formOnly: true },
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

/** What all recordings of a composition share. */
export const sharedFields = fieldsWith("shared");
export type SharedField = FieldWith<"shared">;

/** What belongs to the recording alone. */
export type OwnField = Exclude<SongField, SharedField>;
export const ownFields = songFieldNames.filter((name): name is OwnField => !specOf(name).shared);

export const inputOf = (name: SongField): string => specOf(name).input ?? name;
