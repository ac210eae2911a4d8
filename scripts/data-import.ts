import { existsSync } from "node:fs";
import { openDatabase } from "#app/data/database.ts";
import { localAccess } from "./access.ts";
import { compareRecords } from "./data/compare-records.ts";
import { openDump } from "./data/open-dump.ts";
import { writeRecords } from "./data/write-records.ts";
import { findDatabase, openForBulk } from "./large/storage.ts";
import { openLocalBindings, statePath, stop, withLocalBindings } from "./local.ts";
import { migrateEmpty } from "./migrate.ts";
import { reindex } from "./reindex.ts";

// `npm run data:import -- jsonl.zip [--dry-run]`: reads a dump into an empty local archive; `ARCHIVE_STATE` names its
// folder. Songs, people and entries keep their addresses. At the end each field is compared with the dump.
const [path] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
if (!path || !existsSync(path))
  stop("Say which dump: ARCHIVE_STATE=.wrangler/imported npm run data:import -- jsonl.zip");
const dump = openDump(path);
for (const [kind, records] of Object.entries(dump))
  console.log(`${String(records.length).padStart(8)}  ${kind}`);
if (process.argv.includes("--dry-run")) {
  console.log("All of these can be read. Nothing was written.");
  process.exit();
}
const open = () => openLocalBindings(statePath);
if (!findDatabase(statePath)) await withLocalBindings(({ DB }) => migrateEmpty(DB), open);
const db = openForBulk(findDatabase(statePath)!);
const filled = ["songs", "compositions", "people", "raagas", "taalas", "deities", "sources"].filter(
  (table) => db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get(),
);
if (filled.length > 0)
  stop(`The archive under ${statePath} is not empty: it has ${filled.join(", ")}.`);
db.exec("BEGIN IMMEDIATE; PRAGMA defer_foreign_keys = ON");
writeRecords(db, dump);
db.exec("COMMIT");
db.close();
const differences = await withLocalBindings(async ({ DB }) => {
  await reindex(localAccess(DB));
  return compareRecords(openDatabase(DB), dump);
}, open);
for (const difference of differences.slice(0, 20)) console.error(difference);
if (differences.length > 0) stop(`${differences.length} fields differ from the dump.`);
console.log(`The archive under ${statePath} has every record, and each field is that of the dump.`);
