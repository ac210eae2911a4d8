import { jsonRows } from "../json-rows.ts";
import { goneIds, isReplaceable, isUnedited, type SeededKind } from "./editors.ts";

export interface EntrySeed {
  id: string;
  description: string;
}

export interface AliasSeed {
  id: string;
  alias: string;
  kind: string;
}

/** Columns of the seeds that form one field, by the column that is empty if the field is. */
export interface SeededField {
  field: string;
  column: string;
  /** SQL expressions by column; `value` is the seed. */
  values: Record<string, string>;
}

/** Adds missing entries, except those that users deleted, merged or renamed. */
export function addStatements(kind: SeededKind, seeds: readonly EntrySeed[]): string[] {
  return jsonRows(seeds.map(({ id, description }) => [id, description])).map(
    (rows) => `INSERT INTO ${kind}s (id, description) SELECT value ->> 0, value ->> 1 FROM ${rows}
      WHERE value ->> 0 NOT IN (${goneIds(kind)}) ON CONFLICT DO NOTHING`,
  );
}

/** Updates fields that differ from the seeds and that no user has written. */
export function fieldStatements(
  kind: SeededKind,
  seeds: readonly EntrySeed[],
  fields: readonly SeededField[],
): string[] {
  return jsonRows(seeds).flatMap((rows) =>
    fields.map(({ field, column, values }) => {
      const pairs = Object.entries(values);
      const differs = pairs.map(([name, value]) => `${kind}s."${name}" IS NOT ${value}`);
      return `UPDATE OR IGNORE ${kind}s SET ${pairs.map(([name, value]) => `"${name}" = ${value}`).join(", ")}
        FROM ${rows} WHERE ${kind}s.id = value ->> 'id' AND (${differs.join(" OR ")})
          AND ${isReplaceable(kind, column, field)}`;
    }),
  );
}

/** Adds missing aliases to entries whose aliases no user has changed. */
export function aliasStatements(kind: SeededKind, aliases: readonly AliasSeed[]): string[] {
  return jsonRows(aliases).map(
    (rows) => `INSERT INTO ${kind}_aliases (${kind}_id, alias, kind)
      SELECT value ->> 'id', value ->> 'alias', value ->> 'kind' FROM ${rows}
      WHERE value ->> 'id' IN (SELECT id FROM ${kind}s) AND ${isUnedited(kind, "value ->> 'id'", "aliases")}
      ON CONFLICT DO NOTHING`,
  );
}
