import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { mediaFiles } from "./music.ts";
import { instant, now, users } from "./users.ts";

/** Unsaved songs of a user's upload grid. A draft is deleted when its song is saved. */
export const songDrafts = sqliteTable(
  "song_drafts",
  {
    /** A random UUID; also the request id of the song, so that a draft is saved once. */
    id: text("id").primaryKey(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    position: integer("position").notNull(),
    /** The typed texts, by input of the song form. */
    inputs: text("inputs", { mode: "json" }).$type<Record<string, string>>().notNull(),
    /** Name, size and hash of the chosen file; empty or null without one. */
    fileName: text("file_name").notNull().default(""),
    fileSize: integer("file_size"),
    fileHash: text("file_hash"),
    /** The upload of the file, once it has begun. */
    mediaFileId: text("media_file_id").references(() => mediaFiles.id),
    /** Whether to save it as soon as its upload is complete. */
    isReady: integer("is_ready", { mode: "boolean" }).notNull().default(false),
    createdAt: instant("created_at").notNull().default(now),
    changedAt: instant("changed_at").notNull().default(now),
  },
  (t) => [
    index("song_drafts_by_owner").on(t.ownerId, t.position, t.id),
    index("song_drafts_by_media_file")
      .on(t.mediaFileId)
      .where(sql`media_file_id IS NOT NULL`),
    index("song_drafts_by_change").on(t.changedAt),
  ],
);
