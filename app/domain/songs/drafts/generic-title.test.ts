import { expect, test } from "vitest";
import { isCounting, isGenericTitle } from "./generic-title.ts";

test.each([
  "Track 01",
  "track01",
  "Side A",
  "Tape 12 Side A",
  "Audio 3",
  "ట్రాక్ 1",
  "03",
  "CD2",
  "Part II",
])("%s only counts recordings", (title) => {
  expect(isCounting(title)).toBe(true);
  expect(isGenericTitle(title)).toBe(true);
});

test.each([
  "Tillana",
  "Thillaanaa 2",
  "Mangalam",
  "మంగళం",
  "Ragam, Tanam, Pallavi",
  "Main item",
  "Varnam",
  "வர்ணம்",
])("%s names no more than a kind of music", (title) => {
  expect(isCounting(title)).toBe(false);
  expect(isGenericTitle(title)).toBe(true);
});

test.each([
  "Enta Muddo",
  "Rara Venu - part 2",
  "Tillana in Kuntalavarali",
  "Omkara Akarini",
  "ఓంకారాకారిణి",
])("%s is a title", (title) => {
  expect(isGenericTitle(title)).toBe(false);
});
