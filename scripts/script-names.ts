import { makeTitleNames } from "#app/domain/music/script/script-names.server.ts";
import { scriptNameStatements } from "#drizzle/seed/reference/script-names.ts";
import { literal } from "#drizzle/seed/sql.ts";
import type { Access } from "./access.ts";

const tables = ["raagas", "taalas", "people"] as const;
const batchSize = 500;

interface TitleRow {
  id: number;
  isoTitle: string | null;
  nativeTitle: string | null;
  language: string | null;
  written: string;
}

const selectTitles = (
  after: number,
) => `SELECT id, iso_title AS isoTitle, native_title AS nativeTitle,
    language, script_names AS written FROM compositions
  WHERE id > ${after} AND (iso_title IS NOT NULL OR native_title IS NOT NULL OR script_names <> '{}')
  ORDER BY id LIMIT ${batchSize}`;

/**
 * Writes names in Indian scripts that are missing or outdated by newer rules; triggers update the songs. Returns the
 * number of changed titles. It can be interrupted and run again.
 */
export async function writeScriptNames({ read, write }: Access): Promise<number> {
  for (const table of tables) {
    const rows = await read<{ name: string }>(
      `SELECT DISTINCT iso_name AS name FROM ${table} WHERE iso_name IS NOT NULL`,
    );
    const names = rows.map(({ name }) => name);
    for (const statement of await scriptNameStatements(table, names)) await write([statement]);
  }
  let count = 0;
  for (let after = 0; ;) {
    const rows = await read<TitleRow>(selectTitles(after));
    if (rows.length === 0) return count;
    after = rows.at(-1)!.id;
    const updates = rows.map(async ({ id, written, ...titles }) => {
      const names = JSON.stringify(await makeTitleNames(titles));
      return names === written ? [] : [{ id, names }];
    });
    const changed = (await Promise.all(updates)).flat();
    await write(
      changed.map(
        ({ id, names }) =>
          `UPDATE compositions SET script_names = ${literal(names)} WHERE id = ${id}`,
      ),
    );
    count += changed.length;
  }
}
