import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { localAccess } from "./access.ts";
import { compareRows } from "./copies/compare-rows.ts";
import { type DatabaseCopy, findCopy } from "./copies/database-copy.ts";
import { openCopy } from "./open-copy.ts";
import { demandEmptyPlace, importSql } from "./import-sql.ts";
import { findDatabase } from "./large/storage.ts";
import { statePath, stop, withLocalBindings } from "./local.ts";
import { packRows } from "./pack-rows.ts";
import { reindex } from "./reindex.ts";

// `npm run copies:restore -- --from DIR|s3://BUCKET [--name NAME] [--remote DATABASE]`: restores a copy of the database,
// the last one unless NAME says which, into a new, empty one. A local one is compared with the copy row by row.
const { values } = parseArgs({
  options: { from: { type: "string" }, name: { type: "string" }, remote: { type: "string" } },
});
const { from, name, remote } = values;
if (!from) stop("Say which copy: npm run copies:restore -- --from DIR|s3://BUCKET");
if (!remote) demandEmptyPlace(`npm run copies:restore -- --from ${from}`);
const copy = await findCopy(await openCopy(from), name);
if (!copy) stop(`There is no whole copy ${name ?? "of a database"} in ${from}.`);
const { manifest } = copy;
const isSteady = manifest.dataVersion.before === manifest.dataVersion.after;
console.log(
  `The copy ${manifest.name}: ${manifest.parts.length} files` +
    (isSteady ? "." : "; songs were changed while it was made."),
);
await timed("restored", () => restore(copy, remote));
if (remote) console.log(`${remote} is filled; its search index is not: see docs/deploy.md.`);
else {
  const { rows, faults } = await timed("compared", () =>
    compareRows(findDatabase(statePath)!, copy),
  );
  for (const fault of faults) console.error(fault);
  console.log(`${rows} rows are those of the copy; ${faults.length} faults.`);
  const count = await timed("indexed", () =>
    withLocalBindings(({ DB }) => reindex(localAccess(DB))),
  );
  console.log(`Indexed ${count} songs and names. The archive under ${statePath} is filled.`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Writes the copy as statements that D1 takes, and runs them. */
async function restore(
  { manifest: { parts }, readPart }: DatabaseCopy,
  database?: string,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "restore-"));
  const file = join(folder, "copy.sql");
  try {
    writeFileSync(file, "", { mode: 0o600 });
    for (const part of parts) {
      const text = await readPart(part);
      appendFileSync(file, part.table === null ? text : packRows(text));
    }
    importSql(file, database);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const result = await work();
  console.log(`${what} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
