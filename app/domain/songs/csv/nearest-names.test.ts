import { expect, test } from "vitest";
import { excerptsOf } from "./excerpts.ts";
import { nearestFinder } from "./nearest-names.ts";

test("the nearest names come first, by id or description", () => {
  const find = nearestFinder([
    { id: "Kalyani", description: "Mecha Kalyani" },
    { id: "Mohanam", description: "Mohanam" },
    { id: "Kambhoji", description: "Kambhoji" },
  ]);
  expect(find("Mohnam")[0]).toEqual({ value: "Mohanam", text: "Mohanam" });
  expect(find("Mechakalyni")[0]).toEqual({ value: "Kalyani", text: "Kalyani – Mecha Kalyani" });
  expect(find("కాంభోజి")[0]!.value).toBe("Kambhoji");
});

test("of long cells what differs is shown, with a little before and after", () => {
  const line = "word ".repeat(100);
  const { before, after } = excerptsOf(`${line}old${line}`, `${line}new${line}`);
  expect(before).toMatch(/^…[word ]{30}old[word ]{30}…$/);
  expect(after).toMatch(/^…[word ]{30}new[word ]{30}…$/);
  expect(excerptsOf("", line).after.length).toBeLessThan(210);
  expect(excerptsOf("short", "other")).toEqual({ before: "short", after: "other" });
});
