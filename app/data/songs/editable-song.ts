import { and, desc, eq, gt } from "drizzle-orm";
import { songChanges, songs, users } from "#drizzle/schema/index.ts";
import type { SongChange, SongRevision } from "../../domain/songs/song-revision.ts";
import type { Database } from "../database.ts";
import { live, revisionColumns } from "./song-columns.ts";

export interface EditableSong {
  id: number;
  song: SongRevision;
  version: number;
  createdBy: number | null;
  changes: SongChange[];
}

const maxChanges = 200;

/** Finds a song with its changes after `since`, or null if it does not exist or is in the bin. */
export async function findEditableSong(
  db: Database,
  id: number,
  since = Number.MAX_SAFE_INTEGER,
): Promise<EditableSong | null> {
  const [rows, changes] = await db.batch([
    db
      .select({ ...revisionColumns, version: songs.version, createdBy: songs.createdBy })
      .from(songs)
      .where(and(eq(songs.id, id), live)),
    db
      .select({
        id: songChanges.id,
        kind: songChanges.kind,
        version: songChanges.version,
        at: songChanges.changedAt,
        by: users.displayName,
        fields: songChanges.fields,
      })
      .from(songChanges)
      .leftJoin(users, eq(users.id, songChanges.changedBy))
      .where(and(eq(songChanges.songId, id), gt(songChanges.version, since)))
      .orderBy(desc(songChanges.version), desc(songChanges.id))
      .limit(maxChanges),
  ]);
  if (!rows[0]) return null;
  const { version, createdBy, ...song } = rows[0];
  const history = changes.map((change) => ({ ...change, at: change.at.getTime() }));
  return { id, song, version, createdBy, changes: history };
}
