import { sql } from "drizzle-orm";
import { compositions, songs } from "#drizzle/schema/index.ts";
import {
  songFields,
  type statedOwnFields,
  statedSharedFields,
} from "../../../domain/songs/song-fields.ts";

type SharedColumn = Exclude<(typeof statedSharedFields)[number], "raagas">;
type OwnColumn = (typeof statedOwnFields)[number];
export const copiedFields = [
  "title",
  "composer",
  "raagaId",
  "taalaId",
  "songTypeId",
  "language",
  "description",
  "lyrics",
] as const satisfies SharedColumn[];

const listed = (names: string[]) =>
  sql.join(
    // oxlint-disable-next-line no-restricted-properties -- names of columns that the schema declares
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

export const columnsOf = (fields: readonly (OwnColumn | (typeof copiedFields)[number])[]) =>
  listed(fields.map((field) => songs[field].name));

/** The fields of a composition that are columns. The raagas of a ragamalika have their own table. */
export const sharedColumnFields = statedSharedFields.filter(
  (field): field is SharedColumn => field !== "raagas",
);

export const sharedColumnsOf = (fields: readonly SharedColumn[]) =>
  listed(fields.map((field) => compositions[field].name));

const jsonKinds = ["accompaniments", "personIds", "lines", "texts"];

/** The values of these fields in the JSON object `song`, in the same order. */
export const valuesOf = (fields: readonly (OwnColumn | SharedColumn)[]) =>
  sql.join(
    fields.map((field) =>
      jsonKinds.includes(songFields[field].kind) ? sql`song -> ${field}` : sql`song ->> ${field}`,
    ),
    sql`, `,
  );
