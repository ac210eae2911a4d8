import { type Column, type SQL, sql } from "drizzle-orm";
import { compositions, mediaFiles, people, songs, suggestions } from "#drizzle/schema/index.ts";
import { hiddenFields } from "../../../domain/songs/hidden-fields.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { literal } from "../../literal.ts";
import type { Statement } from "../../write-batch.ts";
import type { Place } from "../../hidden-rows.ts";

type Columns = Record<string, Column>;
type Table =
  | typeof compositions
  | typeof songs
  | typeof people
  | typeof mediaFiles
  | typeof suggestions;

const columnsOf = (table: Table, names: readonly string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, (table as unknown as Columns)[name]!]));

/** The tables and columns of the places. What revisions repeat is within their JSON. */
const places: Record<Exclude<Place, "revision">, { table: Table; columns: Columns }> = {
  words: { table: compositions, columns: columnsOf(compositions, hiddenFields.words) },
  notation: { table: compositions, columns: columnsOf(compositions, hiddenFields.notation) },
  medium: { table: songs, columns: columnsOf(songs, hiddenFields.medium) },
  picture: { table: people, columns: columnsOf(people, ["picture"]) },
  song: { table: songs, columns: columnsOf(songs, ["deletedAt", "deletedBy"]) },
  composition: {
    table: compositions,
    columns: columnsOf(compositions, ["deletedAt", "deletedBy"]),
  },
  file: { table: mediaFiles, columns: columnsOf(mediaFiles, ["status", "removedAt"]) },
  suggestion: {
    table: suggestions,
    columns: columnsOf(suggestions, ["oldValue", "newValue", "acceptedValue"]),
  },
};

const emptyOf = ({ notNull, dataType }: Column) => {
  if (!notNull) return null;
  return dataType === "json" ? {} : "";
};

/** Selects the rows of a place that a hidden part took values out of. */
export const takenRows = (hiddenId: SQL, place: Place): SQL =>
  sql`(SELECT row_id FROM hidden_values WHERE hidden_id = ${hiddenId} AND place = ${literal(place)})`;

const isTaken = (hiddenId: SQL, place: Exclude<Place, "revision">): SQL => {
  const { id } = places[place].table;
  const type = id.dataType === "string" ? sql`TEXT` : sql`INTEGER`;
  return sql`${id} IN (SELECT CAST(row_id AS ${type}) FROM ${takenRows(hiddenId, place)})`;
};

/**
 * Takes values out of the rows with a condition, and leaves `left` instead of them: by default, empty values. `hiddenId`
 * selects the part that was hidden before in the batch.
 */
export function takeStatements(
  db: Database,
  hiddenId: SQL,
  place: Exclude<Place, "revision">,
  where: SQL,
  left?: Record<string, unknown>,
): Statement[] {
  const { table, columns } = places[place];
  const pairs = Object.entries(columns).map(([name, column]) => sql`${literal(name)}, ${column}`);
  const empty = Object.entries(columns).map(([name, column]) => [name, emptyOf(column)]);
  return [
    statement(
      db,
      sql`INSERT INTO hidden_values (hidden_id, place, row_id, kept)
        SELECT ${hiddenId}, ${literal(place)}, CAST(${table.id} AS TEXT), json_object(${sql.join(pairs, sql`, `)})
        FROM ${table} WHERE ${where}`,
    ),
    db
      .update(table as typeof songs)
      .set(left ?? Object.fromEntries(empty))
      .where(isTaken(hiddenId, place)),
  ];
}

/** Puts values back into the rows of a place. */
export function putBackStatement(
  db: Database,
  hiddenId: SQL,
  place: Exclude<Place, "revision">,
): Statement {
  const { table, columns } = places[place];
  const valueOf = (name: string) => sql`(SELECT kept ->> ${literal(name)} FROM hidden_values
    WHERE hidden_id = ${hiddenId} AND place = ${literal(place)} AND row_id = CAST(${table.id} AS TEXT))`;
  return db
    .update(table as typeof songs)
    .set(Object.fromEntries(Object.keys(columns).map((name) => [name, valueOf(name)])))
    .where(isTaken(hiddenId, place));
}

/** Takes fields out of the revisions of some subjects: `subjects` is a condition on `revisions`. */
export function takeRevisionStatements(
  db: Database,
  hiddenId: SQL,
  fields: readonly string[],
  subjects: SQL,
): Statement[] {
  const names = sql`(${sql.join(fields.map(literal), sql`, `)})`;
  const paths = sql.join(
    fields.map((field) => literal(`$.${field}`)),
    sql`, `,
  );
  return [
    statement(
      db,
      sql`INSERT INTO hidden_values (hidden_id, place, row_id, kept)
        SELECT ${hiddenId}, 'revision', CAST(id AS TEXT), (SELECT json_group_object(key, json(value))
          FROM json_each(revisions.fields) WHERE key IN ${names})
        FROM revisions WHERE ${subjects}
          AND EXISTS (SELECT 1 FROM json_each(revisions.fields) WHERE key IN ${names})`,
    ),
    statement(
      db,
      sql`UPDATE revisions SET fields = json_remove(fields, ${paths})
        WHERE id IN (SELECT CAST(row_id AS INTEGER) FROM ${takenRows(hiddenId, "revision")})`,
    ),
  ];
}

/** Puts fields back into revisions. */
export const putBackRevisionsStatement = (db: Database, hiddenId: SQL): Statement =>
  statement(
    db,
    sql`UPDATE revisions SET fields = json_patch(fields, (SELECT kept FROM hidden_values
        WHERE hidden_id = ${hiddenId} AND place = 'revision' AND row_id = CAST(revisions.id AS TEXT)))
      WHERE id IN (SELECT CAST(row_id AS INTEGER) FROM ${takenRows(hiddenId, "revision")})`,
  );

/**
 * Leaves to other hidden recordings what they share with a part that is shown again: a file that several songs play
 * stays hidden as long as one of them is.
 */
export const passOnStatements = (db: Database, hiddenId: SQL): Statement[] => {
  const isOther = sql`other.hidden_id <> ${hiddenId} AND other.place = own.place AND other.row_id = own.row_id
    AND other.hidden_id IN (SELECT id FROM hidden_parts WHERE part IN ('recording', 'record'))`;
  return [
    statement(
      db,
      sql`UPDATE hidden_values AS other SET kept = json_patch(other.kept, own.kept)
        FROM hidden_values AS own WHERE own.hidden_id = ${hiddenId} AND ${isOther}`,
    ),
    statement(
      db,
      sql`DELETE FROM hidden_values AS own WHERE own.hidden_id = ${hiddenId}
        AND EXISTS (SELECT 1 FROM hidden_values AS other WHERE ${isOther})`,
    ),
  ];
};
