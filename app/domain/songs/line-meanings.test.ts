import { expect, test } from "vitest";
import { moveMeanings, readMeanings, writeMeanings } from "./line-meanings.ts";
import { keysOfLines } from "./timed-lines.ts";

const before = "Pallavi\none\ntwo\nthree";
const meanings = { en: "first\n-\nthird", te: "మొదటి" };
const move = (lyrics: string) => moveMeanings(meanings, keysOfLines(before), lyrics);

test("a line without a meaning keeps its place, also at the beginning", () => {
  expect(writeMeanings(["", "second\nline", ""])).toBe("-\nsecond line");
  expect(readMeanings("-\nsecond line")).toEqual(["", "second line"]);
  expect(writeMeanings(["", " "])).toBe("");
  expect(readMeanings(undefined)).toEqual([""]);
});

test("meanings move with their lines when the lyrics change", () => {
  expect(move("zero\none\ntwo\nthree")).toEqual({ en: "-\nfirst\n-\nthird", te: "-\nమొదటి" });
  expect(move("three\none\ntwo")).toEqual({ en: "third\nfirst", te: "-\nమొదటి" });
  expect(move("two\nthree")).toEqual({ en: "-\nthird" });
});

test("lyrics that are written anew in as many lines keep their meanings", () => {
  expect(move("ఒకటి\nరెండు\nమూడు")).toEqual(meanings);
  expect(move("")).toEqual({});
});
