import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { listTables, readAllRows } from "./stored-rows.ts";
import { count } from "./users.ts";
import { waitFor } from "./wait-for.ts";

function kindOf(column: string, value: unknown, literals: readonly string[]): unknown {
  const minutes = typeof value === "number" ? Math.round((value - Date.now()) / 60_000) : Infinity;
  if (Math.abs(minutes) < 60) return `now ${minutes > 5 ? "and ten minutes" : ""}`;
  const days = Math.round(minutes / (24 * 60));
  if (days > 0 && days < 366) return `in ${days} days`;
  if (column === "milliseconds") return "a duration";
  if (typeof value !== "string") return value;
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(:\d+)?$/.test(value) && !literals.includes(value))
    return Object.values(roleIds).includes(value as never) ? value : "an id";
  if (column === "share_token") return "a token";
  if (/^[\da-f]{32}$/.test(value)) return "a random id";
  if (/^[\da-f]{64}$/.test(value)) return "a hash";
  if (value.startsWith("scrypt$16384$8$5$")) return "a password of now";
  return /^bound:[\w+/]{200,}=*$/.test(value) ? "a sealed mail" : value;
}

/**
 * Returns all rows of all tables. Random values and times, except `literals`, are replaced by their kind, so that two
 * runs are equal.
 */
async function dumpKinds(literals: readonly string[]): Promise<Record<string, string[]>> {
  const all = Object.entries(await readAllRows()).map(([table, rows]) => {
    const dumped = rows.map((row) =>
      JSON.stringify(
        Object.entries(row).map(([column, value]) => [column, kindOf(column, value, literals)]),
      ),
    );
    return [table, dumped.toSorted()];
  });
  return Object.fromEntries(all);
}

/** Sends a request. Returns its response, and all rows before and after it as `dumpKinds` does. */
export async function recordChange(ask: () => Promise<Response>, literals: readonly string[] = []) {
  const before = await dumpKinds(literals);
  const response = await ask();
  const to = response.headers.get("Location");
  await response.arrayBuffer();
  // Mails are sent after the response.
  await waitFor(async () => expect(await count("FROM mails WHERE status = 'waiting'")).toBe(0));
  return { status: response.status, to, before, after: await dumpKinds(literals) };
}

let columns: Record<string, string> | undefined;

/** The names of all columns in snake and camel case, and other names, with values that would matter; read once. */
export const everyColumn = async () => (columns ??= await readColumns());

async function readColumns(): Promise<Record<string, string>> {
  const names = new Set(["__proto__", "constructor", "isAdmin", "roles", "roles[]", "user[roles]"]);
  const tables = await env.DB.batch<{ name: string }>(
    (await listTables()).map((table) => env.DB.prepare(`PRAGMA table_info(${table})`)),
  );
  for (const { name } of tables.flatMap(({ results }) => results)) {
    names.add(name);
    names.add(name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
  }
  const valueOf = (name: string) => {
    if (/role/i.test(name)) return roleIds.Administrator;
    if (/status/i.test(name)) return "approved";
    if (/_?at$|until|expires/i.test(name)) return "1";
    if (/id$|_by$|By$|count|version|revision|^is/i.test(name)) return "3";
    return "taken over";
  };
  expect(names.size).toBeGreaterThan(150);
  return Object.fromEntries([...names].map((name) => [name, valueOf(name)]));
}
