import { jsonRows } from "../json-rows.ts";
import { isUnedited } from "./editors.ts";
import {
  addStatements,
  aliasStatements,
  fieldStatements,
  type AliasSeed,
  type EntrySeed,
  type SeededField,
} from "./entry-statements.ts";
import { janyaSeeds, otherScaleSeeds } from "../music/janyas.ts";

const same = (...columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, `value ->> '${column}'`]));

const fields: SeededField[] = [
  { field: "melakarta", column: "melakarta", values: same("melakarta") },
  { field: "isoName", column: "iso_name", values: { iso_name: "value ->> 'isoName'" } },
  {
    field: "arohana",
    column: "arohana",
    values: same("arohana", "avarohana", "source"),
  },
  { field: "fame", column: "fame", values: same("fame") },
  { field: "bhashanga", column: "bhashanga", values: same("bhashanga") },
  { field: "timeOfDay", column: "time_of_day", values: { time_of_day: "value ->> 'timeOfDay'" } },
  { field: "creatorId", column: "creator_id", values: { creator_id: "value ->> 'creatorId'" } },
];

/** Finds a melakarta by its number: a user may have renamed it. */
const parent: SeededField = {
  field: "parentId",
  column: "parent_id",
  values: {
    parent_id:
      "(SELECT m.id FROM raagas AS m WHERE m.melakarta = value ->> 'parent' AND m.id <> raagas.id)",
  },
};

const unedited = isUnedited("raaga", "raaga_id", "scales");

/** Replaces the other scales of raagas, unless a user has changed them. */
function otherScaleStatements(): string[] {
  const ids = jsonRows([...new Set(otherScaleSeeds.map(({ raagaId }) => raagaId))]);
  return [
    ...ids.map(
      (rows) =>
        `DELETE FROM raaga_scales WHERE raaga_id IN (SELECT value FROM ${rows}) AND ${unedited}`,
    ),
    ...jsonRows(otherScaleSeeds).map(
      (rows) => `INSERT INTO raaga_scales (raaga_id, number, kind, arohana, avarohana, parent)
        SELECT value ->> 'raagaId', value ->> 'number', value ->> 'kind', value ->> 'arohana',
          value ->> 'avarohana', value ->> 'parent'
        FROM ${rows} WHERE value ->> 'raagaId' IN (SELECT id FROM raagas)
          AND ${isUnedited("raaga", "value ->> 'raagaId'", "scales")} ON CONFLICT DO NOTHING`,
    ),
  ];
}

/** Returns the statements for raagas, their other scales and aliases. Users' changes stay. */
export function raagaStatements(raagas: EntrySeed[], aliases: AliasSeed[]): string[] {
  return [
    ...addStatements("raaga", raagas),
    ...fieldStatements("raaga", raagas, fields),
    ...fieldStatements(
      "raaga",
      janyaSeeds.map(({ id, parent: number }) => ({ id, description: id, parent: number })),
      [parent],
    ),
    ...aliasStatements("raaga", aliases),
    ...otherScaleStatements(),
  ];
}
