import { expect, test } from "vitest";
import { accompanimentTypeSeeds } from "#drizzle/seed/reference/accompaniment-types.ts";
import {
  accompanimentTypeNames,
  mediaTypeNames,
  songTypeNames,
} from "#drizzle/seed/reference/list-names.ts";
import { mediaTypeSeeds } from "#drizzle/seed/reference/media-types.ts";
import { songTypeSeeds } from "#drizzle/seed/reference/song-types.ts";

const scripts = ["Telu", "Taml", "Knda", "Mlym", "Deva"];

test.each([
  [songTypeSeeds.map(({ id }) => id), songTypeNames],
  [accompanimentTypeSeeds.map(({ name }) => name), accompanimentTypeNames],
  [mediaTypeSeeds.map(({ description }) => description), mediaTypeNames],
])("every entry of a list has a name in each script", (entries, names) => {
  expect(Object.keys(names).toSorted()).toEqual(entries.toSorted());
  for (const [entry, all] of Object.entries(names))
    for (const [at, name] of all.entries())
      expect(name, entry).toMatch(new RegExp(`^[\\p{sc=${scripts[at]}} ]+$`, "u"));
});
