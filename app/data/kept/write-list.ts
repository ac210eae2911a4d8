import { and, eq, type SQL, sql } from "drizzle-orm";
import { keptLists } from "#drizzle/schema/index.ts";
import type { KeptListForm } from "../../domain/kept/kept-list.ts";
import { maxKept, maxLists } from "../../domain/kept/limits.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { permissionCondition } from "../permission-condition.ts";
import { requireThat, writeBatch, type WriteResult } from "../write-batch.ts";

export interface OwnList {
  id: number;
  userId: number;
}

export const mayKeep = (db: Database, userId: number) =>
  requireThat(db, permissionCondition(userId, "keepCollection"), "denied");

const ownList = ({ id, userId }: OwnList) =>
  and(eq(keptLists.id, id), eq(keptLists.userId, userId))!;

/** Requirements of every change of a list. Fail with `denied`, or `missing` if it is deleted or another user's. */
export const ownListRequirements = (db: Database, list: OwnList) =>
  [
    mayKeep(db, list.userId),
    requireThat(
      db,
      sql`EXISTS (SELECT 1 FROM kept_lists WHERE id = ${list.id} AND user_id = ${list.userId})`,
      "missing",
    ),
  ] as const;

/** Sets `kept_lists.updated_at` to `now`. */
export const touchStatement = (db: Database, list: OwnList, now: number) =>
  db
    .update(keptLists)
    .set({ updatedAt: new Date(now) })
    .where(ownList(list));

export const hasFewLists = (userId: number): SQL =>
  sql`(SELECT count(*) FROM kept_lists WHERE user_id = ${userId} AND is_marks = 0) <= ${maxLists}`;

export const hasFewSongs = (userId: number): SQL =>
  sql`(SELECT coalesce(sum(song_count), 0) FROM kept_lists WHERE user_id = ${userId}) <= ${maxKept}`;

/** Creates a list and returns its id. Fails with `denied`, `unavailable` (200 lists, 20,000 songs in all) or `missing` (a song). */
export async function makeList(
  db: Database,
  userId: number,
  { name, songs }: KeptListForm,
  now: number,
): Promise<WriteResult<number>> {
  const at = new Date(now);
  const newListId = sql`(SELECT max(id) FROM kept_lists WHERE user_id = ${userId})`;
  const result = await writeBatch(db, [
    mayKeep(db, userId),
    db
      .insert(keptLists)
      .values({ userId, name, createdAt: at, updatedAt: at })
      .returning({ id: keptLists.id }),
    requireThat(db, hasFewLists(userId), "unavailable"),
    ...fillStatements(db, newListId, songs, now),
    requireThat(db, hasFewSongs(userId), "unavailable"),
  ]);
  return result.ok ? { ok: true, results: result.results[1][0]!.id } : result;
}

/** Renames a list and replaces its songs. Fails with `denied`, `missing` (the list or a song) or `unavailable` (20,000 songs in all). */
export function replaceList(
  db: Database,
  list: OwnList,
  { name, songs }: KeptListForm,
  now: number,
): Promise<WriteResult> {
  return writeBatch(db, [
    ...ownListRequirements(db, list),
    db
      .update(keptLists)
      .set({ name: sql`iif(is_marks, '', ${name})`, updatedAt: new Date(now) })
      .where(ownList(list)),
    statement(db, sql`DELETE FROM kept_songs WHERE list_id = ${list.id}`),
    ...fillStatements(db, sql`${list.id}`, songs, now),
    requireThat(db, hasFewSongs(list.userId), "unavailable"),
  ]);
}

function fillStatements(db: Database, list: SQL, songs: KeptListForm["songs"], now: number) {
  const songRows = sql`json_each(${JSON.stringify(songs)}) g`;
  const known = sql`songs s ON s.id = g.value ->> 'songId' AND s.deleted_at IS NULL`;
  return [
    statement(
      db,
      sql`INSERT INTO kept_songs (list_id, song_id, position, note, kept_at)
        SELECT ${list}, s.id, g.key + 1, g.value ->> 'note', ${now} FROM ${songRows} JOIN ${known}`,
    ),
    requireThat(
      db,
      sql`(SELECT song_count FROM kept_lists WHERE id = ${list}) = ${songs.length}`,
      "missing",
    ),
  ] as const;
}

/** Renames a list. Fails with `denied` or `missing`. */
export function renameList(
  db: Database,
  list: OwnList,
  name: string,
  now: number,
): Promise<WriteResult> {
  return writeBatch(db, [
    ...ownListRequirements(db, list),
    db
      .update(keptLists)
      .set({ name, updatedAt: new Date(now) })
      .where(and(ownList(list), eq(keptLists.isMarks, false))),
  ]);
}

/** Shares a list at a secret address, or ends the sharing (null). Fails with `denied` or `missing`. */
export function shareList(
  db: Database,
  list: OwnList,
  shareToken: string | null,
): Promise<WriteResult> {
  // Keep an existing address: it may have been shared already.
  const token = shareToken === null ? null : sql`coalesce(share_token, ${shareToken})`;
  return writeBatch(db, [
    ...ownListRequirements(db, list),
    db.update(keptLists).set({ shareToken: token }).where(ownList(list)),
  ]);
}

/** Deletes a list with its notes; the songs stay in the archive. Fails with `denied` or `missing`. */
export function deleteList(db: Database, list: OwnList): Promise<WriteResult> {
  return writeBatch(db, [
    ...ownListRequirements(db, list),
    statement(db, sql`DELETE FROM kept_songs WHERE list_id = ${list.id}`),
    db.delete(keptLists).where(ownList(list)),
  ]);
}
