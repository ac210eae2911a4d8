import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { findDatabase } from "./large/storage.ts";
import { statePath, stop, withLocalBindings } from "./local.ts";

/** A database, local or deployed. */
export interface Access {
  read: <T>(query: string) => Promise<T[]>;
  /** Runs statements as one transaction. */
  write: (statements: string[]) => Promise<void>;
}

export const localAccess = (db: D1Database): Access => ({
  read: async <T>(query: string) => (await db.prepare(query).all<T>()).results,
  write: async (statements) => {
    if (statements.length > 0) await db.batch(statements.map((statement) => db.prepare(statement)));
  },
});

const file = ".wrangler/statements.sql";

export const remoteAccess: Access = {
  read: async <T>(query: string) => {
    const answer = outputOf(execute("--json", "--command", query));
    return (JSON.parse(answer) as { results: T[] }[])[0]!.results;
  },
  write: async (statements) => {
    if (statements.length === 0) return;
    mkdirSync(".wrangler", { recursive: true });
    // The statements may contain secrets, such as the hash of a password.
    writeFileSync(file, `${statements.join(";\n")};\n`, { mode: 0o600 });
    const result = execute("--yes", "--file", file);
    rmSync(file);
    outputOf(result);
  },
};

/** Runs a command on the deployed database. */
const execute = (...args: string[]) =>
  spawnSync("wrangler", ["d1", "execute", "DB", "--remote", ...args], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
  });

/** Returns the output of a command. If the command failed, prints its output and exits. */
function outputOf({ status, stdout, stderr }: ReturnType<typeof execute>): string {
  if (status !== 0) stop(`${stderr}\n${stdout}`);
  return stdout;
}

/** Runs `work`, which must be repeatable, on the deployed database with `--remote`, else on the local one. */
export async function withDatabase<T>(work: (access: Access) => Promise<T>): Promise<T> {
  if (process.argv.includes("--remote")) return work(remoteAccess);
  if (!findDatabase(statePath))
    stop(`There is no archive under ${statePath}: npm start makes one.`);
  return withLocalBindings((env) => work(localAccess(env.DB)));
}
