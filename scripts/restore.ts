import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findDatabase, listDatabases, openForBulk } from "./large/storage.ts";
import { openLocalBindings, run, statePath } from "./local.ts";

// `npm run db:restore -- --file FILE [--remote DATABASE]`: restores a backup into a new, empty database.
const { values } = parseArgs({ options: { file: { type: "string" }, remote: { type: "string" } } });
const { file, remote } = values;
if (!file || !existsSync(file)) stop("Say which backup: npm run db:restore -- --file FILE");
if (!remote && findDatabase(statePath))
  stop(
    `There is an archive under ${statePath}. Name a new place for the restored one:\n` +
      `  ARCHIVE_STATE=.wrangler/restored npm run db:restore -- --file ${file}`,
  );

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

if (remote) run("wrangler", ["d1", "execute", remote, "--remote", "--yes", "--file", file]);
else await fillLocal(file);
console.log(remote ? `${remote} is filled.` : `The archive under ${statePath} is filled.`);

/** Executes a file in one transaction. wrangler sends and reports each statement: two minutes instead of seconds. */
async function fillLocal(sql: string): Promise<void> {
  const { env, close } = await openLocalBindings();
  // Creates the file of the database.
  await env.DB.prepare("SELECT 1").run();
  await close();
  const db = openForBulk(listDatabases(statePath)[0]!);
  db.exec(`BEGIN; ${readFileSync(sql, "utf8")}; COMMIT`);
  db.close();
}
