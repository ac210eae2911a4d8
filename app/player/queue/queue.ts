import type { PlayableSong } from "../../domain/songs/song.ts";
import { shuffledPlace } from "./shuffle.ts";

/** A song of a list that is to be played. */
export interface ListedSong {
  id: number;
  /** Its composition; null if the list does not say it. */
  of: number | null;
  /** Null until it is loaded. */
  song: PlayableSong | null;
}

export interface Entry extends ListedSong {
  /** Unique, also if a song is queued twice. */
  key: number;
  /** The position in the list that was played; null for a song that the listener added. */
  place: number | null;
  /** Whether it did not play when its turn came. */
  failed?: boolean;
}

/** An entry whose song is loaded. */
export type Queued = Pick<Entry, "key"> & { song: PlayableSong };

export const repeats = ["off", "all", "one"] as const;
type Repeat = (typeof repeats)[number];

/** How many recordings of a composition are played. */
export const choices = ["one", "all"] as const;
type Choice = (typeof choices)[number];

export interface Queue {
  /** In the order they are played. Only those near the one in the player have their songs. */
  entries: Entry[];
  /** Recordings that are left out while one of each composition is played. */
  others: Entry[];
  /** Index of the entry that is played; -1 if the queue is empty. */
  at: number;
  /** What is in the player: the entry at `at`, or the one before until that is loaded. */
  now: Queued | null;
  /** Path of the songs after the last one of the list; null at the end. */
  more: string | null;
  /** Of the shuffled order; null for the order of the list. */
  seed: number | null;
  repeat: Repeat;
  choice: Choice;
}

export type QueueAct =
  | { act: "play" | "next" | "add"; song: PlayableSong }
  | { act: "all"; songs: ListedSong[]; more: string | null; seed?: number; repeat?: Repeat }
  | { act: "append"; songs: ListedSong[]; more: string | null }
  /** Songs that were asked for, without those that cannot be played. */
  | { act: "fill"; asked: number[]; songs: PlayableSong[] }
  | { act: "go"; to: number }
  | { act: "move"; from: number; to: number }
  | { act: "remove" | "fail"; key: number }
  | { act: "shuffle"; seed: number | null }
  | { act: "repeat"; repeat: Repeat }
  | { act: "choose"; choice: Choice }
  | { act: "clear" };

export const emptyQueue: Queue = {
  entries: [],
  others: [],
  at: -1,
  now: null,
  more: null,
  seed: null,
  repeat: "off",
  choice: "one",
};

/** Ids are kept of so many songs, whatever the list has. */
const maxQueued = 10_000;
/** How many entries before and after the one that is played keep their songs. */
const kept = 50;
/** How many are loaded together, of which some before it. */
const loaded = { before: 10, after: 40 };
/** Songs are loaded when one so near is not. */
const near = { before: 1, after: 3 };

/** Returns the changed queue. The entry in the player stays there unless it is removed. */
export const changeQueue = (queue: Queue, change: QueueAct): Queue => settle(apply(queue, change));

function apply(queue: Queue, change: QueueAct): Queue {
  const { entries, at, seed, repeat, choice } = queue;
  switch (change.act) {
    case "play": {
      const queuedAt = entries.findIndex(({ id }) => id === change.song.id);
      const filled = fill(queue, [change.song]);
      if (queuedAt >= 0) return { ...filled, at: queuedAt };
      return { ...insert(queue, at + 1, change.song), at: at + 1 };
    }
    case "next":
      return insert(queue, at + 1, change.song);
    case "add":
      return insert(queue, entries.length, change.song);
    case "all": {
      const started = { ...emptyQueue, choice, seed: change.seed ?? null };
      const all = append(started, change.songs, change.more);
      return { ...all, repeat: change.repeat ?? "off" };
    }
    case "append":
      return append(queue, change.songs, change.more);
    case "fill": {
      const found = new Set(change.songs.map(({ id }) => id));
      const lost = new Set(change.asked.filter((id) => !found.has(id)));
      return leaveOut(fill(queue, change.songs), ({ id, song }) => !song && lost.has(id));
    }
    case "go": {
      const to = Math.max(0, Math.min(change.to, entries.length - 1));
      // What has failed is tried again when the listener chooses it.
      return { ...mark(queue, entries[to]?.key, false), at: to };
    }
    case "fail":
      return mark(queue, change.key, true);
    case "move":
      return move(queue, change.from, change.to);
    case "remove":
      return leaveOut(queue, ({ key }) => key === change.key);
    case "shuffle":
      return seed === change.seed ? queue : arrange({ ...queue, seed: change.seed });
    case "repeat":
      return repeat === change.repeat ? queue : { ...queue, repeat: change.repeat };
    case "choose":
      return choice === change.choice ? queue : arrange({ ...queue, choice: change.choice });
    case "clear":
      return { ...emptyQueue, choice };
  }
}

