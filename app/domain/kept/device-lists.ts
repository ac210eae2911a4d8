import { tidyLine } from "../tidy-text.ts";
import { maxLists, maxNameLength, maxNoteLength, maxSongs } from "./limits.ts";

export interface DeviceSong {
  songId: number;
  note: string;
}

export interface DeviceList {
  name: string;
  songs: readonly DeviceSong[];
}

export interface DeviceLists {
  marks: readonly number[];
  lists: readonly DeviceList[];
}

/** Why a change is rejected: the list is full, there are too many lists, the name is taken, empty or too long. */
export type DeviceProblem = "full" | "tooMany" | "sameName" | "name";

export type DeviceChange = (stored: DeviceLists) => DeviceLists | DeviceProblem;

export const nothing: DeviceLists = { marks: [], lists: [] };

export const isEmpty = ({ marks, lists }: DeviceLists) => marks.length + lists.length === 0;

/** The ids of all songs, each once. */
export const songIdsOf = ({ marks, lists }: DeviceLists): number[] => [
  ...new Set([...marks, ...lists.flatMap(({ songs }) => songs.map(({ songId }) => songId))]),
];

export const mark =
  (songId: number, isMarked: boolean): DeviceChange =>
  (stored) => {
    const others = stored.marks.filter((id) => id !== songId);
    if (isMarked && others.length >= maxSongs) return "full";
    if (isMarked && others.length < stored.marks.length) return stored;
    return { ...stored, marks: isMarked ? [...others, songId] : others };
  };

/** Makes an empty list, or one with a song. */
export const makeList =
  (text: string, songId?: number): DeviceChange =>
  (stored) => {
    const name = tidyLine(text);
    const problem = problemOfName(stored, name);
    if (problem) return problem;
    if (stored.lists.length >= maxLists) return "tooMany";
    const songs = songId === undefined ? [] : [{ songId, note: "" }];
    return { ...stored, lists: [...stored.lists, { name, songs }] };
  };

export const renameList =
  (name: string, text: string): DeviceChange =>
  (stored) => {
    const next = tidyLine(text);
    if (next === name) return stored;
    return (
      problemOfName(stored, next) ?? changeList(stored, name, (list) => ({ ...list, name: next }))
    );
  };

export const deleteList =
  (name: string): DeviceChange =>
  (stored) => ({ ...stored, lists: stored.lists.filter((list) => list.name !== name) });

/** Adds a song at the end of a list, once. */
export const addSong =
  (name: string, songId: number): DeviceChange =>
  (stored) => {
    const songs = songsOf(stored, name);
    if (songs.some((song) => song.songId === songId)) return stored;
    if (songs.length >= maxSongs) return "full";
    return changeSongs(stored, name, [...songs, { songId, note: "" }]);
  };

export const removeSong =
  (name: string, songId: number): DeviceChange =>
  (stored) =>
    changeSongs(
      stored,
      name,
      songsOf(stored, name).filter((song) => song.songId !== songId),
    );

/** Moves a song to a place counted from 0; a place beyond the ends is the end. */
export const moveSong =
  (name: string, songId: number, place: number): DeviceChange =>
  (stored) => {
    const songs = songsOf(stored, name);
    const moved = songs.find((song) => song.songId === songId);
    if (!moved) return stored;
    const others = songs.filter((song) => song !== moved);
    return changeSongs(stored, name, others.toSpliced(Math.max(0, place), 0, moved));
  };

/** Sets the note of a song, cut to the maximum length. */
export const noteSong =
  (name: string, songId: number, text: string): DeviceChange =>
  (stored) => {
    const note = cut(text, maxNoteLength);
    const songs = songsOf(stored, name);
    return changeSongs(
      stored,
      name,
      songs.map((song) => (song.songId === songId ? { songId, note } : song)),
    );
  };

/** Tidies a text, and cuts it to `most` letters. */
export const cut = (text: string, most: number) =>
  [...tidyLine(text)].slice(0, most).join("").trim();

function problemOfName({ lists }: DeviceLists, name: string): DeviceProblem | undefined {
  if (name === "" || [...name].length > maxNameLength) return "name";
  return lists.some((list) => list.name === name) ? "sameName" : undefined;
}

const songsOf = ({ lists }: DeviceLists, name: string) =>
  lists.find((list) => list.name === name)?.songs ?? [];

const changeSongs = (stored: DeviceLists, name: string, songs: readonly DeviceSong[]) =>
  changeList(stored, name, (list) => ({ ...list, songs }));

const changeList = (
  stored: DeviceLists,
  name: string,
  change: (list: DeviceList) => DeviceList,
): DeviceLists => ({
  ...stored,
  lists: stored.lists.map((list) => (list.name === name ? change(list) : list)),
});
