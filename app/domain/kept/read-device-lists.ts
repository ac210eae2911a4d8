import { cut, type DeviceList, type DeviceLists, type DeviceSong } from "./device-lists.ts";
import { maxLists, maxNameLength, maxNoteLength, maxSongs } from "./limits.ts";

/** Reads the lists stored on a device, without invalid items. */
export function readDeviceLists(stored: string | null): DeviceLists {
  const { marks, lists } = fieldsOf(parse(stored));
  const songs = itemsOf(lists).flatMap(readList);
  return {
    marks: once(itemsOf(marks).filter(isSongId), (id) => id).slice(0, maxSongs),
    lists: once(songs, ({ name }) => name).slice(0, maxLists),
  };
}

function readList(stored: unknown): DeviceList[] {
  const { name: text, songs } = fieldsOf(stored);
  const name = typeof text === "string" ? cut(text, maxNameLength) : "";
  if (name === "") return [];
  const read = once(itemsOf(songs).flatMap(readSong), ({ songId }) => songId);
  return [{ name, songs: read.slice(0, maxSongs) }];
}

function readSong(stored: unknown): DeviceSong[] {
  const { songId, note } = fieldsOf(stored);
  if (!isSongId(songId)) return [];
  return [{ songId, note: typeof note === "string" ? cut(note, maxNoteLength) : "" }];
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isSongId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

function once<Item>(items: Item[], keyOf: (item: Item) => unknown): Item[] {
  const keys = new Set();
  return items.filter((item) => {
    const isNew = !keys.has(keyOf(item));
    keys.add(keyOf(item));
    return isNew;
  });
}
