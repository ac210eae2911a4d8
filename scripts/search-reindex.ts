import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { openLocalBindings, run } from "./local.ts";
import { reindexLocal } from "./prepare.ts";
import { reindex } from "./reindex.ts";

// `npm run search:reindex [-- --remote]`: rewrites missing and outdated rows of the search index.
const file = ".wrangler/reindex.sql";
const database = ["d1", "execute", "DB", "--remote"];

if (process.argv.includes("--remote")) {
  mkdirSync(".wrangler", { recursive: true });
  const count = await reindex({
    read: async <T>(query: string) => {
      const answer = execFileSync("wrangler", [...database, "--json", "--command", query], {
        encoding: "utf8",
        maxBuffer: 2 ** 28,
      });
      return (JSON.parse(answer) as { results: T[] }[])[0]!.results;
    },
    write: async (statements) => {
      writeFileSync(file, `${statements.join(";\n")};\n`);
      run("wrangler", [...database, "--yes", "--file", file]);
    },
  });
  console.log(`Indexed ${count} songs and names anew.`);
} else {
  const { env, close } = await openLocalBindings();
  try {
    await reindexLocal(env.DB);
  } finally {
    await close();
  }
}
