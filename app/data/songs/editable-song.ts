import { and, eq, type SQL, sql } from "drizzle-orm";
import { compositions, songs } from "#drizzle/schema/index.ts";
import type { SongCreators } from "../../domain/songs/song-permissions.ts";
import type { SongChange, SongRevision } from "../../domain/songs/song-revision.ts";
import type { Database } from "../database.ts";
import { lacksShape } from "../media/sound-shapes.ts";
import { type HiddenNote, hiddenNotesOf } from "../hidden-rows.ts";
import {
  changesStatement,
  lastRevisionOfSong,
  subjectsOf,
  toChange,
} from "../records/revisions.ts";
import { live, revisionColumns } from "./song-columns.ts";

export interface EditableSong extends SongCreators {
  id: number;
  compositionId: number;
  song: SongRevision;
  /** The title in the script of each language. */
  nativeTitles: Record<string, string>;
  /** The number of the last change of the song or its composition; 0 without one. */
  revision: number;
  isRecording: boolean;
  /** Whether it has an uploaded file whose sound shape is not computed yet. */
  lacksShape: boolean;
  addedBy: string | null;
  compositionAddedBy: string | null;
  recordings: number;
  /** What is hidden of it, for whoever has the rights. */
  hiddenNotes: HiddenNote[];
  changes: SongChange[];
}

const maxChanges = 200;

const nameOf = (userId: SQL) =>
  sql<string | null>`(SELECT u.display_name FROM users u WHERE u.id = ${userId})`;

/** Finds a song and its changes after the change `since`, or null if there is no such song. */
export async function findEditableSong(
  db: Database,
  id: number,
  since = Number.MAX_SAFE_INTEGER,
): Promise<EditableSong | null> {
  const [rows, changes] = await db.batch([
    db
      .select({
        song: revisionColumns,
        nativeTitles: compositions.scriptNames,
        compositionId: songs.compositionId,
        createdBy: sql<number | null>`${songs.createdBy}`.as("song_creator"),
        compositionCreatedBy: sql<number | null>`${compositions.createdBy}`.as(
          "composition_creator",
        ),
        addedBy: nameOf(sql`${songs.createdBy}`).as("song_added_by"),
        compositionAddedBy: nameOf(sql`${compositions.createdBy}`).as("composition_added_by"),
        isRecording: songs.isRecording,
        hiddenNotes: hiddenNotesOf(sql`songs.id`, sql`songs.composition_id`).as("hidden_notes"),
        lacksShape: lacksShape(sql`${songs.mediaFileId}`).as("lacks_shape"),
        recordings: compositions.recordingCount,
        revision: lastRevisionOfSong.as("last_revision"),
      })
      .from(songs)
      .innerJoin(compositions, eq(compositions.id, songs.compositionId))
      .where(and(eq(songs.id, id), live)),
    changesStatement(db, {
      subjects: subjectsOf({ kind: "song", id: String(id) }),
      since,
      limit: maxChanges,
    }),
  ]);
  const [row] = rows;
  if (!row) return null;
  return {
    ...row,
    id,
    compositionId: row.compositionId!,
    isRecording: row.isRecording === true,
    lacksShape: row.lacksShape === 1,
    hidden: row.hiddenNotes.map(({ place }) => place),
    changes: changes.map(toChange) as SongChange[],
  };
}
