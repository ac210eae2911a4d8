import type { GroupedComposition } from "./read-compositions.ts";

const shownSongs = (group: readonly GroupedComposition[]) =>
  group.flatMap(({ songs }) => songs).filter(({ inBin }) => !inBin);

/**
 * Leaves out compositions whose song without a recording would have to go although it says more than they do:
 * beside a recording, or beside another such song.
 */
export function withoutLosses(group: readonly GroupedComposition[]): GroupedComposition[] {
  let room = shownSongs(group).some(({ isRecording }) => isRecording) ? 0 : 1;
  return group.filter((composition) => {
    const needed = shownSongs([composition]).filter(
      ({ isRecording, saysMore }) => !isRecording && saysMore,
    ).length;
    if (needed > room) return false;
    room -= needed;
    return true;
  });
}

/** Lists the songs without a recording that go: all beside a recording, else all but one. */
export function listGoingSongs(group: readonly GroupedComposition[]): number[] {
  const songs = shownSongs(group);
  const empty = songs.filter(({ isRecording }) => !isRecording);
  const kept =
    empty.length < songs.length ? null : (empty.find(({ saysMore }) => saysMore) ?? empty[0]);
  return empty.filter((song) => song !== kept).map(({ id }) => id);
}
