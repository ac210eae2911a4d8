import { and, eq, gt } from "drizzle-orm";
import { compositions, songs } from "#drizzle/schema/index.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import type { Database } from "../../database.ts";
import { live, revisionColumns } from "../song-columns.ts";

const pageLength = 500;

export async function* readAllSongs(
  db: Database,
): AsyncGenerator<SongRevision & { compositionId: number | null }> {
  let after = 0;
  for (;;) {
    const [rows] = await db.batch([
      db
        .select({ id: songs.id, compositionId: songs.compositionId, ...revisionColumns })
        .from(songs)
        .innerJoin(compositions, eq(compositions.id, songs.compositionId))
        .where(and(gt(songs.id, after), live))
        .orderBy(songs.id)
        .limit(pageLength),
    ]);
    yield* rows;
    if (rows.length < pageLength) return;
    after = rows.at(-1)!.id;
  }
}
