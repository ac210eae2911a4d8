import { env } from "cloudflare:workers";

/** The names of all tables of the archive. */
export async function listTables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('d1_migrations', 'sqlite_sequence') AND substr(name, 1, 3) <> '_cf'",
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Every row of every table, by table. */
export async function readAllRows(): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = await listTables();
  const answers = await env.DB.batch<Record<string, unknown>>(
    tables.map((name) => env.DB.prepare(`SELECT * FROM ${name}`)),
  );
  return Object.fromEntries(answers.map(({ results }, at) => [tables[at]!, results]));
}
