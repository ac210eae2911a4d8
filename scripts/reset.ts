import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { statePath, stop } from "./local.ts";
import { prepareLocal } from "./prepare.ts";

// `npm run db:reset`: deletes the local data and seeds it again.
const terminal = createInterface({ input: process.stdin, output: process.stdout });
const isClosed = once(terminal, "close").then(() => null);
const question = `Delete everything under ${statePath} and start over? (yes/no) `;
const answer = process.argv.includes("--yes")
  ? "yes"
  : await Promise.race([terminal.question(question), isClosed]);
terminal.close();
if (answer === null)
  stop("\nNothing was changed: nobody answered. `npm run db:reset -- --yes` does not ask.");
if (answer.trim().toLowerCase() !== "yes") stop("Nothing was changed.");
rmSync(statePath, { recursive: true, force: true });
await prepareLocal();
