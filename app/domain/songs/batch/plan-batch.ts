import type { OpenSong } from "../csv/song-plan.ts";
import type { EditableParts } from "../song-permissions.ts";
import {
  changesBetween,
  type FieldChanges,
  type SongRevision,
  splitChanges,
} from "../song-revision.ts";

export interface BatchEdit {
  open: OpenSong;
  after: SongRevision;
  fields: FieldChanges;
}

export interface BatchPlan {
  edits: BatchEdit[];
  /** How many songs are so already. */
  same: number;
  /** Songs of which the user may not change a part, by title. */
  refused: { id: number; title: string }[];
}

const isEmpty = (changes: object) => Object.keys(changes).length === 0;

/** Plans what becomes of songs; a song of which the user may not change all that differs stays as it is. */
export function planBatch(
  songs: readonly OpenSong[],
  change: (song: SongRevision) => SongRevision,
  partsOf: (song: OpenSong) => EditableParts,
): BatchPlan {
  const plan: BatchPlan = { edits: [], same: 0, refused: [] };
  for (const open of songs) {
    const after = change(open.song);
    const fields = changesBetween(open.song, after);
    const { shared, own } = splitChanges(fields);
    const parts = partsOf(open);
    if (isEmpty(fields)) plan.same++;
    else if ((!isEmpty(shared) && !parts.composition) || (!isEmpty(own) && !parts.song))
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

/** Plans the undoing of a batch: songs whose fields are not as the batch left them are `changed`. */
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
