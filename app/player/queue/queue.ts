import type { PlayableSong } from "../../domain/songs/song.ts";

/** A song in the queue; `key` tells two entries of one song apart. */
export interface Queued {
  key: number;
  song: PlayableSong;
}

export interface Queue {
  entries: Queued[];
  /** The index of the entry that is in the player; -1 for an empty queue. */
  at: number;
  /** Where the songs after the last entry are fetched; null at the end. */
  more: string | null;
}

export type QueueAct =
  | { act: "play" | "next" | "add"; song: PlayableSong }
  | { act: "all" | "append"; songs: PlayableSong[]; more: string | null }
  | { act: "go"; to: number }
  | { act: "move"; from: number; to: number }
  | { act: "remove"; key: number }
  | { act: "clear" };

export const emptyQueue: Queue = { entries: [], at: -1, more: null };

const maxQueued = 1000;

/** Changes the queue as a listener asks; the entry in the player stays in it unless it is removed. */
export function changeQueue(queue: Queue, asked: QueueAct): Queue {
  const { entries, at } = queue;
  switch (asked.act) {
    case "play": {
      const known = entries.findIndex(({ song }) => song.id === asked.song.id);
      if (known >= 0) return { ...queue, at: known };
      return { ...insert(queue, at + 1, [asked.song]), at: at + 1 };
    }
    case "next":
      return startIfEmpty(insert(queue, at + 1, [asked.song]));
    case "add":
      return startIfEmpty(insert(queue, entries.length, [asked.song]));
    case "all":
      return startIfEmpty({ ...insert(emptyQueue, 0, asked.songs), more: asked.more });
    case "append":
      return { ...insert(queue, entries.length, asked.songs), more: asked.more };
    case "go":
      return { ...queue, at: Math.max(0, Math.min(asked.to, entries.length - 1)) };
    case "move":
      return move(queue, asked.from, asked.to);
    case "remove": {
      const removed = entries.findIndex(({ key }) => key === asked.key);
      const left = entries.filter(({ key }) => key !== asked.key);
      const isBefore = removed >= 0 && removed < at;
      return { ...queue, entries: left, at: Math.min(isBefore ? at - 1 : at, left.length - 1) };
    }
    case "clear":
      return emptyQueue;
  }
}

function insert(queue: Queue, place: number, songs: PlayableSong[]): Queue {
  const first = 1 + Math.max(0, ...queue.entries.map(({ key }) => key));
  const added = songs.map((song, after) => ({ key: first + after, song }));
  const all = queue.entries.toSpliced(place, 0, ...added);
  // What was heard longest ago goes first.
  const dropped = Math.min(Math.max(0, all.length - maxQueued), Math.max(0, queue.at));
  return { ...queue, entries: all.slice(dropped, dropped + maxQueued), at: queue.at - dropped };
}

const startIfEmpty = (queue: Queue): Queue =>
  queue.at < 0 && queue.entries.length > 0 ? { ...queue, at: 0 } : queue;

function move(queue: Queue, from: number, to: number): Queue {
  const moved = queue.entries[from];
  if (!moved || to < 0 || to >= queue.entries.length) return queue;
  const current = queue.entries[queue.at];
  const entries = queue.entries.toSpliced(from, 1).toSpliced(to, 0, moved);
  return { ...queue, entries, at: entries.findIndex((entry) => entry === current) };
}
