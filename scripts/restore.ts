import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { findDatabase } from "./large/storage.ts";
import { run, statePath, stop } from "./local.ts";

// `npm run db:restore -- --file FILE [--remote DATABASE]`: restores a backup into a new, empty database.
const { values } = parseArgs({ options: { file: { type: "string" }, remote: { type: "string" } } });
const { file, remote } = values;
if (!file || !existsSync(file)) stop("Say which backup: npm run db:restore -- --file FILE");
if (!remote && findDatabase(statePath))
  stop(
    `There is an archive under ${statePath}. Name a new place for the restored one:\n` +
      `  ARCHIVE_STATE=.wrangler/restored npm run db:restore -- --file ${file}`,
  );

// Not printed for a local database: wrangler reports each statement.
if (remote) execute([remote, "--remote"]);
else execute(["DB", "--local", "--persist-to", statePath], { WRANGLER_LOG: "warn" });
console.log(remote ? `${remote} is filled.` : `The archive under ${statePath} is filled.`);

function execute(database: string[], env?: Record<string, string>): void {
  run("wrangler", ["d1", "execute", ...database, "--yes", "--file", file!], env);
}
