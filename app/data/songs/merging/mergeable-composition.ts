import { sql } from "drizzle-orm";
import { compositions, songs } from "#drizzle/schema/index.ts";
import type { MergeableComposition } from "../../../domain/songs/merge-plan.ts";
import type { Database } from "../../database.ts";
import { jsonArray, jsonObject } from "../../json-columns.ts";
import { requireThat } from "../../write-batch.ts";
import { sectionsOfComposition, statedColumns } from "../song-columns.ts";

const ofComposition = sql`FROM songs WHERE composition_id = compositions.id`;
const recordings = sql<number>`(SELECT count(*) ${ofComposition} AND deleted_at IS NULL AND is_recording)`;
const standIns = jsonArray(
  songs.id,
  sql`${ofComposition} AND deleted_at IS NULL AND NOT is_recording`,
);
const binned = sql<number>`(SELECT count(*) ${ofComposition} AND deleted_at IS NOT NULL AND is_recording)`;

/** The state that a merge is planned from, as text, to detect changes. */
const state = sql<string>`CAST(${jsonObject({
  ...statedColumns,
  raagas: sectionsOfComposition,
  recordings,
  standIns,
  deletedAt: compositions.deletedAt,
  mergedInto: compositions.mergedInto,
})} AS TEXT)`;

type Comparable = Pick<MergeableComposition, "id" | "shared" | "mainSongId" | "recordings">;

/** Finds compositions to compare by their ids, without deleted ones. */
export async function findComparable(db: Database, ids: number[]): Promise<Comparable[]> {
  const [rows] = await db.batch([
    db
      .select({
        id: compositions.id,
        shared: statedColumns,
        mainSongId: compositions.mainSongId,
        recordings: compositions.recordingCount,
      })
      .from(compositions)
      .where(
        sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND deleted_at IS NULL`,
      ),
  ]);
  return rows;
}

export interface StoredComposition extends MergeableComposition {
  mergedInto: number | null;
  isDeleted: boolean;
  state: string;
}

/** Finds compositions by their ids, also deleted ones, in the order of the ids. */
export async function findMergeable(db: Database, ids: number[]): Promise<StoredComposition[]> {
  const list = JSON.stringify(ids);
  const [rows] = await db.batch([
    db
      .select({
        id: compositions.id,
        shared: statedColumns,
        mainSongId: compositions.mainSongId,
        mergedInto: compositions.mergedInto,
        isDeleted: sql<number>`deleted_at IS NOT NULL`.as("is_deleted"),
        recordings: recordings.as("recordings"),
        standIns: standIns.as("stand_ins"),
        binned: binned.as("binned"),
        state: state.as("state"),
      })
      .from(compositions)
      .where(sql`id IN (SELECT value FROM json_each(${list}))`),
  ]);
  const mergeable = rows.map((row) => ({
    ...row,
    isDeleted: Boolean(row.isDeleted),
  }));
  return ids.flatMap((id) => mergeable.find((one) => one.id === id) ?? []);
}

/** Makes a batch fail with `outdated` if a composition has changed since it was read. */
export const requireState = (db: Database, { id, state: read }: StoredComposition) =>
  requireThat(db, sql`(SELECT ${state} FROM compositions WHERE id = ${id}) = ${read}`, "outdated");

/** Finds the composition of a song, deleted or not. Null if there is none. */
export async function findCompositionOf(db: Database, songId: number): Promise<number | null> {
  const [rows] = await db.batch([
    db
      .select({
        id: sql<number | null>`coalesce(
          (SELECT composition_id FROM songs WHERE id = ${songId}),
          (SELECT composition_id FROM song_redirects WHERE song_id = ${songId}))`.as("composition"),
      })
      .from(sql`(SELECT 1)`),
  ]);
  return rows[0]?.id ?? null;
}

/** Counts how many of these songs are still recordings of a composition. */
export async function countRecordings(db: Database, id: number, songIds: number[]) {
  const list = JSON.stringify(songIds);
  const [rows] = await db.batch([
    db
      .select({ count: sql<number>`count(*)` })
      .from(songs)
      .where(
        sql`id IN (SELECT value FROM json_each(${list})) AND composition_id = ${id}
          AND deleted_at IS NULL AND is_recording`,
      ),
  ]);
  return rows[0]!.count;
}
