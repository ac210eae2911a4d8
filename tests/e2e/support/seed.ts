import { rmSync } from "node:fs";
import { prepareLocal } from "../../../scripts/prepare.ts";
import { e2eState, seededState } from "./server.ts";
import { timeLines } from "./timed-song.ts";

/** Makes the storage that the server of each worker begins with. */
export default async function seed(): Promise<void> {
  rmSync(e2eState, { recursive: true, force: true });
  await prepareLocal(seededState);
  timeLines(seededState);
}
