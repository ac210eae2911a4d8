import { describe, expect, test } from "vitest";
import { startCpuTime } from "#tests/cpu-time.ts";
import { chooseJoin, joinRows } from "./join-rows.ts";
import type { Join } from "./list-fields.ts";

type Told = Partial<{ file: string; title: string; track: string }>;

const whole = (all: Told[]) => all.map((one) => ({ file: "", title: "", track: "", ...one }));
const join = (rows: Told[], files: Told[], by: Join) => joinRows(whole(rows), whole(files), by);

describe("rows and files are joined by name or number", () => {
  const files = [
    { file: "01 Omkara.mp3" },
    { file: "Side A.flac" },
    { file: "Tape 12.mp3" },
    { file: "live.m4a", track: "7" },
  ];

  test.each([
    ["with its ending", "side a.FLAC", 1],
    ["without it", "Side A", 1],
    ["with its folder", "C:\\Music\\Side A.flac", 1],
    ["with other signs between", "Side_A", 1],
    ["by the number in front", "1", 0],
    ["by the number with zeros", "001.", 0],
    ["by the only number", "Tape 12", 2],
    ["by a number alone", "12", 2],
    ["by the number in the concert", "7", 3],
  ])("%s: %s", (_case, file, expected) => {
    expect(join([{ file }], files, "file")).toEqual([[0, expected]]);
  });

  test("none where several may be meant, nor by a year", () => {
    const tapes = [{ file: "Tape_12_Side_A.mp3" }, { file: "12 Other.mp3" }, { file: "12.mp3" }];
    expect(join([{ file: "12" }], [tapes[1]!, tapes[2]!, tapes[2]!], "file")).toEqual([]);
    expect(join([{ file: "1975" }], [{ file: "Concert 1975 b.mp3" }], "file")).toEqual([]);
    expect(join([{}], [{}], "file")).toEqual([]);
  });
});

describe("rows and files are joined by title", () => {
  test.each([
    ["equal", "Omkara Akarini", "Omkara Akarini"],
    ["in another spelling", "Omkaara Aakaarini", "Omkara Akarini"],
    ["in another script", "ఓంకార ఆకారిణి", "Omkara Akarini"],
    ["with an error", "Omkara Akarnii", "Omkara Akarini"],
    ["with more words", "Omkara Akarini (Lavangi)", "Omkara Akarini"],
  ])("%s", (_case, one, other) => {
    const rows = [{ title: "Gati Nive" }, { title: one }];
    const files = [{ title: other }, { title: "Hima Giri" }];
    expect(join(rows, files, "title")).toEqual([[1, 0]]);
  });

  test("a file without a title by its name; equal ones in their order, if they are as many", () => {
    expect(join([{ title: "Omkara" }], [{ file: "03 Omkara.mp3" }], "title")).toEqual([[0, 0]]);
    const mangalam = { title: "Mangalam" };
    const same = [mangalam, { title: "Omkara" }, mangalam];
    expect(join(same, [mangalam, mangalam], "title")).toEqual([
      [0, 0],
      [2, 1],
    ]);
    expect(join(same, [mangalam], "title")).toEqual([]);
  });

  test("two hundred with two hundred in less than a second", () => {
    const titles = (part: string) =>
      Array.from({ length: 200 }, (_, at) => ({
        title: `Sri Ganapatini ${String(at * 7919).replaceAll(/\d/g, (digit) => "aeioukmnrs"[Number(digit)]!)} ${part}`,
      }));
    const cpuTime = startCpuTime();
    join(titles("sevimpa rare"), titles("bhajare manasa"), "title");
    expect(cpuTime()).toBeLessThan(1000);
  });
});

test("in order the first has the first, and the rest stays", () => {
  expect(join([{}, {}, {}], [{}, {}], "order")).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test("the way that joins most is chosen, the surest first", () => {
  const files = whole([{ file: "01.mp3" }, { file: "02.mp3" }]);
  expect(chooseJoin(whole([{ file: "1" }, { file: "2" }]), files)).toBe("file");
  const titled = whole([{ title: "Omkara" }, { title: "Gati" }]);
  expect(chooseJoin(titled, whole([{ title: "Gati" }, { title: "Omkara" }]))).toBe("title");
  expect(chooseJoin(titled, files)).toBe("order");
  expect(chooseJoin([], files)).toBe("order");
});
