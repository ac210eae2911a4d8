import { expect, test } from "vitest";
import { yearsBefore } from "./restorable-years.ts";

const now = { born: 1767, died: 1847 };

test.each([
  ["a year", { born: 1759 }, { born: 1759, died: 1847 }],
  ["a year that was not known", { died: null }, { born: 1767, died: null }],
  ["a year and the picture", { born: 1759, picture: null }, { born: 1759, died: 1847 }],
  ["the picture", { picture: null }, null],
  ["names, by a merge", { born: 1759, names: ["Tyagayya"] }, null],
  ["nothing", {}, null],
])("after changes of %s", (_, earlier, years) => {
  expect(yearsBefore(earlier, now)).toEqual(years);
});