/** The index of the entry that follows or precedes the one that is played, without those that failed; null if none. */
export function indexBeside(queue: Queue, way: 1 | -1): number | null {
  const { entries, at, repeat, more } = queue;
  const isCircle = repeat === "all" && more === null;
  const { length } = entries;
  for (let steps = 1; steps <= length; steps++) {
    const index = at + way * steps;
    if (!isCircle && (index < 0 || index >= length)) return null;
    const beside = (index + 2 * length) % length;
    if (!entries[beside]!.failed) return beside;
  }
  return null;
}

function mark(queue: Queue, key: number | undefined, failed: boolean): Queue {
  const isChanged = (entry: Entry) => entry.key === key && Boolean(entry.failed) !== failed;
  if (!queue.entries.some(isChanged)) return queue;
  const entries = queue.entries.map((one) => (isChanged(one) ? { ...one, failed } : one));
  return { ...queue, entries };
}

/** Lists the ids of the songs to load now: none while those nearest to the one that is played are loaded. */
export function listMissing(queue: Queue): number[] {
  const isMissing = ({ before, after }: typeof near) =>
    queue.entries.flatMap(({ id, song }, index) =>
      song === null && isWithin(queue, index, before, after) ? [id] : [],
    );
  return isMissing(near).length > 0 ? [...new Set(isMissing(loaded))] : [];
}

/** Whether an entry is at most so many before or after the one that is played; a queue that repeats is a circle. */
function isWithin(
  { entries, at, repeat }: Queue,
  index: number,
  before: number,
  after: number,
): boolean {
  const way = index - Math.max(0, at);
  const isNear = (one: number) => one >= -before && one <= after;
  const { length } = entries;
  return isNear(way) || (repeat === "all" && (isNear(way + length) || isNear(way - length)));
}

/** Bounds the queue, starts it if it has not begun, and forgets the songs of distant entries. */
function settle(queue: Queue): Queue {
  if (queue.entries.length === 0) return { ...queue, at: -1, now: null };
  const bounded = bound(queue);
  const at = Math.max(0, Math.min(bounded.at, bounded.entries.length - 1));
  const begun = { ...bounded, at };
  const entries = begun.entries.map((entry, index) =>
    entry.song && !isWithin(begun, index, kept, kept) ? { ...entry, song: null } : entry,
  );
  const { key, song } = entries[at]!;
  const isSame = !song || (queue.now?.key === key && queue.now.song === song);
  return { ...begun, entries, now: isSame ? queue.now : { key, song } };
}

/** Drops the oldest entries of a queue that is too long. */
function bound(queue: Queue): Queue {
  const tooMany = queue.entries.length + queue.others.length - maxQueued;
  if (tooMany <= 0) return queue;
  const dropped = Math.min(tooMany, Math.max(0, queue.at));
  const entries = queue.entries.slice(dropped, dropped + maxQueued);
  return {
    ...queue,
    entries,
    others: queue.others.slice(0, Math.max(0, maxQueued - entries.length)),
    at: queue.at - dropped,
    // What does not fit would be asked for again and again.
    more: dropped < tooMany ? null : queue.more,
  };
}

const nextKey = ({ entries, others }: Queue) =>
  1 + Math.max(0, ...[...entries, ...others].map(({ key }) => key));

function insert(queue: Queue, index: number, song: PlayableSong): Queue {
  const entry: Entry = { key: nextKey(queue), id: song.id, of: null, place: null, song };
  return { ...queue, entries: queue.entries.toSpliced(index, 0, entry) };
}

function fill(queue: Queue, songs: PlayableSong[]): Queue {
  const byId = new Map(songs.map((song) => [song.id, song]));
  const entries = queue.entries.map((entry) => {
    const song = entry.song ?? byId.get(entry.id);
    return song && song !== entry.song ? { ...entry, song } : entry;
  });
  return { ...queue, entries };
}

