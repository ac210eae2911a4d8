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
import { run, statePath } from "./local.ts";

// `npm run db:backup [-- --file FILE] [--remote]`: the whole database as one file of SQL. Recordings are not
// in it: they are in the bucket.
const now = new Date().toISOString().replaceAll(/[:.]/g, "-");
const { values } = parseArgs({
  options: {
    file: { type: "string", default: `.wrangler/backups/${now}.sql` },
    remote: { type: "boolean", default: false },
  },
});
const file = resolve(values.file);
mkdirSync(dirname(file), { recursive: true });

/** The rows raise the counters of ids as they come in, and the export sets them besides. */
const countedOnce = `DELETE FROM sqlite_sequence
  WHERE rowid NOT IN (SELECT max(rowid) FROM sqlite_sequence GROUP BY name);`;

const place = mkdtempSync(join(tmpdir(), "backup-"));
try {
  const parts = [exported("schema", "--no-data"), exported("rows", "--no-schema")] as const;
  writeFileSync(file, inOrder(...parts), { mode: 0o600 });
} finally {
  rmSync(place, { recursive: true });
}
console.log(`The backup is ${file}`);

function exported(part: string, option: string): string {
  const output = join(place, `${part}.sql`);
  const from = values.remote ? ["--remote"] : ["--local", "--config", besideStorage()];
  run("wrangler", ["d1", "export", "DB", ...from, option, "--output", output]);
  return readFileSync(output, "utf8");
}

/** A configuration whose storage is ours: the export looks for it there, and nowhere else. */
function besideStorage(): string {
  const config = join(place, "wrangler.toml");
  if (!existsSync(config)) {
    cpSync("wrangler.toml", config);
    mkdirSync(join(place, ".wrangler"));
    symlinkSync(resolve(statePath), join(place, ".wrangler", "state"));
  }
  return config;
}

/**
 * All tables, then all rows, then what watches over rows: whole exports have rows before the tables that
 * they refer to, and cannot be read back.
 */
function inOrder(schema: string, rows: string): string {
  const watching = schema.search(/^CREATE (UNIQUE )?(INDEX|TRIGGER|VIEW)/m);
  return [schema.slice(0, watching), rows, countedOnce, schema.slice(watching)].join("\n");
}
