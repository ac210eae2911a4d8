import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { openLocalBindings } from "./local.ts";

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
    const answer = wrangler("--json", "--command", query);
    return (JSON.parse(answer) as { results: T[] }[])[0]!.results;
  },
  write: async (statements) => {
    if (statements.length === 0) return;
    mkdirSync(".wrangler", { recursive: true });
    writeFileSync(file, `${statements.join(";\n")};\n`);
    wrangler("--yes", "--file", file);
  },
};

/** Runs a command on the deployed database; throws what it printed if it fails. */
function wrangler(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    "wrangler",
    ["d1", "execute", "DB", "--remote", ...args],
    {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
    },
  );
  if (status !== 0) throw new Error(`${stderr}\n${stdout}`);
  return stdout;
}

/** Runs `work` on the deployed database with `--remote`, else on the local one. */
export async function withDatabase<T>(work: (access: Access) => Promise<T>): Promise<T> {
  if (process.argv.includes("--remote")) return work(remoteAccess);
  const { env, close } = await openLocalBindings();
  try {
    return await work(localAccess(env.DB));
  } finally {
    await close();
  }
}
