import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { instant, users } from "./users.ts";

/** What Administrators hide for whoever has the rights. No dump, export or page for others reads these two tables. */
export const hiddenParts = sqliteTable(
  "hidden_parts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    kind: text("kind", { enum: ["composition", "song", "person"] }).notNull(),
    recordId: text("record_id").notNull(),
    part: text("part", { enum: ["words", "notation", "recording", "picture", "record"] }).notNull(),
    /** For whoever may edit the record; never public. */
    reason: text("reason").notNull(),
    /** Null for a former user. */
    hiddenBy: integer("hidden_by").references(() => users.id),
    hiddenAt: instant("hidden_at").notNull(),
  },
  (t) => [
    uniqueIndex("hidden_parts_once").on(t.kind, t.recordId, t.part),
    index("hidden_parts_by_time").on(t.hiddenAt),
    index("hidden_parts_by_user").on(t.hiddenBy),
  ],
);

/**
 * The values that a hidden part took out of its rows, which are empty meanwhile: whoever reads the rows finds nothing.
 * Triggers keep the rows empty.
 */
export const hiddenValues = sqliteTable(
  "hidden_values",
  {
    hiddenId: integer("hidden_id").notNull(),
    /** Which columns of which table, as `app/data/records/hiding/hidden-values.ts` names them. */
    place: text("place").notNull(),
    rowId: text("row_id").notNull(),
    /** The values by the names of the fields. */
    kept: text("kept", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hiddenId, t.place, t.rowId] }),
    index("hidden_values_by_row").on(t.place, t.rowId),
  ],
);
