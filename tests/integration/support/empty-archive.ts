import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** In one batch: `applyD1Migrations` sends one each, which takes four times as long. */
const migrations = env.MIGRATIONS.flatMap(({ queries }) => queries);

const maxResets = 3;

/** How to empty a database that has been migrated; undefined before the first test. */
let plan: Awaited<ReturnType<typeof planEmptying>> | undefined;

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
  if (!plan) return false;
  await Promise.all([emptyForms(), emptyFiles()]);
  return emptyTables(plan);
}

/** Deletes from the tables that have rows: a test fills some ten of sixty, and each statement takes its time. */
async function emptyTables({ tables, guards, refill, filled, state, left }: typeof plan & {}) {
  const found: number[] = JSON.parse((await read<{ filled: string }>(filled))[0]!.filled);
  const used = tables.filter((_, at) => found[at] === 1);
  const lifted = guards.filter(({ table }) => used.includes(table));
  const statements = [
    "PRAGMA defer_foreign_keys = ON",
    ...lifted.map(({ name }) => `DROP TRIGGER ${name}`),
    ...used.map((table) => `DELETE FROM "${table}"`),
    ...refill,
    ...lifted.map(({ sql }) => sql),
    state,
  ];
  const results = await env.DB.batch<{ state: string }>(
    statements.map((statement) => env.DB.prepare(statement)),
  );
  return results.at(-1)!.results[0]!.state === left;
}

async function emptyForms(): Promise<void> {
  const { keys } = await env.DRAFTS.list();
  for (const { name } of keys) await env.DRAFTS.delete(name);
}

async function emptyFiles(): Promise<void> {
  for (const bucket of [env.MEDIA, env.DUMPS, env.COPIES]) {
    const { objects } = await bucket.list();
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
  }
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
  plan ??= await planEmptying();
}

/** Reads which tables there are, what the migrations have put into them, and which triggers refuse to delete. */
async function planEmptying() {
  const objects = await read<{ type: string; name: string; table: string; sql: string }>(
    "SELECT type, name, tbl_name AS \"table\", sql FROM sqlite_schema WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'",
  );
  const tables = objects.filter(({ type }) => type === "table").map(({ name }) => name);
  const guards = objects.filter(({ type, sql }) => type === "trigger" && refusesToDelete.test(sql));
  const refill: string[] = [];
  for (const table of tables)
    for (const row of await read(`SELECT * FROM "${table}"`))
      refill.push(`INSERT INTO "${table}" VALUES (${Object.values(row).map(literal).join(", ")})`);
  const ofEach = (answer: string) =>
    `json_array(${tables.map((table) => `(SELECT ${answer} FROM "${table}")`).join(", ")})`;
  const filled = `SELECT ${ofEach("count(*) > 0")} AS filled`;
  const schema = "(SELECT group_concat(sql ORDER BY name) FROM sqlite_schema)";
  const state = `SELECT json_array(${ofEach("count(*)")}, ${schema}) AS state`;
  const left = (await read<{ state: string }>(state))[0]!.state;
  return { tables, guards, refill, filled, state, left };
}

const refusesToDelete = /BEFORE DELETE.*RAISE/s;

const read = async <Row extends object>(query: string) =>
  (await env.DB.prepare(query).all<Row>()).results;

const literal = (value: unknown) =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
