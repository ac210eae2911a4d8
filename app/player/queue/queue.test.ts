import { expect, test } from "vitest";
import type { PlayableSong } from "../../domain/songs/song.ts";
import {
  changeQueue,
  emptyQueue,
  indexBeside,
  listMissing,
  type ListedSong,
  type Queue,
  type QueueAct,
} from "./queue.ts";
import { shuffledPlace } from "./shuffle.ts";

/** The capacity of a queue. */
const maxQueued = 10_000;

const song = (id: number): PlayableSong => ({
  id,
  title: `Song ${id}`,
  media: { kind: "Audio", url: `/media/${id}` },
});
const songs = (...ids: number[]): ListedSong[] =>
  ids.map((id) => ({ id, of: null, song: song(id) }));
/** Songs that are not loaded. */
const ids = (count: number, from = 0): ListedSong[] =>
  Array.from({ length: count }, (_, at) => ({ id: from + at, of: null, song: null }));

const after = (...acts: QueueAct[]) => acts.reduce(changeQueue, emptyQueue);
const idsOf = ({ entries }: Queue) => entries.map(({ id }) => id);
const describeQueue = ({ entries, at }: Queue) =>
  entries.map(({ id }, index) => (index === at ? `[${id}]` : `${id}`)).join(" ");
const load = (queue: Queue): Queue => {
  const asked = listMissing(queue);
  return changeQueue(queue, { act: "fill", asked, songs: asked.map(song) });
};

const three: QueueAct = { act: "all", songs: songs(1, 2, 3), more: null };

test("a list is played from its first song and replaces what was queued", () => {
  expect(describeQueue(after({ act: "play", song: song(9) }, three))).toBe("[1] 2 3");
});

test("a song that is played comes after the one that was playing, and the rest stays", () => {
  expect(describeQueue(after(three, { act: "play", song: song(9) }))).toBe("1 [9] 2 3");
});

test("a song of the queue is played in its place", () => {
  expect(describeQueue(after(three, { act: "play", song: song(3) }))).toBe("1 2 [3]");
});

test("songs are added as the next or as the last one, also to an empty queue", () => {
  expect(describeQueue(after(three, { act: "next", song: song(8) }))).toBe("[1] 8 2 3");
  expect(describeQueue(after(three, { act: "add", song: song(8) }))).toBe("[1] 2 3 8");
  expect(describeQueue(after({ act: "add", song: song(8) }))).toBe("[8]");
});

test("one song may be queued twice, each entry with its key", () => {
  const { entries } = after(three, { act: "add", song: song(1) });
  expect(new Set(entries.map(({ key }) => key)).size).toBe(4);
});

test("moving an entry leaves the one in the player there", () => {
  expect(describeQueue(after(three, { act: "move", from: 2, to: 0 }))).toBe("3 [1] 2");
  expect(describeQueue(after(three, { act: "move", from: 0, to: 2 }))).toBe("2 3 [1]");
  expect(describeQueue(after(three, { act: "move", from: 0, to: 3 }))).toBe("[1] 2 3");
});

test("removing an entry", () => {
  const at = after(three, { act: "go", to: 1 });
  const keyOf = (index: number) => at.entries[index]!.key;
  expect(describeQueue(changeQueue(at, { act: "remove", key: keyOf(0) }))).toBe("[2] 3");
  expect(describeQueue(changeQueue(at, { act: "remove", key: keyOf(1) }))).toBe("1 [3]");
  expect(describeQueue(changeQueue(at, { act: "remove", key: keyOf(2) }))).toBe("1 [2]");
  const emptied = changeQueue(after({ act: "add", song: song(1) }), { act: "remove", key: 1 });
  expect([emptied.at, emptied.now]).toEqual([-1, null]);
});

test("going beyond the ends stays at them", () => {
  expect(describeQueue(after(three, { act: "go", to: 7 }))).toBe("1 2 [3]");
  expect(describeQueue(after(three, { act: "go", to: -1 }))).toBe("[1] 2 3");
});

test("more songs of a list come after its last one; a portion that repeats them ends the list", () => {
  const queue = after(
    { ...three, more: "/next" },
    { act: "append", songs: songs(4), more: "/last" },
  );
  expect(describeQueue(queue)).toBe("[1] 2 3 4");
  const ended = changeQueue(queue, { act: "append", songs: songs(4, 1), more: "/again" });
  expect([describeQueue(ended), ended.more]).toEqual(["[1] 2 3 4", null]);
});

test("ten thousand songs are gone through, and at most a hundred and one of them are held", () => {
  let queue = load(after({ act: "all", songs: ids(maxQueued), more: null }));
  let fetched = 0;
  for (let to = 40; to < maxQueued; to += 40) {
    queue = changeQueue(queue, { act: "go", to });
    const asked = listMissing(queue);
    if (asked.length === 0) continue;
    fetched++;
    expect(asked.length).toBeLessThanOrEqual(51);
    queue = load(queue);
    expect(queue.now!.song.id).toBe(to);
    expect(queue.entries.filter((entry) => entry.song).length).toBeLessThanOrEqual(101);
  }
  expect(queue.now!.song.id).toBe(maxQueued - 40);
  expect(fetched).toBeLessThan(260);
});

