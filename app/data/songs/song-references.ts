import { type SQL, sql } from "drizzle-orm";
import { concerts, mediaTypes, raagas, songTypes, taalas } from "#drizzle/schema/index.ts";
import { fieldsWith, type SongField, songFields } from "../../domain/songs/song-fields.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import { listUndecidedNames } from "../../domain/people/name-links.ts";
import type { Database } from "../database.ts";
import { bearersStatement } from "../people/name-bearers.ts";

const tables = { raagas, taalas, songTypes, mediaTypes, concerts };

export interface CheckedReferences {
  missing: SongField[];
  isOtherKind: boolean;
  fileSeconds: number | null;
  bearers: Map<string, string>;
}

/**
 * Checks that the references of a song exist. Files must be complete uploads of the user, which several songs may share
 * as parts of one recording, or in `ownFiles`.
 */
export async function checkReferences(
  db: Database,
  song: SongRevision,
  userId: number,
  ownFiles: readonly string[],
): Promise<CheckedReferences> {
  const { mediaFileId } = song;
  const kind = song.uploadType?.toLowerCase() ?? "";
  const types = JSON.stringify([...new Set(song.accompaniments.map(({ typeId }) => typeId))]);
  const exists = (value: string | number | null, query: SQL) =>
    value === null ? sql<number>`1` : sql<number>`EXISTS (${query})`;
  const referenceColumns = fieldsWith("list").map((field) => {
    const query = sql`SELECT 1 FROM ${tables[songFields[field].list]} WHERE id = ${song[field]}`;
    return [field, exists(song[field], query).as(field)] as const;
  });
  const file = sql`media_files WHERE id = ${mediaFileId}`;
  const allIn = (values: string[], table: SQL) =>
    sql<number>`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(values)})
      WHERE value NOT IN (SELECT id FROM ${table}))`;
  const { composerId, personIds, raagas: sections } = song;
  const [rows, bearers] = await db.batch([
    db
      .select({
        ...Object.fromEntries(referenceColumns),
        raagas: allIn(sections, sql`raagas`).as("sections"),
        composerId: allIn(composerId ? [composerId] : [], sql`people`).as("composerId"),
        personIds: allIn(
          Object.values(personIds).filter((person) => person !== null),
          sql`people`,
        ).as("personIds"),
        accompaniments: sql<number>`NOT EXISTS (SELECT 1 FROM json_each(${types})
          WHERE value NOT IN (SELECT id FROM accompaniment_types))`.as("accompaniments"),
        mediaFileId: exists(
          mediaFileId,
          sql`SELECT 1 FROM ${file} AND discarded_at IS NULL AND (
            (completed_at IS NOT NULL AND owner_id = ${userId})
            OR id IN (SELECT value FROM json_each(${JSON.stringify(ownFiles)})))`,
        ).as("mediaFileId"),
        isSameKind: exists(
          mediaFileId,
          sql`SELECT 1 FROM ${file} AND substr(content_type, 1, 5) = ${kind}`,
        ).as("isSameKind"),
        fileSeconds: sql<number | null>`(SELECT duration_seconds FROM ${file})`.as("fileSeconds"),
      })
      .from(sql`(SELECT 1)`),
    bearersStatement(db, listUndecidedNames(song)),
  ]);
  const { fileSeconds, isSameKind, ...references } = rows[0]!;
  const missing = (Object.keys(references) as SongField[]).filter(
    (field) => !(references as Record<string, number>)[field],
  );
  return {
    missing,
    isOtherKind: !isSameKind,
    fileSeconds,
    bearers: new Map(bearers.map(({ name, id }) => [name, id])),
  };
}
