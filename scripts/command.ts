import { parseArgs } from "node:util";
import { type Access, localAccess } from "./access.ts";
import { findDatabase } from "./large/storage.ts";
import { statePath, stop, withLocalBindings } from "./local.ts";
import { openRemote } from "./remote-database.ts";

interface CommandOptions {
  /** Whether the command works on the deployed database. */
  remote: boolean;
  /** Whether it says what it would write, and writes nothing. */
  isDryRun: boolean;
  email?: string;
}

/** Reads the options of a command on a database; stops at those that it does not have. */
export function readOptions(): CommandOptions {
  try {
    const { values } = parseArgs({
      options: {
        remote: { type: "boolean", default: false },
        "dry-run": { type: "boolean", default: false },
        email: { type: "string" },
      },
    });
    const { remote, "dry-run": isDryRun, email } = values;
    return { remote, isDryRun, ...(email !== undefined && { email }) };
  } catch (error) {
    return stop((error as Error).message);
  }
}

/** Runs `work`, which must be repeatable, on the deployed database if `remote`, else on the local one. */
export async function withDatabase<T>(
  { remote }: Pick<CommandOptions, "remote">,
  work: (access: Access) => Promise<T>,
): Promise<T> {
  process.once("SIGINT", () => {
    console.error("\nBroken off. What is written stays: run the command again, and it goes on.");
    process.exit(130);
  });
  if (remote) return work(openRemote());
  if (!findDatabase(statePath))
    stop(`There is no archive under ${statePath}: npm start makes one.`);
  return withLocalBindings((env) => work(localAccess(env.DB)));
}