test("a longer list forgets what was heard first; what does not fit then is not asked for", () => {
  const full = after({ act: "all", songs: ids(maxQueued), more: "/more" });
  const appended = (to: number) => {
    const queue = changeQueue(changeQueue(full, { act: "go", to }), {
      act: "append",
      songs: ids(10, maxQueued),
      more: "/yet-more",
    });
    return [
      queue.entries.length,
      queue.entries[queue.at]!.id,
      queue.entries.at(-1)!.id,
      queue.more,
    ];
  };
  expect(appended(5)).toEqual([maxQueued, 5, maxQueued + 4, null]);
  expect(appended(maxQueued - 1)).toEqual([maxQueued, maxQueued - 1, maxQueued + 9, "/yet-more"]);
});

test("what is played stays in the player until the next song is loaded; a song that is gone is left out", () => {
  const queue = after(
    { act: "all", songs: ids(200), more: null },
    { act: "fill", asked: [], songs: [song(0)] },
  );
  expect(queue.now!.song.id).toBe(0);
  const gone = changeQueue(queue, { act: "go", to: 100 });
  expect([gone.at, gone.now!.song.id]).toEqual([100, 0]);
  const filled = changeQueue(gone, { act: "fill", asked: [100, 101], songs: [song(101)] });
  expect([filled.at, filled.now!.song.id, filled.entries.length]).toEqual([100, 101, 199]);
});

test("a shuffle goes over the whole list, in an order that its number alone decides", () => {
  const whole = after({ act: "all", songs: ids(300), more: null, seed: 7 });
  expect(idsOf(whole).toSorted((a, b) => a - b)).toEqual(
    idsOf(after({ act: "all", songs: ids(300), more: null })),
  );
  expect(idsOf(whole)).not.toEqual(
    idsOf(after({ act: "all", songs: ids(300), more: null, seed: 8 })),
  );
  // Of a list that comes in portions, those that come later are mixed with what is yet to be played.
  const parts = after(
    { act: "all", songs: ids(100), more: "/2", seed: 7 },
    { act: "append", songs: ids(100, 100), more: "/3" },
    { act: "append", songs: ids(100, 200), more: null },
  );
  expect(idsOf(parts).slice(1)).toEqual(idsOf(whole).filter((id) => id !== idsOf(parts)[0]));
  const places = idsOf(parts)
    .slice(1)
    .map((id) => shuffledPlace(7, id));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("shuffling begins with what is in the player; without it the list goes on from there", () => {
  const queue = after(
    { act: "all", songs: songs(1, 2, 3, 4, 5), more: null },
    { act: "go", to: 2 },
  );
  const shuffled = changeQueue(queue, { act: "shuffle", seed: 3 });
  expect([shuffled.at, shuffled.now!.song.id]).toEqual([0, 3]);
  expect(new Set(idsOf(shuffled))).toEqual(new Set([1, 2, 3, 4, 5]));
  const next = changeQueue(shuffled, { act: "next", song: song(9) });
  const ordered = changeQueue(next, { act: "shuffle", seed: null });
  expect(describeQueue(ordered)).toBe("1 2 [3] 9 4 5");
});

test("one recording of each composition is played, or all", () => {
  const listed = [
    [1, 10],
    [2, 10],
    [3, 20],
    [4, 20],
    [5, 30],
  ].map(([id, of]) => ({ id: id!, of: of!, song: song(id!) }));
  const one = after({ act: "all", songs: listed, more: null }, { act: "go", to: 1 });
  expect(describeQueue(one)).toBe("1 [3] 5");
  const all = changeQueue(one, { act: "choose", choice: "all" });
  expect(describeQueue(all)).toBe("1 2 [3] 4 5");
  const other = changeQueue(changeQueue(all, { act: "go", to: 3 }), {
    act: "choose",
    choice: "one",
  });
  expect(describeQueue(other)).toBe("1 [4] 5");
  const kept = changeQueue(changeQueue(all, { act: "clear" }), {
    act: "all",
    songs: listed,
    more: null,
  });
  expect(describeQueue(kept)).toBe("[1] 2 3 4 5");
});

test("a queue that repeats is a circle, once its list has come to the end", () => {
  const end = after(three, { act: "go", to: 2 });
  expect([indexBeside(end, 1), indexBeside(end, -1)]).toEqual([null, 1]);
  const circle = changeQueue(end, { act: "repeat", repeat: "all" });
  expect(indexBeside(circle, 1)).toBe(0);
  expect(indexBeside({ ...circle, at: 0 }, -1)).toBe(2);
  expect(indexBeside({ ...circle, more: "/more" }, 1)).toBeNull();
  // The first songs are loaded again before its end is reached.
  const long = after(
    { act: "all", songs: ids(500), more: null, repeat: "all" },
    { act: "go", to: 498 },
  );
  expect(listMissing(long)).toEqual(expect.arrayContaining([499, 0, 1]));
});

test("what failed is passed over, also in a circle, until the listener chooses it", () => {
  const failed = after(three, { act: "fail", key: 2 });
  expect(indexBeside(failed, 1)).toBe(2);
  expect(indexBeside(changeQueue(failed, { act: "go", to: 2 }), -1)).toBe(0);
  const circle = changeQueue(changeQueue(failed, { act: "fail", key: 3 }), {
    act: "repeat",
    repeat: "all",
  });
  expect(indexBeside(circle, 1)).toBe(0);
  expect(indexBeside(changeQueue(circle, { act: "fail", key: 1 }), 1)).toBeNull();
  expect(changeQueue(failed, { act: "go", to: 1 }).entries[1]!.failed).toBe(false);
});
