import { expect, test } from "vitest";
import { addHeard, maxHeard, readHeard, writeHeard } from "./heard.ts";

test("what was heard last comes first, once", () => {
  const heard = [1, 2, 1].reduce((before, id, at) => addHeard(before, id, at), readHeard(null));
  expect(heard).toEqual([
    { songId: 1, at: 2 },
    { songId: 2, at: 1 },
  ]);
  expect(readHeard(writeHeard(heard))).toEqual(heard);
});

test("two hundred songs are remembered", () => {
  const heard = Array.from({ length: 300 }, (_, at) => at + 1).reduce(
    (before, id) => addHeard(before, id, id),
    readHeard(null),
  );
  expect(heard).toHaveLength(maxHeard);
  expect(heard[0]).toEqual({ songId: 300, at: 300 });
});

test.each(["", "{", "null", "7", '[[0,1],[1],["2",3],[4,5.5],null]'])("%j is nothing", (text) => {
  expect(readHeard(text)).toEqual([]);
});
