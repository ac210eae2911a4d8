import { existsSync } from "node:fs";
import { makeSqlite } from "./data/make-sqlite.ts";
import { stop } from "./local.ts";

// `npm run data:sqlite -- jsonl.zip archive.sqlite`: makes one SQLite file of a dump from /data, its zip of JSON Lines or
// a directory that this was unpacked into.
const [dump, out] = process.argv.slice(2);
if (!dump || !out || !existsSync(dump))
  stop("Say which dump, and the new file: npm run data:sqlite -- jsonl.zip archive.sqlite");
if (existsSync(out)) stop(`${out} is there already.`);
for (const [table, count] of Object.entries(makeSqlite(dump, out)))
  console.log(`${String(count).padStart(8)}  ${table}`);
