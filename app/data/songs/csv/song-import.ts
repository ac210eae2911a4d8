import { and, isNull, sql } from "drizzle-orm";
import { compositions } from "#drizzle/schema/index.ts";
import type { SongIdentity } from "../../../domain/songs/csv/song-plan.ts";
import type { CompositionsById } from "../../../domain/songs/csv/row-composition.ts";
import type { Database } from "../../database.ts";
import { jsonChunks } from "../../json-chunks.ts";
import { sharedColumns } from "../song-columns.ts";

/** Lists the identifying fields of the songs with one of these titles. One batch. */
export async function listSongsByTitle(db: Database, titles: string[]): Promise<SongIdentity[]> {
  const lists = jsonChunks([...new Set(titles)]);
  const [first, ...others] = lists.map((list) =>
    db
      .select({
        title: sql<string>`songs.title`.as("title"),
        singer: sql<string>`songs.singer`.as("singer"),
        recordingDate: sql<string | null>`songs.recorded_on`.as("recorded"),
        compositionId: sql<number>`songs.composition_id`.as("composition"),
        track: sql<number | null>`songs.track`.as("track"),
      })
      .from(sql`json_each(${list}) AS t CROSS JOIN songs`)
      .where(sql`songs.title COLLATE NOCASE = t.value AND deleted_at IS NULL`),
  );
  if (!first) return [];
  const results = await db.batch([first, ...others]);
  return results.flat();
}

/** Reads the shared fields of compositions, by composition id. At most one batch. */
export async function findCompositions(db: Database, ids: number[]): Promise<CompositionsById> {
  const lists = jsonChunks([...new Set(ids)]);
  const [first, ...others] = lists.map((list) =>
    db
      .select({ id: sql<number>`compositions.id`.as("composition"), shared: sharedColumns })
      .from(compositions)
      .where(
        and(
          sql`compositions.id IN (SELECT value FROM json_each(${list}))`,
          isNull(compositions.deletedAt),
        ),
      ),
  );
  const results = first ? await db.batch([first, ...others]) : [];
  return new Map(results.flat().map(({ id, shared }) => [id, shared]));
}
