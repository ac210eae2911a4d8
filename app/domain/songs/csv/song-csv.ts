import { languages } from "../../../archive.ts";
import { type FieldWith, fieldsWith, type SongField, songFields, specOf } from "../song-fields.ts";

interface Named {
  id: string;
  description: string;
}

export interface SongCsvLists {
  raagas: Named[];
  taalas: Named[];
  songTypes: Named[];
  concerts: Named[];
  accompanimentTypes: { id: number; name: string }[];
  mediaTypes: { id: number; description: string }[];
}

export const idColumn = "id";
/** The number of the last change of the song or its composition when the file was written. */
export const versionColumn = "version";
/** The name of the archive whose ids a row has. Ids of a row without it are of this archive. */
export const originColumn = "origin";
export const compositionColumn = "compositionId";
/** The column of a recording's address, which is stored in one of three fields. It follows the upload type. */
export const addressColumn = "url";

export type CsvField = FieldWith<"csv">;

const isLong = (field: CsvField) =>
  ["prose", "notation", "pages", "texts", "sources"].includes(specOf(field).kind);
export const csvFields = fieldsWith("csv").toSorted((one, other) => +isLong(one) - +isLong(other));

export const textColumn = (column: string, language: string) => `${column}.${language}`;

/** Lists the columns of a field; those of the recording are the same for all of its fields. */
export function columnsOf(field: SongField): string[] {
  const { csv, kind, medium } = specOf(field);
  if (medium) return [songFields.uploadType.csv, addressColumn];
  if (csv === undefined) return [];
  return kind === "texts" ? languages.map((language) => textColumn(csv, language)) : [csv];
}

/** The columns that a row with a new song must fill. The type of a recording follows from its address. */
export const neededColumns = fieldsWith("required")
  .filter((field) => specOf(field).default === undefined)
  .map((field) => columnsOf(field).at(-1)!);

export const songColumns: readonly string[] = [
  idColumn,
  versionColumn,
  originColumn,
  ...csvFields.flatMap((field) =>
    field === "songTypeId" ? [...columnsOf(field), compositionColumn] : columnsOf(field),
  ),
];

export const listSeparator = ";";

/** The separator between a printed name and the id of its person, or `nobody` if the person is not known. */
export const linkSeparator = "|";
export const nobody = "-";

/** The columns of a file without a header: those of the archive's first exports. */
export const oldColumns = [
  "title",
  "singer",
  "uploadType",
  "url",
  "media",
  "composer",
  "recordingDate",
  "raagaId",
  "taalaId",
  "songTypeId",
  "description",
  "lyrics",
  "mridangam",
  "violin",
  "morsing",
  "ghatam",
  "kanjeera",
  "flute",
];