/** Adds a portion of the list. A portion that repeats what is there ends it. */
function append(queue: Queue, songs: ListedSong[], more: string | null): Queue {
  const { entries, others, seed } = queue;
  const listed = [...entries, ...others].filter(({ place }) => place !== null);
  const known = new Set(listed.map(({ id }) => id));
  const unknown = new Map(songs.flatMap((song) => (known.has(song.id) ? [] : [[song.id, song]])));
  const first = {
    key: nextKey(queue),
    place: 1 + Math.max(-1, ...listed.map(({ place }) => place!)),
  };
  const added = [...unknown.values()].map((song, index) => ({
    ...song,
    key: first.key + index,
    place: first.place + index,
  }));
  if (added.length === 0 && songs.length > 0) return { ...queue, more: null };
  const chosen = choose(queue, added);
  const appended = { ...queue, others: [...others, ...chosen.others], more };
  const upcoming = entries.slice(queue.at + 1);
  const following =
    seed === null
      ? [...upcoming, ...chosen.entries]
      : [
          ...upcoming.filter(({ place }) => place === null),
          ...order([...upcoming.filter(({ place }) => place !== null), ...chosen.entries], seed),
        ];
  return { ...appended, entries: [...entries.slice(0, queue.at + 1), ...following] };
}

/** Divides songs into those that are played and those that are left out, as another one of their composition is played. */
function choose({ choice, entries }: Pick<Queue, "choice" | "entries">, added: Entry[]) {
  if (choice === "all") return { entries: added, others: [] };
  const taken = new Set(entries.map(({ of }) => of));
  const played = added.filter(({ of }) => {
    const isFirst = of === null || !taken.has(of);
    taken.add(of);
    return isFirst;
  });
  const keys = new Set(played.map(({ key }) => key));
  return { entries: played, others: added.filter(({ key }) => !keys.has(key)) };
}

const order = (entries: Entry[], seed: number | null): Entry[] =>
  entries.toSorted((a, b) =>
    seed === null
      ? a.place! - b.place!
      : shuffledPlace(seed, a.id) - shuffledPlace(seed, b.id) || a.place! - b.place!,
  );

/**
 * Puts the list in its order, or in that of the shuffle, of which what is in the player is the first. What the listener
 * added stays beside it.
 */
function arrange(queue: Queue): Queue {
  const { entries, at, others, seed, choice } = queue;
  const current = entries[at];
  if (!current) return queue;
  const all = [...entries, ...others].filter(({ place }) => place !== null);
  const inOrder = order(all, null);
  const isListed = current.place !== null;
  const chosen = choose(
    { choice, entries: isListed ? [current] : [] },
    inOrder.filter((one) => one !== current),
  );
  const rest = order(chosen.entries, seed);
  const ownBefore = entries.slice(0, at).filter(({ place }) => place === null);
  const ownAfter = entries.slice(at + 1).filter(({ place }) => place === null);
  const isBefore = ({ place }: Entry) => seed === null && place! < placeNear(entries, at);
  const before = [...rest.filter(isBefore), ...ownBefore];
  const after = [...ownAfter, ...rest.filter((one) => !isBefore(one))];
  return {
    ...queue,
    entries: [...before, current, ...after],
    others: chosen.others,
    at: before.length,
  };
}

/** The place in the list of the entry that is played, or, if the listener added it, of the next one. */
function placeNear(entries: Entry[], at: number): number {
  return entries.slice(at).find(({ place }) => place !== null)?.place ?? Infinity;
}

function leaveOut(queue: Queue, isOut: (entry: Entry) => boolean): Queue {
  const { entries, at } = queue;
  const before = entries.slice(0, Math.max(0, at)).filter((one) => !isOut(one));
  const rest = entries.slice(Math.max(0, at)).filter((one) => !isOut(one));
  return { ...queue, entries: [...before, ...rest], at: before.length };
}

function move(queue: Queue, from: number, to: number): Queue {
  const moved = queue.entries[from];
  if (!moved || to < 0 || to >= queue.entries.length) return queue;
  const current = queue.entries[queue.at];
  const entries = queue.entries.toSpliced(from, 1).toSpliced(to, 0, moved);
  return { ...queue, entries, at: entries.findIndex((entry) => entry === current) };
}
