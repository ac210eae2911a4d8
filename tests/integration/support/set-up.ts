import { afterEach, beforeEach, expect, vi } from "vitest";
import { forgetVersion } from "#app/data/data-version.ts";
import { transliterator } from "#app/domain/music/script/transliterate.server.ts";
import { emptyArchive } from "./empty-archive.ts";
import { emptyCaches } from "./empty-caches.ts";
import { freshLimits } from "./fresh-limits.ts";
import { isArchiveKept } from "./one-archive.ts";
import "./without-owner-stacks.ts";

// Vite's module runner lets requests wait for each other's imports, which Workers end as hung.
await transliterator("te", "iso");

const errors: unknown[][] = [];

/** Every test begins with empty tables, but for those that read the archive of their group. */
beforeEach(async () => {
  if (!isArchiveKept()) await emptyArchive();
  emptyCaches();
  freshLimits();
  forgetVersion();
  errors.length = 0;
  vi.spyOn(console, "error").mockImplementation((...words) => void errors.push(words));
});

/** An error logged by the Worker fails the test, unless the test expects it. */
afterEach(() => {
  vi.restoreAllMocks();
  expect(errors).toEqual([]);
});
