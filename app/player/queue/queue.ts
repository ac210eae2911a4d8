import type { PlayableSong } from "../../domain/songs/song.ts";

/** A song in the queue; `key` is unique, also if a song is queued twice. */
export interface Queued {
  key: number;
  song: PlayableSong;
}

export interface Queue {
  entries: Queued[];
  /** Index of the entry in the player; -1 if the queue is empty. */
  at: number;
  /** Path of the songs after the last entry; null at the end. */
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

/** Returns the changed queue. The entry in the player stays there unless it is removed. */
export function changeQueue(queue: Queue, change: QueueAct): Queue {
  const { entries, at } = queue;
  switch (change.act) {
    case "play": {
      const queuedAt = entries.findIndex(({ song }) => song.id === change.song.id);
      if (queuedAt >= 0) return { ...queue, at: queuedAt };
      return { ...insert(queue, at + 1, [change.song]), at: at + 1 };
    }
    case "next":
      return startIfEmpty(insert(queue, at + 1, [change.song]));
    case "add":
      return startIfEmpty(insert(queue, entries.length, [change.song]));
    case "all":
      return startIfEmpty({ ...insert(emptyQueue, 0, change.songs), more: change.more });
    case "append":
      return { ...insert(queue, entries.length, change.songs), more: change.more };
    case "go":
      return { ...queue, at: Math.max(0, Math.min(change.to, entries.length - 1)) };
    case "move":
      return move(queue, change.from, change.to);
    case "remove": {
      const removed = entries.findIndex(({ key }) => key === change.key);
      const remaining = entries.filter(({ key }) => key !== change.key);
      const isBefore = removed >= 0 && removed < at;
      return {
        ...queue,
        entries: remaining,
        at: Math.min(isBefore ? at - 1 : at, remaining.length - 1),
      };
    }
    case "clear":
      return emptyQueue;
  }
}

function insert(queue: Queue, index: number, songs: PlayableSong[]): Queue {
  const first = 1 + Math.max(0, ...queue.entries.map(({ key }) => key));
  const added = songs.map((song, after) => ({ key: first + after, song }));
  const all = queue.entries.toSpliced(index, 0, ...added);
  // The oldest entries are dropped first.
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
