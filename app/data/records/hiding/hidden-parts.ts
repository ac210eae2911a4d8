import { sql } from "drizzle-orm";
import {
  findPart,
  type HideableKind,
  type HiddenKind,
  type HiddenPart,
  nameOfPart,
  partNames,
} from "../../../domain/records/hiding/hideable-parts.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import { type ListPosition, splitPage } from "../../../domain/paging.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { selectRows } from "../../select-rows.ts";
import type { HiddenRecord, PartOfRecord } from "./hide-part.ts";

const titleOf = sql<string | null>`CASE kind
  WHEN 'song' THEN (SELECT title FROM songs WHERE id = CAST(record_id AS INTEGER))
  WHEN 'composition' THEN (SELECT title FROM compositions WHERE id = CAST(record_id AS INTEGER))
  ELSE (SELECT name FROM people WHERE id = record_id) END`;

const columns = {
  hiddenId: sql<number>`hidden_parts.id`,
  kind: sql<HiddenKind>`kind`,
  part: sql<HiddenPart>`part`,
  id: sql<string>`record_id`,
  title: sql<string>`coalesce(${titleOf}, record_id)`,
  reason: sql<string>`reason`,
};

const pageSize = 20;

/** Lists a page of what is hidden, latest first, older than `before`. For Administrators. One batch. */
export async function listHidden(db: Database, before: ListPosition | null) {
  const older = before
    ? sql`WHERE (hidden_at, hidden_parts.id) < (${before.at}, ${before.row})`
    : sql``;
  const [rows] = await db.batch([
    selectRows(
      db,
      {
        ...columns,
        row: sql<number>`hidden_parts.id`,
        at: sql<number>`hidden_at`,
        by: sql<string | null>`(SELECT display_name FROM users WHERE users.id = hidden_by)`,
        /** The song whose page shows the rest of the record; null if there is none. */
        songId: sql<number | null>`CASE kind
          WHEN 'song' THEN (SELECT id FROM songs WHERE id = CAST(record_id AS INTEGER) AND deleted_at IS NULL)
          WHEN 'composition' THEN (SELECT main_song_id FROM compositions
            WHERE id = CAST(record_id AS INTEGER) AND deleted_at IS NULL) END`,
      },
      (selected) => sql`SELECT ${selected} FROM hidden_parts ${older}
        ORDER BY hidden_at DESC, hidden_parts.id DESC LIMIT ${pageSize + 1}`,
    ),
  ]);
  return splitPage(rows);
}

/** Reads when something was hidden last, in milliseconds; 0 if nothing is. One batch. */
export async function readLastHidden(db: Database) {
  const [[row], counters] = await db.batch([
    selectRows(
      db,
      { at: sql<number>`coalesce(max(hidden_at), 0)` },
      (selected) => sql`SELECT ${selected} FROM hidden_parts`,
    ),
    countersStatement(db),
  ]);
  return { at: row!.at, version: readCounters(counters).version };
}

/** Finds a hidden part by its number; null if it is shown. */
export async function findHidden(db: Database, hiddenId: number): Promise<HiddenRecord | null> {
  const [[row]] = await db.batch([
    selectRows(
      db,
      columns,
      (selected) => sql`SELECT ${selected} FROM hidden_parts WHERE id = ${hiddenId}`,
    ),
  ]);
  return row ?? null;
}

/** Finds a record whose parts can be hidden: its name, and which parts it has and are shown. Null if there is none. */
export async function findHideable(
  db: Database,
  kind: HideableKind,
  id: string,
  language: Language,
) {
  const [[row]] = await db.batch([
    kind === "song"
      ? selectRows(
          db,
          {
            title: sql<string>`songs.title`,
            native: sql<string | null>`compositions.script_names ->> ${language}`,
            compositionId: sql<number>`compositions.id`,
            words: sql<
              0 | 1
            >`compositions.lyrics <> '' OR compositions.meaning <> '{}' OR compositions.line_meanings <> '{}'`,
            notation: sql<0 | 1>`compositions.notation <> ''`,
            recording: sql<0 | 1>`songs.upload_type IS NOT NULL OR songs.media_url IS NOT NULL
              OR songs.external_media_id IS NOT NULL OR songs.media_file_id IS NOT NULL OR songs.media_description <> ''`,
            song: sql<0 | 1>`songs.is_recording`,
            composition: sql<0 | 1>`1`,
            picture: sql<0 | 1>`0`,
          },
          (
            selected,
          ) => sql`SELECT ${selected} FROM songs JOIN compositions ON compositions.id = songs.composition_id
            WHERE songs.id = ${Number(id)} AND songs.deleted_at IS NULL`,
        )
      : selectRows(
          db,
          {
            title: sql<string>`name`,
            native: sql<string | null>`script_names ->> ${language}`,
            compositionId: sql<number>`0`,
            words: sql<0 | 1>`0`,
            notation: sql<0 | 1>`0`,
            recording: sql<0 | 1>`0`,
            song: sql<0 | 1>`0`,
            composition: sql<0 | 1>`0`,
            picture: sql<0 | 1>`picture IS NOT NULL`,
          },
          (selected) =>
            sql`SELECT ${selected} FROM people WHERE id = ${id} AND merged_into IS NULL`,
        ),
  ]);
  if (!row) return null;
  const { title, native, compositionId, ...has } = row;
  return {
    title,
    native,
    parts: partNames(kind).filter((name) => has[name]),
    /** Returns the part of that name, if the record has it. */
    partOf(name: string | undefined): PartOfRecord | null {
      const part = findPart(kind, name);
      if (!part || !has[nameOfPart(part)]) return null;
      return { ...part, id: part.kind === "composition" ? String(compositionId) : id };
    },
  };
}
