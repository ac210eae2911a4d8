import { jsonChunks } from "#app/data/json-chunks.ts";
import { makeTitleNames } from "#app/domain/music/script/script-names.server.ts";
import {
  countOutdatedNames,
  nameRows,
  outdatedByRules,
  outdatedKnown,
  updateNames,
} from "#drizzle/seed/reference/script-names.ts";
import type { Access, Statement } from "./access.ts";
import type { Progress } from "./progress.ts";

const tables = ["raagas", "taalas", "people"] as const;

/** Letters of the names that a statement writes, about 200 names: pages wait for it. */
const maxLetters = 20_000;
const portionSize = 100;

interface TitleRow {
  id: number;
  isoTitle: string | null;
  nativeTitle: string | null;
  language: string | null;
  written: string;
}

const hasTitles = "iso_title IS NOT NULL OR native_title IS NOT NULL OR script_names <> '{}'";

const selectTitles = `SELECT id, iso_title AS isoTitle, native_title AS nativeTitle,
    language, script_names AS written FROM compositions
  WHERE id > ? AND (${hasTitles}) ORDER BY id LIMIT ${portionSize}`;

// A title that a user has saved since it was read has its names.
const updateTitle = "UPDATE compositions SET script_names = ? WHERE id = ? AND script_names = ?";

/** Counts the titles that have to be looked at. */
export async function countTitles({ read }: Access): Promise<number> {
  const [counted] = await read<{ count: number }>(
    `SELECT count(*) AS count FROM compositions WHERE ${hasTitles}`,
  );
  return counted!.count;
}

/** How many names were written, or would be. */
interface WrittenNames {
  names: number;
  titles: number;
}

/**
 * Writes names in Indian scripts that are missing or outdated by newer rules, a portion per transaction; triggers
 * update the songs. A dry run only counts them. It can be interrupted and run again.
 */
export async function writeScriptNames(
  access: Access,
  { isDryRun = false, progress }: { isDryRun?: boolean; progress?: Progress } = {},
): Promise<WrittenNames> {
  const { read, write } = access;
  const written = { names: 0, titles: 0 };
  for (const table of tables) {
    const rows = await read<{ name: string }>(
      `SELECT DISTINCT iso_name AS name FROM ${table} WHERE iso_name IS NOT NULL`,
    );
    const pairs = await nameRows(rows.map(({ name }) => name));
    for (const [outdated, ...params] of [
      ...jsonChunks(pairs, maxLetters).map(
        (chunk) => [outdatedByRules(table, "json_each(?)"), chunk] as const,
      ),
      [outdatedKnown(table)] as const,
    ]) {
      const [counted] = await read<{ count: number }>(countOutdatedNames(outdated), ...params);
      written.names += counted!.count;
      if (counted!.count > 0 && !isDryRun) await write([{ sql: updateNames(outdated), params }]);
    }
  }
  for (let after = 0; ;) {
    const rows = await read<TitleRow>(selectTitles, after);
    if (rows.length === 0) return written;
    after = rows.at(-1)!.id;
    const updates = (await Promise.all(rows.map(updateOf))).flat();
    if (!isDryRun) await write(updates);
    written.titles += updates.length;
    progress?.(rows.length);
  }
}

/** Returns the statement that corrects the names of a title, or none. */
async function updateOf({ id, written, ...titles }: TitleRow): Promise<Statement[]> {
  const names = JSON.stringify(await makeTitleNames(titles));
  return names === written ? [] : [{ sql: updateTitle, params: [names, id, written] }];
}
