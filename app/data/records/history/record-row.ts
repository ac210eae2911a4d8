import { type SQL, sql } from "drizzle-orm";
import type { Language } from "../../../domain/music/shown-name.ts";
import type { HistoryRecord } from "../../../domain/records/history/history-path.ts";
import type { Database } from "../../database.ts";
import { ownEditCondition } from "../../edit-condition.ts";
import { permissionCondition } from "../../permission-condition.ts";
import { selectRows } from "../../select-rows.ts";
import { isHidden } from "../../hidden-rows.ts";

/** Who reads a history: the language of the page, and the user by their session; null for a visitor. */
export interface HistoryReader {
  language: Language;
  userId: number | null;
}

const entryTables = {
  raaga: sql`raagas`,
  taala: sql`taalas`,
  deity: sql`deities`,
  person: sql`people`,
} as const;

const when = (userId: number | null, condition: (userId: number) => SQL): SQL =>
  userId === null ? sql`FALSE` : condition(userId);

/**
 * Selects the record of a history, if the reader may see it: a deleted song is for whoever added it and for
 * Administrators, a hidden one for Administrators; an entry that is gone for Administrators, unless it was merged into another.
 */
export function recordStatement(db: Database, record: HistoryRecord, reader: HistoryReader) {
  const { id } = record;
  const { language, userId } = reader;
  const administers = when(userId, (user) => permissionCondition(user, "administer"));
  if (record.kind === "song")
    return selectRows(
      db,
      {
        title: sql<string>`title`,
        native: sql<
          string | null
        >`(SELECT script_names ->> ${language} FROM compositions WHERE id = composition_id)`,
        isGone: sql<0 | 1>`deleted_at IS NOT NULL`,
        createdBy: sql<number | null>`created_by`,
        compositionCreatedBy: sql<
          number | null
        >`(SELECT created_by FROM compositions WHERE id = composition_id)`,
      },
      (columns) => sql`SELECT ${columns} FROM songs WHERE id = ${id}
        AND (deleted_at IS NULL OR ${administers}
          OR (${when(userId, ownEditCondition)} AND NOT ${isHidden("song", sql`songs.id`)}))`,
    );
  const entry = sql`FROM ${entryTables[record.kind]} WHERE id = ${id}`;
  const lastKind = sql`(SELECT kind FROM revisions
    WHERE subject_kind = ${record.kind} AND subject_id = ${id} ORDER BY id DESC LIMIT 1)`;
  const isThere = sql`EXISTS (SELECT 1 ${entry})`;
  const nobody = sql<number | null>`NULL`;
  return selectRows(
    db,
    {
      title:
        record.kind === "person"
          ? sql<string>`coalesce((SELECT name ${entry}), ${id})`
          : sql<string>`${id}`,
      native: sql<string | null>`(SELECT script_names ->> ${language} ${entry})`,
      isGone: sql<0 | 1>`NOT ${isThere}`,
      createdBy: nobody,
      compositionCreatedBy: nobody,
    },
    (columns) => sql`SELECT ${columns} WHERE ${isThere} OR ${lastKind} = 'merged'
      OR (${lastKind} IS NOT NULL AND ${administers})`,
  );
}
