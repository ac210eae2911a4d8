import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Concerts that recordings were made at. */
export const concerts = sqliteTable(
  "concerts",
  {
    /** The name; also the address under /concerts/. Renaming it updates the songs. */
    id: text("id").primaryKey(),
    description: text("description").notNull().default(""),
    place: text("place").notNull().default(""),
    /** The date to its known precision: yyyy, yyyy-MM or yyyy-MM-dd. */
    heldOn: text("held_on"),
    /** Where the facts of this row were found. */
    source: text("source").notNull().default(""),
    /** The number of songs of this concert in the archive; maintained by triggers. */
    songCount: integer("song_count").notNull().default(0),
  },
  // Concerts without a date come last: '' is below all digits.
  (t) => [index("concerts_by_date").on(sql`coalesce(held_on, '')`, t.id)],
);
