import { expect, test } from "vitest";
import { readYears } from "./person-years.ts";

const known = { born: 1930, died: null };

test("a year is changed, the other stays", () => {
  expect(readYears(known, "died", "2016", "")).toEqual({ born: 1930, died: 2016, source: "" });
  expect(readYears(known, "born", "1931", "a book")).toMatchObject({
    born: 1931,
    source: "a book",
  });
});

test.each(["", "193", "about 1930", "1300", "9999", "1930-07-06"])("%j is no year", (text) => {
  expect(readYears(known, "born", text, "a book")).toEqual({ error: "suggest.yearWrong" });
});

test("nobody died before they were born", () => {
  expect(readYears(known, "died", "1929", "")).toEqual({ error: "suggest.yearWrong" });
});

test("the first year needs a source", () => {
  const none = { born: null, died: null };
  expect(readYears(none, "born", "1930", "")).toEqual({ error: "suggest.yearSource" });
  expect(readYears(none, "born", "1930", "a book")).toMatchObject({ born: 1930 });
});
