import { type SQL, sql } from "drizzle-orm";
import type { Language } from "../../../domain/music/shown-name.ts";
import { songFieldNames, specOf } from "../../../domain/songs/song-fields.ts";
import type { Database } from "../../database.ts";
import { Json } from "../../json-columns.ts";
import { selectRows } from "../../select-rows.ts";

const referring: readonly string[] = [
  "reference",
  "references",
  "numberedReference",
  "personIds",
  "accompaniments",
];

/** The fields whose values are ids, of songs and of entries. */
const referringFields = JSON.stringify([
  ...songFieldNames.filter((field) => referring.includes(specOf(field).kind)),
  "parentId",
  "creatorId",
  "mergedInto",
  "mergedFrom",
]);

/** Selects the ids in `fields`, a JSON column of the rows `from`. */
export const idsIn = (from: SQL): SQL => sql`SELECT DISTINCT leaf.atom AS id
  FROM (${from}) mentioning, json_each(mentioning.fields) field, json_tree(field.value) leaf
  WHERE field.key IN (SELECT value FROM json_each(${referringFields})) AND leaf.atom IS NOT NULL`;

/** Selects the names, in the script of `language`, of the entries with the ids that `ids` selects. */
export function mentionedStatement(db: Database, ids: SQL, language: Language) {
  const named = (table: SQL, name: SQL) =>
    new Json<Record<string, string>>(sql`(SELECT json_group_object(id, ${name}) FROM ${table}
      WHERE id IN (SELECT id FROM mentioned))`);
  const inScript = (roman: SQL) => sql`coalesce(script_names ->> ${language}, ${roman})`;
  return selectRows(
    db,
    {
      raagas: named(sql`raagas`, inScript(sql`id`)),
      taalas: named(sql`taalas`, inScript(sql`description`)),
      songTypes: named(sql`song_types`, inScript(sql`description`)),
      accompanimentTypes: named(sql`accompaniment_types`, inScript(sql`name`)),
      mediaTypes: named(sql`media_types`, inScript(sql`description`)),
      people: named(sql`people`, sql`name`),
    },
    (columns) => sql`WITH mentioned AS MATERIALIZED (${ids}) SELECT ${columns}`,
  );
}

export type MentionedNames = {
  [
    List in "raagas" | "taalas" | "songTypes" | "accompanimentTypes" | "mediaTypes" | "people"
  ]: Record<string, string>;
};

/** Parses the row of `mentionedStatement`. */
export const toMentioned = (row: Record<keyof MentionedNames, unknown>): MentionedNames =>
  Object.fromEntries(
    Object.entries(row).map(([list, names]) => [list, JSON.parse(String(names))]),
  ) as MentionedNames;
