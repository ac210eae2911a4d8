import { titleKey } from "#app/domain/songs/same-composition.ts";
import {
  type MovedSong,
  type SharedName,
  sharedNames,
  type SongFields,
} from "./snapshot-queries.ts";

export interface Comparison {
  songs: number;
  fields: number;
  /** Fields that were empty and say now what another song of the composition said. */
  filled: number;
  /** Titles spelt otherwise, which are now other titles of the composition. */
  respelt: number;
  /** Songs without a recording, whose composition has another song. */
  gone: number;
  /** Songs that somebody has changed, deleted or added since the snapshot; they are not compared. */
  editedSince: number;
  differences: { id: number; field: string; before: unknown; after: unknown }[];
}

const isEmpty = (value: unknown) => value === null || value === "";

/** Compares every field of every song of a snapshot with what the migrated archive says of it. */
export async function compareSongs(
  snapshot: AsyncIterable<SongFields>,
  archive: AsyncIterable<MovedSong>,
): Promise<Comparison> {
  const before = new Map<number, SongFields>();
  for await (const song of snapshot) before.set(Number(song.id), song);
  const after: MovedSong[] = [];
  for await (const song of archive) after.push(song);
  const counts = { songs: 0, fields: 0, filled: 0, respelt: 0, gone: 0, editedSince: 0 };
  const result: Comparison = { ...counts, differences: [] };
  const said = collectValues(before, after);
  for (const song of after) {
    const was = before.get(Number(song.id));
    before.delete(Number(song.id));
    if (!was || isEdited(was, song)) result.editedSince++;
    else compareSong(was, song, said, result);
  }
  for (const { id, deletedAt } of before.values()) {
    // A song in the bin is deleted after 30 days.
    if (deletedAt !== null) result.editedSince++;
    else result.differences.push({ id: Number(id), field: "id", before: id, after: null });
  }
  return result;
}

const isEdited = (was: SongFields, song: MovedSong) =>
  was.updatedAt !== song.updatedAt ||
  song.compositionUpdatedAt !== null ||
  was.deletedBy !== song.deletedBy;

/** Returns whether a song that is now of a composition said a value in a field before. */
function collectValues(before: Map<number, SongFields>, after: MovedSong[]) {
  const said = new Set<string>();
  const keyOf = (...parts: unknown[]) => JSON.stringify(parts);
  for (const { id, compositionId } of after) {
    const was = before.get(Number(id));
    for (const field of was ? sharedNames : []) said.add(keyOf(compositionId, field, was![field]));
  }
  return (compositionId: number, field: SharedName, value: unknown) =>
    said.has(keyOf(compositionId, field, value));
}

function compareSong(
  was: SongFields,
  song: MovedSong,
  said: ReturnType<typeof collectValues>,
  result: Comparison,
): void {
  result.songs++;
  const differ = (field: string, before: unknown, after: unknown) =>
    result.differences.push({ id: Number(was.id), field, before, after });
  for (const field of Object.keys(was) as (keyof SongFields)[]) {
    const [before, after] = [was[field], song[field]];
    const shared = sharedNames.find((name) => name === field);
    result.fields++;
    // Lists and the search read the copy in the song.
    if (shared && song[`copied ${shared}`] !== after)
      differ(`copied ${shared}`, after, song[`copied ${shared}`]);
    if (before === after) continue;
    if (shared && isEmpty(before) && said(song.compositionId, shared, after)) result.filled++;
    else if (field === "title" && isRespelt(String(before), song)) result.respelt++;
    else if (field === "deletedAt" && before === null && isGone(song)) result.gone++;
    else differ(field, before, after);
  }
}

const isRespelt = (title: string, song: MovedSong) =>
  titleKey(title) === titleKey(String(song.title)) &&
  (JSON.parse(song.otherTitles) as string[]).includes(title);

const isGone = ({ isRecording, shownSongs }: MovedSong) => !isRecording && shownSongs > 0;
