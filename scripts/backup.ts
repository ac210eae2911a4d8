import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findDatabase } from "./large/storage.ts";
import { packRows } from "./pack-rows.ts";
import { run, statePath, stop } from "./local.ts";

// `npm run db:backup [-- --file FILE] [--remote]`: exports the database to a file of SQL, without recordings and pictures.
const now = new Date().toISOString().replaceAll(/[:.]/g, "-");
const { values } = parseArgs({
  options: {
    file: { type: "string", default: `.wrangler/backups/${now}.sql` },
    remote: { type: "boolean", default: false },
  },
});
if (!values.remote && !findDatabase(statePath))
  stop(`There is no archive under ${statePath}: npm start makes one.`);
const file = resolve(values.file);
mkdirSync(dirname(file), { recursive: true });

/** Both the inserted rows and the export set the counters of ids. */
const removeDuplicateCounters = `DELETE FROM sqlite_sequence
  WHERE rowid NOT IN (SELECT max(rowid) FROM sqlite_sequence GROUP BY name);`;

const folder = mkdtempSync(join(tmpdir(), "backup-"));
try {
  const parts = [exportPart("schema", "--no-data"), exportPart("rows", "--no-schema")] as const;
  // An existing file keeps its mode.
  rmSync(file, { force: true });
  writeFileSync(file, orderStatements(...parts), { mode: 0o600 });
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`The backup is ${file}`);

function exportPart(part: string, option: string): string {
  const output = join(folder, `${part}.sql`);
  const from = values.remote ? ["--remote"] : ["--local", "--config", configBesideStorage()];
  run("wrangler", ["d1", "export", "DB", ...from, option, "--output", output]);
  return readFileSync(output, "utf8");
}

/** Writes a wrangler configuration beside our storage, as `wrangler d1 export` has no --persist-to. */
function configBesideStorage(): string {
  const config = join(folder, "wrangler.toml");
  if (!existsSync(config)) {
    cpSync("wrangler.toml", config);
    mkdirSync(join(folder, ".wrangler"));
    symlinkSync(resolve(statePath), join(folder, ".wrangler", "state"));
  }
  return config;
}

/**
 * Sorts tables, rows, views, then indexes and triggers: an export has rows before the tables to which they refer, and
 * may have triggers before the views that they are on.
 */
function orderStatements(schema: string, rows: string): string {
  const firstIndex = schema.search(/^CREATE (UNIQUE )?(INDEX|TRIGGER|VIEW)/m);
  const rest = schema.slice(firstIndex);
  const views = /^CREATE VIEW [^;]+;\n/gm;
  return [
    schema.slice(0, firstIndex),
    packRows(rows),
    removeDuplicateCounters,
    ...(rest.match(views) ?? []),
    rest.replaceAll(views, ""),
  ].join("\n");
}
