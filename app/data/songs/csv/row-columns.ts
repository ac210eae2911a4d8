import { sql } from "drizzle-orm";
import { songs } from "#drizzle/schema/index.ts";
import { type OwnField, songFields } from "../../../domain/songs/song-fields.ts";

type Column = OwnField | "title" | "composer" | "raagaId" | "taalaId" | "songTypeId";
type Copied = "language" | "description" | "lyrics";

export const columnsOf = (fields: readonly (Column | Copied)[]) =>
  sql.join(
    // oxlint-disable-next-line no-restricted-properties -- names of columns that the schema declares
    fields.map((field) => sql.identifier(songs[field].name)),
    sql`, `,
  );

/** The values of these fields in the JSON object `song`, in the same order. */
export const valuesOf = (fields: readonly (Column | Copied)[]) =>
  sql.join(
    fields.map((field) =>
      ["accompaniments", "personIds"].includes(songFields[field].kind)
        ? sql`song -> ${field}`
        : sql`song ->> ${field}`,
    ),
    sql`, `,
  );
