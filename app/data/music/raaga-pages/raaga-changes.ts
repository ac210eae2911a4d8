import { sql } from "drizzle-orm";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import type { ChangedSong } from "../../songs/lists/song-feeds.ts";
import { showName } from "../../../domain/music/shown-name.ts";
import { readNames } from "../../songs/song-columns.ts";
import { statement } from "../../drizzle-internals.ts";

const maxLookedAt = 150;

/**
 * Lists the songs of a raaga that were added or changed last; null if there is no such raaga. Of a raaga with more
 * than 150 songs, those among the 150 last changes of the archive are sure to be there. One batch.
 */
export async function listRaagaChanges(db: Database, id: string, most: number, language: string) {
  const [raagas, songs, counters] = await db.batch([
    statement<{ description: string; native: string | null }>(
      db,
      sql`SELECT description, script_names ->> ${language} AS native FROM raagas WHERE id = ${id}`,
    ),
    statement<Omit<ChangedSong, "names"> & { names: string | null }>(
      db,
      sql`WITH looked (id) AS MATERIALIZED (
          SELECT id FROM (SELECT id FROM songs WHERE raaga_id = ${id} AND deleted_at IS NULL LIMIT ${maxLookedAt})
          UNION
          SELECT id FROM (SELECT id, raaga_id FROM songs WHERE deleted_at IS NULL
            ORDER BY changed_at DESC, id DESC LIMIT ${maxLookedAt}) WHERE raaga_id = ${id})
        SELECT s.id, s.title, s.composer, s.song_type_id AS songTypeId, s.raaga_id AS raagaId,
          s.taala_id AS taalaId, s.created_at AS createdAt, s.changed_at AS changedAt,
          s.script_names ->> ${language} AS names
        FROM looked CROSS JOIN songs s ON s.id = looked.id
        ORDER BY s.changed_at DESC, s.id DESC LIMIT ${most}`,
    ),
    countersStatement(db),
  ]);
  const { version } = readCounters(counters);
  const named = songs.map((song) => ({ ...song, names: readNames(song.names) }));
  const [raaga] = raagas;
  return raaga ? { name: showName(raaga.native, raaga.description), songs: named, version } : null;
}
