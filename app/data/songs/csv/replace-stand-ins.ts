import { sql } from "drizzle-orm";
import { statedOwnFields } from "../../../domain/songs/song-fields.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { jsonChunks } from "../../json-chunks.ts";
import { isStandIn } from "../stand-in.ts";
import { requireThat } from "../../write-batch.ts";
import { columnsOf, valuesOf } from "../edits/row-columns.ts";

export interface ImportedSong {
  /** A song is added once under a request id. */
  requestId: string;
  song: SongRevision;
  compositionId: number | null;
}

/** Returns statements that turn the song that represented a composition into its first recording. */
export function replaceStandInStatements(
  db: Database,
  all: readonly ImportedSong[],
  { actorId, now }: { actorId: number; now: number },
) {
  const firsts = new Map<number, ImportedSong>();
  for (const one of all)
    if (one.compositionId !== null && !firsts.has(one.compositionId))
      firsts.set(one.compositionId, one);
  const rows = [...firsts].map(([id, { requestId, song }]) => [requestId, song, id]);
  return jsonChunks(rows).flatMap((list) => [
    requireThat(
      db,
      sql`NOT EXISTS (SELECT 1 FROM json_each(${list}) AS row JOIN songs s ON s.request_id = row.value ->> 0)`,
      "exists",
    ),
    requireThat(
      db,
      sql`NOT EXISTS (SELECT 1 FROM json_each(${list}) AS row LEFT JOIN compositions c
        ON c.id = row.value ->> 2 AND c.deleted_at IS NULL WHERE c.id IS NULL)`,
      "missing",
    ),
    statement(
      db,
      sql`UPDATE songs SET request_id = given.value ->> 0, created_by = ${actorId}, created_at = ${now},
          updated_by = NULL, updated_at = NULL, (${columnsOf(statedOwnFields)}) = (${valuesOf(statedOwnFields)})
        FROM (SELECT value, value -> 1 AS song FROM json_each(${list})) AS given
        WHERE songs.composition_id = given.value ->> 2 AND songs.deleted_at IS NULL AND ${isStandIn}`,
    ),
  ]);
}
