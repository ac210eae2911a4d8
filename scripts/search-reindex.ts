import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { nameIndex, songIndex } from "#drizzle/schema/index.ts";
import { insertStatements } from "#drizzle/seed/sql.ts";
import { nameIndexRows, songIndexRows } from "#app/data/search-index.ts";
import { nextNames, nextSongs, type Read } from "./reindex/pending.ts";
import { openLocalBindings, run, statePath } from "./local.ts";

// `npm run search:reindex [-- --remote]`: makes the index anew for every song and name whose rows were
// made by older rules, or that has none. Each is replaced in one transaction, so that the site finds it
// all the while; stopped and started again, it goes on where it was.
const remote = process.argv.includes("--remote");
const place = remote ? ["--remote"] : ["--local", "--persist-to", statePath];
const file = ".wrangler/reindex.sql";
const songsAtOnce = 200;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function songStatements(songs: Awaited<ReturnType<typeof nextSongs>>): string[] {
  const ids = songs.map(({ id }) => id).join(", ");
  return [
    `DELETE FROM song_index WHERE song_id IN (${ids})`,
    ...insertStatements(songIndex, songs.flatMap(songIndexRows)),
  ];
}

function nameStatements(names: Awaited<ReturnType<typeof nextNames>>): string[] {
  return names.flatMap(({ kind, name, texts }) => [
    `DELETE FROM name_index WHERE kind = ${quoted(kind)} AND name = ${quoted(name)}`,
    ...insertStatements(nameIndex, nameIndexRows(kind, name, texts)),
  ]);
}

async function rewriteAll(read: Read, write: (statements: string[]) => Promise<void>) {
  let count = 0;
  for (let names = await nextNames(read); names.length > 0; names = await nextNames(read)) {
    await write(nameStatements(names));
    count += names.length;
  }
  for (;;) {
    const songs = await nextSongs(read, songsAtOnce);
    if (songs.length === 0) break;
    await write(songStatements(songs));
    count += songs.length;
  }
  console.log(`Indexed ${count} songs and names anew.`);
}

if (remote) {
  mkdirSync(".wrangler", { recursive: true });
  await rewriteAll(
    async (query) => {
      const args = ["d1", "execute", "DB", ...place, "--json", "--command", query];
      const [answer] = JSON.parse(execFileSync("wrangler", args, { encoding: "utf8" }));
      return answer.results;
    },
    async (statements) => {
      writeFileSync(file, `${statements.join(";\n")};\n`);
      run("wrangler", ["d1", "execute", "DB", ...place, "--yes", "--file", file]);
    },
  );
} else {
  const { env, close } = await openLocalBindings();
  try {
    await rewriteAll(
      async (query) => (await env.DB.prepare(query).all()).results as never,
      async (statements) => {
        await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
      },
    );
  } finally {
    await close();
  }
}
