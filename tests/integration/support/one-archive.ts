import { afterAll, beforeAll, describe } from "vitest";
import { emptyArchive } from "./empty-archive.ts";

let isKept = false;

/** Whether the archive is the one of a group of tests, and stays for the next of them. */
export const isArchiveKept = () => isKept;

/** Describes tests that only read: their archive is made once, before the first. */
export function describeReads(
  name: string,
  makeArchive: () => Promise<unknown>,
  tests: () => void,
): void {
  describe(name, () => {
    beforeAll(async () => {
      await emptyArchive();
      await makeArchive();
      isKept = true;
    });
    afterAll(() => {
      isKept = false;
    });
    tests();
  });
}
