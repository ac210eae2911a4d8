import { expect, test } from "vitest";
import type { PlayableSong } from "../../domain/songs/song.ts";
import { changeQueue, emptyQueue, type Queue, type QueueAct } from "./queue.ts";

/** The capacity of a queue. */
const maxQueued = 1000;

const song = (id: number): PlayableSong => ({
  id,
  title: `Song ${id}`,
  media: { kind: "Audio", url: `/media/${id}` },
});
const songs = (...ids: number[]) => ids.map(song);

const after = (...acts: QueueAct[]) => acts.reduce(changeQueue, emptyQueue);
const describeQueue = ({ entries, at }: Queue) =>
  entries
    .map((entry, index) => (index === at ? `[${entry.song.id}]` : `${entry.song.id}`))
    .join(" ");

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
  expect(changeQueue(after({ act: "add", song: song(1) }), { act: "remove", key: 1 }).at).toBe(-1);
});

test("going beyond the ends stays at them", () => {
  expect(describeQueue(after(three, { act: "go", to: 7 }))).toBe("1 2 [3]");
  expect(describeQueue(after(three, { act: "go", to: -1 }))).toBe("[1] 2 3");
});

test("more songs of a list come after its last one", () => {
  const queue = after({ ...three, more: "/next" }, { act: "append", songs: songs(4), more: null });
  expect(describeQueue(queue)).toBe("[1] 2 3 4");
  expect(queue.more).toBeNull();
});

test("a long queue forgets what was heard first, never what is in the player", () => {
  const full = after({ act: "all", songs: songs(...Array(maxQueued).keys()), more: null });
  const started = changeQueue(full, { act: "add", song: song(maxQueued) });
  expect(started.entries).toHaveLength(maxQueued);
  expect(started.entries[started.at]!.song.id).toBe(0);
  const later = changeQueue(changeQueue(full, { act: "go", to: 5 }), {
    act: "add",
    song: song(maxQueued),
  });
  expect(later.entries.at(-1)!.song.id).toBe(maxQueued);
  expect(later.entries[later.at]!.song.id).toBe(5);
});
