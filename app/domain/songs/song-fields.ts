import { compositionFields } from "./composition-fields.ts";
import { recordingFields } from "./recording-fields.ts";
import {
  type FieldPlace,
  type FieldSpec,
  type KindValues,
  singerParts,
} from "./song-field-kinds.ts";

/** The editable fields of a song; all others are derived. */
export const songFields = { ...compositionFields, ...recordingFields };

type Specs = typeof songFields;
export type SongField = keyof Specs;

export type FieldWith<Property extends keyof FieldSpec> = {
  [F in SongField]: Property extends keyof Specs[F] ? F : never;
}[SongField];

/** The order of REST's errors and of CSV columns, which begins like the specification's Song. */
const firstFields: SongField[] = [
  "title",
  "singer",
  "uploadType",
  "mediaTypeId",
  "mediaUrl",
  "mediaFileId",
  "composer",
  "recordingDate",
];

export const songFieldNames = [
  ...new Set([...firstFields, ...(Object.keys(songFields) as SongField[])]),
];

/** Lists the fields whose rows have a property, in the order of the table. */
export const fieldsWith = <Property extends keyof FieldSpec>(property: Property) =>
  songFieldNames.filter((name): name is FieldWith<Property> => property in songFields[name]);

export const specOf = (name: SongField): FieldSpec => songFields[name];

type ShownField<Place extends FieldPlace> = {
  [F in SongField]: Specs[F] extends { label: string; shown: Record<Place, number> } ? F : never;
}[SongField];

/** Lists the fields that a place shows, in its order. */
export const fieldsShownIn = <Place extends FieldPlace>(place: Place) =>
  fieldsWith("shown")
    .filter(
      (name): name is ShownField<Place> & FieldWith<"shown"> => place in songFields[name].shown,
    )
    .toSorted((one, other) => specOf(one).shown![place]! - specOf(other).shown![place]!);

export const sharedFields = fieldsWith("shared");
export type SharedField = FieldWith<"shared">;

export type OwnField = Exclude<SongField, SharedField>;
export const ownFields = songFieldNames.filter((name): name is OwnField => !specOf(name).shared);

export type SourcesField = "sources" | "recordingSources";
const isStated = <Field extends SongField>(name: Field): name is Exclude<Field, SourcesField> =>
  specOf(name).kind !== "sources";

/** The fields without sources, which are claims. */
export const statedSharedFields = sharedFields.filter(isStated);
export const statedOwnFields = ownFields.filter(isStated);

/** The record whose facts a field of sources is about. */
export const citingKind = (name: SongField): "composition" | "song" =>
  specOf(name).shared ? "composition" : "song";

export const inputOf = (name: SongField): string => specOf(name).input ?? name;

/** The empty value of each kind of field. */
const emptyValues: KindValues = {
  line: "",
  prose: "",
  notation: "",
  pages: "",
  optionalLine: null,
  lines: [],
  texts: {},
  date: null,
  reference: null,
  references: [],
  numberedReference: null,
  language: null,
  rights: null,
  accompaniments: [],
  uploadType: null,
  singerPart: singerParts[0],
  personIds: {},
  text: null,
  number: null,
  seconds: null,
  lineTimes: "",
  sources: [],
};

export const emptyValueOf = (name: SongField) =>
  specOf(name).default ?? emptyValues[specOf(name).kind];
