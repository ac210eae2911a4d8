import { eq, sql } from "drizzle-orm";
import { raagas, songs } from "#drizzle/schema/index.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { showName } from "../../../domain/music/shown-name.ts";
import { readNames } from "../../songs/song-columns.ts";
import { nativeIn } from "../../native-name.ts";
import { selectRows } from "../../select-rows.ts";

const maxLookedAt = 150;

const changeColumns = (language: string) => ({
  id: songs.id,
  title: songs.title,
  composer: songs.composer,
  songTypeId: songs.songTypeId,
  raagaId: songs.raagaId,
  taalaId: songs.taalaId,
  createdAt: songs.createdAt,
  changedAt: songs.changedAt,
  names: nativeIn(songs.scriptNames, language),
});

/**
 * Lists the latest added or changed songs of a raaga; null if there is no such raaga. For a raaga with more than 150
 * songs, the list is complete only for the archive's last 150 changes. One batch.
 */
export async function listRaagaChanges(db: Database, id: string, most: number, language: string) {
  const [found, changed, counters] = await db.batch([
    db
      .select({
        description: raagas.description,
        native: nativeIn(raagas.scriptNames, language).as("native"),
      })
      .from(raagas)
      .where(eq(raagas.id, id)),
    selectRows(
      db,
      changeColumns(language),
      (columns) => sql`WITH looked (id) AS MATERIALIZED (
          SELECT id FROM (SELECT id FROM songs WHERE raaga_id = ${id} AND deleted_at IS NULL LIMIT ${maxLookedAt})
          UNION
          SELECT id FROM (SELECT id, raaga_id FROM songs WHERE deleted_at IS NULL
            ORDER BY changed_at DESC, id DESC LIMIT ${maxLookedAt}) WHERE raaga_id = ${id})
        SELECT ${columns} FROM looked CROSS JOIN songs ON songs.id = looked.id
        ORDER BY songs.changed_at DESC, songs.id DESC LIMIT ${most}`,
    ),
    countersStatement(db),
  ]);
  const { version } = readCounters(counters);
  const named = changed.map((song) => ({ ...song, names: readNames(song.names) }));
  const [raaga] = found;
  return raaga ? { name: showName(raaga.native, raaga.description), songs: named, version } : null;
}
