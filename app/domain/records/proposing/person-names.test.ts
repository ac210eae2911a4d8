import { describe, expect, test } from "vitest";
import { listPersonIds, sortNameOf } from "./person-names.ts";
import { isProposable } from "./proposed-entries.ts";

describe("a new person", () => {
  test("has an id of the words of the name, with a number where others have it", () => {
    expect(listPersonIds("T. K. Mūrthy").slice(0, 3)).toEqual([
      "t-k-murthy",
      "t-k-murthy-2",
      "t-k-murthy-3",
    ]);
  });

  test.each([
    ["T. K. Murthy", "Murthy, T. K."],
    ["T.K. Murthy", "Murthy, T.K."],
    ["M Balamuralikrishna", "Balamuralikrishna, M"],
    ["Tyagaraja", "Tyagaraja"],
    ["T. K.", "T. K."],
  ])("%s is sorted as %s", (name, sorted) => {
    expect(sortNameOf(name)).toBe(sorted);
  });
});

test.each([
  ["Śuddha Bhairavi", true],
  ["D'Souza (junior)", true],
  ["తోడి", false],
  ["T.", false],
  ["https://example.org", false],
  ["=cmd", false],
  ["a".repeat(101), false],
])("%s can be proposed: %s", (name, expected) => {
  expect(isProposable(name)).toBe(expected);
});
