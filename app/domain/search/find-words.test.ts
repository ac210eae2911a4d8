import { expect, test } from "vitest";
import { findWords, partAtWords } from "./find-words.ts";

test.each([
  ["ఎందరో మహానుభావులు అందరికీ", "mahanubhavulu", [1, 2]],
  ["ఎందరో మహానుభావులు అందరికీ", "மஹானுபாவுலு அந்த", [1, 3]],
  ["ఎందరో మహానుభావులు అందరికీ", "endaro", [0, 1]],
  ["ఎందరో మహానుభావులు అందరికీ", "endaromaha", [0, 2]],
  ["rāma-kr̥ṣṇa gōvinda", "krishna", [0, 1]],
  ["rāma , gōvinda", "rama govinda", [0, 3]],
  ["govinda rama rama", "rama", [1, 2]],
  ["govinda", "inda", null],
  ["govinda", "*", null],
] as const)("in “%s”, “%s” is %j", (line, text, found) => {
  expect(findWords(line, text)).toEqual(found);
});

test("a line is parted before and after the words, with its spaces", () => {
  expect(partAtWords("one  two three", [1, 2])).toEqual(["one  ", "two", " three"]);
  expect(partAtWords("one, two", [0, 1])).toEqual(["", "one", ", two"]);
  expect(partAtWords("one", [0, 1])).toEqual(["", "one", ""]);
});
