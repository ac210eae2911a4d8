import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { songs } from "./songs.ts";

/**
 * The search index of songs: keys of the title from each letter on, of the lyrics from each word on, and of
 * accompanists' names. `field` is one of `indexFields`, best match first.
 * A table without rowids, so that a range of it reads one row for each match.
 */
export const songIndex = sqliteTable(
  "song_index",
  {
    field: integer("field").notNull(),
    key: text("key").notNull(),
    songId: integer("song_id")
      .notNull()
      .references(() => songs.id),
    /** For lyrics, the line number from 1 on, headings and blank lines included; else 0. */
    line: integer("line").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.field, t.key, t.songId, t.line] }),
    index("song_index_by_song").on(t.songId, t.field, t.key),
  ],
);

/** The same for the names that songs carry: raagas, taalas, song types, deities, and people. */
export const nameIndex = sqliteTable(
  "name_index",
  {
    kind: text("kind", {
      enum: ["raaga", "taala", "songType", "deity", "singer", "composer", "accompanist"],
    }).notNull(),
    field: integer("field").notNull(),
    key: text("key").notNull(),
    /** The id of the raaga, taala, song type or deity; the name itself for people. */
    name: text("name").notNull(),
    /** The text from which the key was made: the name, its description or an alias. */
    matched: text("matched").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.field, t.key, t.name] }),
    index("name_index_by_name").on(t.kind, t.name),
    check(
      "name_index_kind",
      sql`${t.kind} IN ('raaga', 'taala', 'songType', 'deity', 'singer', 'composer', 'accompanist')`,
    ),
  ],
);

/** Counters maintained by triggers: `songs`, `compositions`, `recordings`, and the data `version`. */
export const counters = sqliteTable("counters", {
  name: text("name").primaryKey(),
  value: integer("value").notNull(),
});
