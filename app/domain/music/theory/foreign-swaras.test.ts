import { expect, test } from "vitest";
import { parseScale } from "../scale.ts";
import { foreignSwaras, isUnsure, swarasOf } from "./foreign-swaras.ts";

test("swaras of both ways are listed once, from S upwards", () => {
  expect(swarasOf(parseScale("S M1 G3 S'"), parseScale("S' N2 G3 S"))).toEqual([
    "S",
    "G3",
    "M1",
    "N2",
  ]);
});

test("N2 is foreign to 29, and nothing is where no parent is known", () => {
  expect(foreignSwaras(["S", "R2", "N2"], 29)).toEqual(["N2"]);
  expect(foreignSwaras(["S", "R2", "N2"], 28)).toEqual([]);
  expect(foreignSwaras(["S", "R2", "N2"], null)).toEqual([]);
});

test("foreign swaras are unsure until a source says that they are meant", () => {
  expect(isUnsure(["N2"], null)).toBe(true);
  expect(isUnsure(["N2"], false)).toBe(true);
  expect(isUnsure(["N2"], true)).toBe(false);
  expect(isUnsure([], null)).toBe(false);
});
