import { findDatabase } from "./large/storage.ts";
import { run, statePath, stop } from "./local.ts";

/** Stops if the local archive exists: nothing is written over one. */
export function demandEmptyPlace(command: string): void {
  if (findDatabase(statePath))
    stop(
      `There is an archive under ${statePath}. Name a new place for the restored one:\n` +
        `  ARCHIVE_STATE=.wrangler/restored ${command}`,
    );
}

/** Runs a file of SQL in the local database, or in the deployed one with the name `remote`. */
export function importSql(file: string, remote?: string): void {
  const execute = (database: string[], env?: Record<string, string>) =>
    run("wrangler", ["d1", "execute", ...database, "--yes", "--file", file], env);
  // Not printed for a local database: wrangler reports each statement.
  if (remote) execute([remote, "--remote"]);
  else execute(["DB", "--local", "--persist-to", statePath], { WRANGLER_LOG: "warn" });
}
