import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { songs } from "./songs.ts";
import { instant, now, users } from "./users.ts";

/** Users' lists of songs. Private, except for readers with the address that contains `share_token`. */
export const keptLists = sqliteTable(
  "kept_lists",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** Empty for the list of marked songs, whose title is translated. */
    name: text("name").notNull(),
    /** Whether this is the list of marked songs; one for each user. */
    isMarks: integer("is_marks", { mode: "boolean" }).notNull().default(false),
    shareToken: text("share_token").unique(),
    /** Maintained by triggers. */
    songCount: integer("song_count").notNull().default(0),
    createdAt: instant("created_at").notNull().default(now),
    updatedAt: instant("updated_at").notNull().default(now),
  },
  (t) => [
    index("kept_lists_by_user").on(t.userId),
    uniqueIndex("kept_lists_one_of_marks")
      .on(t.userId)
      .where(sql`is_marks = 1`),
  ],
);

export const keptSongs = sqliteTable(
  "kept_songs",
  {
    listId: integer("list_id")
      .notNull()
      .references(() => keptLists.id),
    songId: integer("song_id")
      .notNull()
      .references(() => songs.id),
    /** From 1 on, without gaps. */
    position: integer("position").notNull(),
    note: text("note").notNull().default(""),
    keptAt: instant("kept_at").notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.songId] }),
    index("kept_songs_by_position").on(t.listId, t.position),
    index("kept_songs_by_song").on(t.songId),
  ],
);

/** The songs that a user heard last, two hundred at most. For this user alone. */
export const heardSongs = sqliteTable(
  "heard_songs",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    songId: integer("song_id").notNull(),
    heardAt: instant("heard_at").notNull(),
    /** Where a long recording was left; null at its end and in others. */
    leftAtSeconds: integer("left_at_seconds"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.songId] }),
    index("heard_songs_by_time").on(t.userId, t.heardAt),
  ],
);
