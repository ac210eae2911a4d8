import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Deities, and teachers who are praised as such. Triggers link compositions to them by the name of their deity. */
export const deities = sqliteTable("deities", {
  /** The usual name in roman letters. Renaming it updates the songs. */
  id: text("id").primaryKey(),
  description: text("description").notNull(),
  /** The usual name by language, in its script. */
  scriptNames: text("script_names", { mode: "json" })
    .$type<Partial<Record<"te" | "ta" | "kn" | "ml" | "hi", string>>>()
    .notNull()
    .default({}),
  /** The number of songs in the archive about this deity; maintained by triggers. */
  songCount: integer("song_count").notNull().default(0),
  /** The number of compositions that its page lists; maintained by triggers. */
  compositionCount: integer("composition_count").notNull().default(0),
});

/** All names of a deity, in any script, as songs and queries may have them. */
export const deityNames = sqliteTable(
  "deity_names",
  {
    deityId: text("deity_id")
      .notNull()
      .references(() => deities.id, { onUpdate: "cascade" }),
    name: text("name").notNull(),
    /** `usual`: the id and the names by script. `common`: also a word of titles or a name of people, which come first. */
    kind: text("kind", { enum: ["usual", "other", "common"] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.deityId, t.name] }),
    index("deity_names_by_name").on(sql`name COLLATE NOCASE`, t.deityId),
    check("deity_names_kind", sql`${t.kind} IN ('usual', 'other', 'common')`),
  ],
);
