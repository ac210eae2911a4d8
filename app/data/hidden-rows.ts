import { type SQL, sql } from "drizzle-orm";
import type { FieldPlace } from "../domain/songs/hidden-fields.ts";
import { jsonArray, type JsonOf } from "./json-columns.ts";
import { literal } from "./literal.ts";

/**
 * Where hidden values come from: fields of a composition (`words`, `notation`), of a song (`medium`), the picture of a
 * person, whole songs and compositions, files, and what revisions and suggestions repeat of them.
 */
export type Place =
  | FieldPlace
  | "picture"
  | "song"
  | "composition"
  | "file"
  | "revision"
  | "suggestion";

/**
 * SQL condition: something of a row is hidden in these places. The row itself is empty there, or in the bin, so that
 * what reads rows needs no condition; this is for what shows that something is hidden, and for what tidies up. What
 * copies the database elsewhere leaves out the tables `hidden_parts` and `hidden_values`.
 */
export const isHidden = (places: Place | readonly Place[], id: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM hidden_rows WHERE place IN (${sql.join(
    [places].flat().map(literal),
    sql`, `,
  )}) AND row_id = CAST(${id} AS TEXT))`;

const ofSong = (songId: SQL, compositionId: SQL): SQL =>
  sql`((place IN ('words', 'notation') AND row_id = CAST(${compositionId} AS TEXT))
    OR (place = 'medium' AND row_id = CAST(${songId} AS TEXT)))`;

/** Selects the places where fields of a song are hidden, as JSON. */
export const hiddenPlacesOf = (songId: SQL, compositionId: SQL) =>
  jsonArray(sql<FieldPlace>`place`, sql`FROM hidden_rows WHERE ${ofSong(songId, compositionId)}`);

/** What is hidden of a song, why, and since when, in milliseconds. */
export type HiddenNote = JsonOf<ReturnType<typeof hiddenNotesOf>>[number];

/** Selects what is hidden of a song for whoever may edit it, as JSON: the part, why and since when. */
export const hiddenNotesOf = (songId: SQL, compositionId: SQL) =>
  jsonArray(
    { place: sql<FieldPlace>`place`, reason: sql<string>`reason`, at: sql<number>`hidden_at` },
    sql`FROM hidden_rows WHERE ${ofSong(songId, compositionId)}`,
  );
