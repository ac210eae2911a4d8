import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** In one batch: `applyD1Migrations` sends one each, which takes four times as long. */
const migrations = env.MIGRATIONS.flatMap(({ queries }) => queries);

const maxResets = 3;

/** How to empty a database that has been migrated; undefined before the first test. */
let emptying: { statements: string[]; left: string } | undefined;

/**
 * Deletes all that is stored, and has the tables as the migrations leave them. A reset takes ten times as long as
 * deleting rows: it is for the first test, and for one after which more than rows differs.
 */
export async function emptyArchive(): Promise<void> {
  // It throws where a test has taken a table away.
  if (!(await deleteEverything().catch(() => false))) await recreate();
}

/** Deletes rows, stored forms and files. Returns false if the database is not as it was after its migrations. */
async function deleteEverything(): Promise<boolean> {
  if (!emptying) return false;
  await Promise.all([emptyForms(), emptyFiles()]);
  const results = await env.DB.batch<{ state: string }>(
    emptying.statements.map((statement) => env.DB.prepare(statement)),
  );
  return results.at(-1)!.results[0]!.state === emptying.left;
}

async function emptyForms(): Promise<void> {
  const { keys } = await env.DRAFTS.list();
  for (const { name } of keys) await env.DRAFTS.delete(name);
}

async function emptyFiles(): Promise<void> {
  const { objects } = await env.MEDIA.list();
  if (objects.length > 0) await env.MEDIA.delete(objects.map(({ key }) => key));
}

/** A reset that meets work of the test before leaves its tables: then it is repeated. */
async function recreate(resets = 1): Promise<void> {
  await reset();
  try {
    await env.DB.batch(migrations.map((query) => env.DB.prepare(query)));
  } catch (error) {
    if (resets === maxResets || !String(error).includes("already exists")) throw error;
    await recreate(resets + 1);
  }
  emptying ??= await planEmptying();
}

/** Reads which tables there are, what the migrations have put into them, and which triggers refuse to delete. */
async function planEmptying() {
  const objects = await read<{ type: string; name: string; sql: string }>(
    "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'",
  );
  const tables = objects.filter(({ type }) => type === "table").map(({ name }) => name);
  const guards = objects.filter(({ type, sql }) => type === "trigger" && refusesToDelete.test(sql));
  const refill: string[] = [];
  for (const table of tables)
    for (const row of await read(`SELECT * FROM "${table}"`))
      refill.push(`INSERT INTO "${table}" VALUES (${Object.values(row).map(literal).join(", ")})`);
  const half = tables.length / 2;
  // As two: an expression of so many parts is too deep for SQLite.
  const counts = [tables.slice(0, half), tables.slice(half)]
    .map((some) => some.map((table) => `(SELECT count(*) FROM "${table}")`).join(" || ' ' || "))
    .join("), (");
  const state = `SELECT json_array((${counts}), (SELECT group_concat(sql ORDER BY name) FROM sqlite_schema)) AS state`;
  const statements = [
    "PRAGMA defer_foreign_keys = ON",
    ...guards.map(({ name }) => `DROP TRIGGER ${name}`),
    ...tables.map((table) => `DELETE FROM "${table}"`),
    ...refill,
    ...guards.map(({ sql }) => sql),
    state,
  ];
  return { statements, left: (await read<{ state: string }>(state))[0]!.state };
}

const refusesToDelete = /BEFORE DELETE.*RAISE/s;

const read = async <Row extends object>(query: string) =>
  (await env.DB.prepare(query).all<Row>()).results;

const literal = (value: unknown) =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
