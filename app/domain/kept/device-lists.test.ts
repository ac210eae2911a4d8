import { describe, expect, test } from "vitest";
import { deviceForm } from "./device-form.ts";
import {
  addSong,
  deleteList,
  type DeviceChange,
  type DeviceLists,
  isEmpty,
  makeList,
  mark,
  moveSong,
  noteSong,
  nothing,
  removeSong,
  renameList,
  songIdsOf,
} from "./device-lists.ts";
import { maxLists, maxSongs } from "./limits.ts";
import { readDeviceLists } from "./read-device-lists.ts";

const after = (...changes: DeviceChange[]) =>
  changes.reduce<DeviceLists>((kept, change) => {
    const next = change(kept);
    if (typeof next === "string") throw new Error(next);
    return next;
  }, nothing);
const idsOf = ({ lists }: DeviceLists) => lists.map(({ songs }) => songs.map((one) => one.songId));
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const practice = [
  makeList(" For  practice ", 1),
  addSong("For practice", 2),
  addSong("For practice", 3),
];

describe("a device", () => {
  test("marks a song once, and takes the mark away", () => {
    expect(after(mark(3, true), mark(1, true), mark(3, true)).marks).toEqual([3, 1]);
    expect(isEmpty(after(mark(3, true), mark(3, false)))).toBe(true);
    expect(mark(7, false)(nothing)).toEqual(nothing);
  });

  test("keeps the songs of a list once, in their order", () => {
    const kept = after(...practice, addSong("For practice", 1));
    expect(kept.lists[0]!.name).toBe("For practice");
    expect(idsOf(kept)).toEqual([[1, 2, 3]]);
    const moved = (songId: number, place: number) =>
      idsOf(after(...practice, moveSong("For practice", songId, place)))[0];
    expect(moved(3, 0)).toEqual([3, 1, 2]);
    expect(moved(1, 1)).toEqual([2, 1, 3]);
    expect(moved(1, 99)).toEqual([2, 3, 1]);
    expect(moved(2, -1)).toEqual([2, 1, 3]);
    expect(moved(9, 0)).toEqual([1, 2, 3]);
    expect(idsOf(after(...practice, removeSong("For practice", 2)))).toEqual([[1, 3]]);
    expect(songIdsOf(after(mark(2, true), mark(8, true), ...practice))).toEqual([2, 8, 1, 3]);
  });

  test("notes a song in one line that is not too long", () => {
    const noteOf = (text: string) =>
      after(...practice, noteSong("For practice", 2, text)).lists[0]!.songs[1]!.note;
    expect(noteOf(" Shruti\nC ")).toBe("Shruti C");
    expect(noteOf("अ".repeat(400))).toHaveLength(300);
  });

  test("renames and deletes a list", () => {
    expect(after(...practice, renameList("For practice", "Tillanas")).lists[0]!.name).toBe(
      "Tillanas",
    );
    expect(after(...practice, deleteList("For practice"))).toEqual(nothing);
  });

  test("says why it cannot", () => {
    const kept = after(...practice, makeList("Tillanas"));
    expect(makeList("For practice")(kept)).toBe("sameName");
    expect(renameList("Tillanas", " For practice")(kept)).toBe("sameName");
    expect(renameList("Tillanas", "Tillanas ")(kept)).toBe(kept);
    for (const name of ["", " \n", "a".repeat(101)]) expect(makeList(name)(kept)).toBe("name");
    const many = { marks: [], lists: numbers(maxLists).map((n) => ({ name: `${n}`, songs: [] })) };
    expect(makeList("One more")(many)).toBe("tooMany");
    const songs = numbers(maxSongs).map((songId) => ({ songId, note: "" }));
    const full = { marks: numbers(maxSongs), lists: [{ name: "Full", songs }] };
    expect(mark(maxSongs + 1, true)(full)).toBe("full");
    expect(mark(5, true)(full)).toBe(full);
    expect(addSong("Full", maxSongs + 1)(full)).toBe("full");
  });
});

describe("what is stored", () => {
  const kept = after(mark(4, true), ...practice, noteSong("For practice", 2, "Shruti C"));
  const parse = (device: string) => deviceForm.safeParse({ act: "takeOver", device });

  test("is read again, and is what an account takes over", () => {
    expect(readDeviceLists(JSON.stringify(kept))).toEqual(kept);
    expect(parse(JSON.stringify(kept)).data).toEqual({ device: kept });
    expect(parse(JSON.stringify(nothing)).success).toBe(true);
  });

  test("is read without what is broken", () => {
    for (const text of [null, "", "{", "null", "[]", "5", '{"marks":5,"lists":{}}'])
      expect(readDeviceLists(text), String(text)).toEqual(nothing);
    const songs = [
      { songId: 1 },
      null,
      { songId: "2", note: "" },
      { songId: 1, note: "b" },
      { songId: 3, note: 5 },
    ];
    const lists = [
      { name: "A", songs },
      { name: " A " },
      { name: "" },
      7,
      { songs },
      { name: "b".repeat(200) },
    ];
    const read = readDeviceLists(JSON.stringify({ marks: [1, -1, 1, 2.5, "3", 2], lists }));
    expect(read).toEqual({
      marks: [1, 2],
      lists: [
        {
          name: "A",
          songs: [
            { songId: 1, note: "" },
            { songId: 3, note: "" },
          ],
        },
        { name: "b".repeat(100), songs: [] },
      ],
    });
    expect(parse(JSON.stringify(read)).success).toBe(true);
  });

  test("is refused where it breaks a rule", () => {
    const list = { name: "A", songs: [] };
    for (const wrong of [
      "{",
      "null",
      "{}",
      JSON.stringify({ marks: [1, 1], lists: [] }),
      JSON.stringify({ marks: [0], lists: [] }),
      JSON.stringify({ marks: numbers(maxSongs + 1), lists: [] }),
      JSON.stringify({ marks: [], lists: [list, list] }),
      JSON.stringify({ marks: [], lists: [{ name: " ", songs: [] }] }),
      JSON.stringify({
        marks: [],
        lists: [{ name: "A", songs: [{ songId: 1, note: "a".repeat(301) }] }],
      }),
    ])
      expect(parse(wrong).success, wrong.slice(0, 80)).toBe(false);
    expect(deviceForm.safeParse({}).success).toBe(false);
  });
});
