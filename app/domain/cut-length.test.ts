import { expect, test } from "vitest";
import { cutLength } from "./cut-length.ts";

test("a text is cut before a letter that does not fit whole", () => {
  expect(cutLength(`${"a".repeat(999)}🎵`, 1000)).toBe("a".repeat(999));
  expect(cutLength(`${"a".repeat(998)}🎵b`, 1000)).toBe(`${"a".repeat(998)}🎵`);
  expect(cutLength("🎵".repeat(100), 51).isWellFormed()).toBe(true);
  expect(cutLength("🎵", 1)).toBe("");
});

test("a short text stays as it is", () => {
  expect(cutLength("Śrī రామ 🎵", 200)).toBe("Śrī రామ 🎵");
});
