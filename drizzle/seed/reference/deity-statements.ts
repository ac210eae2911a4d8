import { listDeityNames } from "#app/domain/music/deity.ts";
import { goneIds, isUnedited } from "../entries/editors.ts";
import { nameKeyStatements } from "../entries/name-key-statements.ts";
import { jsonRows } from "../json-rows.ts";
import { deitySeeds } from "./deities.ts";

/** Returns the statements that add deities with their names. Entries that users changed or deleted stay as they are. */
export function deityStatements(): string[] {
  const names = deitySeeds.flatMap((deity) =>
    listDeityNames(deity).map((one) => ({ ...one, id: deity.id })),
  );
  const isUnchanged = ["otherNames", "commonNames", "scriptNames"]
    .map((field) => isUnedited("deity", "d.id", field))
    .join(" AND ");
  return [
    ...jsonRows(deitySeeds).map(
      (rows) => `INSERT INTO deities (id, description, script_names)
        SELECT value ->> 'id', value ->> 'description', value -> 'scriptNames' FROM ${rows}
        WHERE value ->> 'id' NOT IN (${goneIds("deity")}) ON CONFLICT DO NOTHING`,
    ),
    ...jsonRows(names).map(
      (rows) => `INSERT INTO deity_names (deity_id, name, kind)
        SELECT d.id, value ->> 'name', value ->> 'kind'
        FROM ${rows} JOIN deities d ON d.id = value ->> 'id'
        WHERE ${isUnchanged} ON CONFLICT DO NOTHING`,
    ),
    ...nameKeyStatements(
      "deity",
      deitySeeds.map((deity) => ({
        name: deity.id,
        description: deity.description,
        aliases: listDeityNames(deity).map(({ name }) => name),
      })),
    ),
  ];
}
