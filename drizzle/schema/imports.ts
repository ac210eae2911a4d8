import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, users } from "./users.ts";

/** The name of this archive in CSV files: one row, made by chance with the database. */
export const archiveOrigin = sqliteTable("archive_origin", { name: text("name").primaryKey() });

/** The songs and compositions that came from other archives, and their ids there. */
export const originalIds = sqliteTable(
  "original_ids",
  {
    /** The name of the other archive. */
    origin: text("origin").notNull(),
    kind: text("kind", { enum: ["song", "composition"] }).notNull(),
    originalId: integer("original_id").notNull(),
    /** The id here. Its row may be gone since. */
    id: integer("id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.origin, t.kind, t.originalId] })],
);

/** Imports that are not finished: CSV files of songs that are written in portions. A user has one for each purpose. */
export const songImports = sqliteTable(
  "song_imports",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    purpose: text("purpose").notNull(),
    token: text("token").notNull(),
    fileName: text("file_name").notNull(),
    /** Which number of a date comes first. Chosen in the preview, and stored with the first portion. */
    dateOrder: text("date_order", { enum: ["day", "month"] })
      .notNull()
      .default("day"),
    portions: integer("portions").notNull(),
    /** How many portions have been written. */
    written: integer("written").notNull().default(0),
    /** The rows of the file, and what became of those of the written portions. */
    rows: integer("rows").notNull(),
    added: integer("added").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    unchanged: integer("unchanged").notNull().default(0),
    refused: integer("refused").notNull().default(0),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.purpose] }),
    index("song_imports_by_creation").on(t.createdAt),
  ],
);
