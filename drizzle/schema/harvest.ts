import { type SQLWrapper, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Kinds of records that other programs copy; those after concerts over REST alone, as they have no page. */
export const changedKinds = [
  "song",
  "raaga",
  "taala",
  "person",
  "deity",
  "concert",
  "composition",
  "songType",
  "accompanimentType",
  "mediaType",
  "mediaLocationType",
] as const;

const pageless = sql`'composition', 'songType', 'accompanimentType', 'mediaType', 'mediaLocationType'`;

/** Returns whether a kind has pages, as the index of pages has it. */
export const isOfPage = (kind: SQLWrapper) => sql`${kind} NOT IN (${pageless})`;

/** Returns whether a kind has pages and is not that of songs, as the index of others has it. */
export const isOfOtherPage = (kind: SQLWrapper) => sql`${kind} NOT IN ('song', ${pageless})`;

const kindColumn = sql`kind`;

/**
 * The last change of every record that other programs copy. The row of one that is gone stays for good. Triggers write them:
 * a change moves the row to the end, with a number above all others.
 */
export const recordChanges = sqliteTable(
  "record_changes",
  {
    number: integer("number").primaryKey(),
    kind: text("kind", { enum: changedKinds }).notNull(),
    recordId: text("record_id").notNull(),
    /** Never below that of the row before, also if the clock goes back. Milliseconds. */
    changedAt: integer("changed_at").notNull(),
    /** Whether it is a song with a recording; as `raagaId`, also of one that is gone. */
    isRecording: integer("is_recording", { mode: "boolean" }).notNull(),
    /** The raaga of a song; none of a ragamalika. */
    raagaId: text("raaga_id"),
    isDeleted: integer("is_deleted", { mode: "boolean" }).notNull(),
  },
  (t) => [
    uniqueIndex("record_changes_by_record").on(t.kind, t.recordId),
    index("record_changes_by_time").on(t.changedAt, t.number),
    index("record_changes_of_pages").on(t.changedAt, t.number).where(isOfPage(kindColumn)),
    index("record_changes_by_kind").on(t.kind, t.changedAt, t.number),
    index("record_changes_of_songs")
      .on(t.isRecording, t.changedAt, t.number)
      .where(sql`kind = 'song'`),
    index("record_changes_of_others").on(t.changedAt, t.number).where(isOfOtherPage(kindColumn)),
    index("record_changes_by_raaga")
      .on(t.raagaId, t.changedAt, t.number)
      .where(sql`raaga_id IS NOT NULL`),
  ],
);
