import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { songs } from "./songs.ts";

/**
 * Contains-matching without a scan: a title's search key stands here once from each of its letters
 * on, so that `contains` is a range of this index. `inside` is 0 for the whole key, 1 for the rest of
 * it from a later letter on: in the order of the index, titles that begin with the query come first.
 */
export const songKeys = sqliteTable(
  "song_keys",
  {
    inside: integer("inside").notNull(),
    key: text("key").notNull(),
    songId: integer("song_id")
      .notNull()
      .references(() => songs.id),
  },
  (t) => [
    primaryKey({ columns: [t.inside, t.key, t.songId] }),
    index("song_keys_by_song").on(t.songId),
  ],
);

/** The same for the names that songs carry: raagas, taalas, song types, and people. */
export const nameKeys = sqliteTable(
  "name_keys",
  {
    kind: text("kind", {
      enum: ["raaga", "taala", "songType", "singer", "composer", "accompanist"],
    }).notNull(),
    inside: integer("inside").notNull(),
    key: text("key").notNull(),
    /** The id of the raaga, taala or song type; the name itself for people. */
    name: text("name").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.inside, t.key, t.name] }),
    index("name_keys_by_name").on(t.kind, t.name),
    check(
      "name_keys_kind",
      sql`${t.kind} IN ('raaga', 'taala', 'songType', 'singer', 'composer', 'accompanist')`,
    ),
  ],
);

/** Numbers that would be dear to count: `songs` (how many), `version` (raised by every write). */
export const tallies = sqliteTable("tallies", {
  name: text("name").primaryKey(),
  value: integer("value").notNull(),
});
