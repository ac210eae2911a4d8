import { afterEach, beforeEach, expect, vi } from "vitest";
import { forgetVersion } from "#app/data/data-version.ts";
import { emptyArchive } from "./empty-archive.ts";
import { emptyCaches } from "./empty-caches.ts";

const errors: unknown[][] = [];

/** Every test begins with an archive that has its tables and nothing in them. */
beforeEach(async () => {
  await emptyArchive();
  emptyCaches();
  forgetVersion();
  errors.length = 0;
  vi.spyOn(console, "error").mockImplementation((...words) => void errors.push(words));
});

/** What the Worker logs as an error fails the test, unless the test says that it expects it. */
afterEach(() => {
  vi.restoreAllMocks();
  expect(errors).toEqual([]);
});
