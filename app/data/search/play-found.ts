import { sql } from "drizzle-orm";
import { orderSongs, type PlayList } from "../../domain/songs/lists/play-list.ts";
import { maxCountedMatches, type SongSearch } from "../../domain/search/search.ts";
import { isByComposition } from "../../domain/songs/song.ts";
import { countersStatement, readCounters } from "../counters.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { isPlayable } from "../songs/lists/play-list.ts";
import { buildFoundTables } from "./found/found-songs.ts";
import { readText } from "./search.ts";

/** Reads what plays of all that a search lists, in its order. One batch, two with `q`. */
export async function playFound(
  db: Database,
  search: SongSearch,
): Promise<PlayList & { version: number }> {
  const found = buildFoundTables(search, await readText(db, search), null);
  const [[row], counters] = await db.batch([
    statement<{ entries: string; songs: string }>(
      db,
      sql`WITH ${found} SELECT entries, (
          SELECT json_group_array(json_object('composition', songs.composition_id, 'song', songs.id,
            'isMain', songs.id = (SELECT main_song_id FROM compositions WHERE id = songs.composition_id)))
          FROM json_each(matches) m CROSS JOIN songs ON songs.id = m.value ->> 2 WHERE ${isPlayable}
        ) AS songs FROM found`,
    ),
    countersStatement(db),
  ]);
  const entries = JSON.parse(row?.entries ?? "[]") as number[];
  const rows = JSON.parse(row?.songs ?? "[]") as Parameters<typeof orderSongs>[1];
  return {
    songs: orderSongs(entries.slice(0, maxCountedMatches), rows, isByComposition(search.sortBy)),
    after: null,
    version: readCounters(counters).version,
  };
}
