import { parseArgs } from "node:util";
import { fill } from "./large/fill.ts";
import { ensureReferenceLists, findDatabase, openForBulk } from "./large/storage.ts";
import { statePath, stop } from "./local.ts";

// `npm run seed:large -- --songs 100000 [--state DIR]`: adds invented songs, to measure a large archive.
const { values } = parseArgs({
  options: {
    songs: { type: "string", default: "100000" },
    state: { type: "string", default: statePath },
  },
});
const count = Number(values.songs);
if (!Number.isSafeInteger(count) || count < 1) stop("--songs takes a whole number above 0.");
const file = findDatabase(values.state);
if (!file)
  stop(
    `There is no migrated archive under ${values.state}. \`npm start\` makes one, or:\n` +
      `  npx wrangler d1 migrations apply DB --local --persist-to ${values.state}`,
  );

const started = performance.now();
const db = openForBulk(file);
// A song may be inserted after rows that refer to it.
db.exec("BEGIN IMMEDIATE; PRAGMA defer_foreign_keys = ON");
await ensureReferenceLists(db);
await fill(db, count);
db.exec("COMMIT");
const counted = db
  .prepare(
    `SELECT (SELECT value FROM counters WHERE name = 'songs') AS counter,
            (SELECT count(*) FROM songs WHERE deleted_at IS NULL) AS songs`,
  )
  .get() as { counter: number; songs: number };
db.close();
if (counted.counter !== counted.songs)
  stop(`counters.songs says ${counted.counter}, but there are ${counted.songs} songs.`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Added ${count} songs in ${seconds} s; the archive now has ${counted.songs}.`);
