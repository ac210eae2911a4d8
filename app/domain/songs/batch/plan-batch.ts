import type { OpenSong } from "../csv/song-plan.ts";
import { type EditableParts, lockedFields } from "../song-permissions.ts";
import { changesBetween, type FieldChanges, type SongRevision } from "../song-revision.ts";
import { applySubmission, type SongSubmission } from "../song-submission.ts";

export interface BatchEdit {
  open: OpenSong;
  after: SongRevision;
  fields: FieldChanges;
}

export interface BatchPlan {
  edits: BatchEdit[];
  /** How many songs have these values already. */
  same: number;
  /** The titles of songs that the user may not edit fully. */
  refused: { id: number; title: string }[];
}

const isEmpty = (changes: object) => Object.keys(changes).length === 0;

/** Plans a batch edit. Skips songs with a difference that the user may not edit. */
export function planBatch(
  songs: readonly OpenSong[],
  submissionFor: (song: SongRevision) => SongSubmission,
  partsOf: (song: OpenSong) => EditableParts,
): BatchPlan {
  const plan: BatchPlan = { edits: [], same: 0, refused: [] };
  for (const open of songs) {
    const parts = partsOf(open);
    const stored = { song: open.song, shared: null, parts };
    const { song: after } = applySubmission(submissionFor(open.song), stored);
    const fields = changesBetween(open.song, after);
    if (isEmpty(fields)) plan.same++;
    else if (lockedFields(fields, parts).length > 0)
      plan.refused.push({ id: open.id, title: open.song.title });
    else plan.edits.push({ open, after, fields });
  }
  return plan;
}

export interface BatchedSong {
  id: number;
  title: string;
  fields: FieldChanges;
}

/** Plans the undoing of a batch edit. Songs whose fields have changed since are `changed`. */
export function planUndo(batched: readonly BatchedSong[], songs: ReadonlyMap<number, OpenSong>) {
  const edits: BatchEdit[] = [];
  const changed: { id: number; title: string }[] = [];
  for (const { id, title, fields } of batched) {
    const open = songs.get(id);
    const isAsLeft =
      open &&
      Object.entries(fields).every(
        ([field, [, after]]) =>
          JSON.stringify(open.song[field as keyof SongRevision]) === JSON.stringify(after),
      );
    if (!isAsLeft) {
      changed.push({ id, title });
      continue;
    }
    const before = Object.entries(fields).map(([field, [value]]) => [field, value]);
    const after = { ...open.song, ...Object.fromEntries(before) } as SongRevision;
    edits.push({ open, after, fields: changesBetween(open.song, after) });
  }
  return { edits, changed };
}
