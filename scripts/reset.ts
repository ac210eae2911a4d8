import { rmSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { statePath } from "./local.ts";
import { prepareLocal } from "./prepare.ts";

// `npm run db:reset`: deletes the local data and seeds it again.
const terminal = createInterface({ input: process.stdin, output: process.stdout });
const answer = process.argv.includes("--yes")
  ? "yes"
  : await terminal.question(`Delete everything under ${statePath} and start over? (yes/no) `);
terminal.close();
if (answer.trim().toLowerCase() !== "yes") {
  console.log("Nothing was changed.");
  process.exit(1);
}
rmSync(statePath, { recursive: true, force: true });
await prepareLocal();
