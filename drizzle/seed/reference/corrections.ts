import { literal } from "../sql.ts";

// Corrections of databases that were seeded with errors.

/** Raagas with misspelt ids. */
const formerRaagaIds: Record<string, string> = { Meghranjani: "Megharanjani" };

/** Raagas from a list of kritis that matches raagas' names loosely. */
const misreadRaagaIds = ["Murti", "Navamalika", "Ramalila", "Sukshmarupi", "Suksmarupi"];

const json = (value: unknown) => `json_each(${literal(JSON.stringify(value))})`;

/** Renames raagas, unless the new name is taken. Their songs follow by the foreign key. */
export function renameStatements(): string[] {
  return Object.entries(formerRaagaIds).flatMap(([old, id]) => [
    `UPDATE raagas SET id = '${id}', description = CASE description WHEN '${old}' THEN '${id}' ELSE description END
      WHERE id = '${old}' AND NOT EXISTS (SELECT 1 FROM raagas WHERE id = '${id}')`,
    `UPDATE OR REPLACE name_index SET name = '${id}', matched = CASE matched WHEN '${old}' THEN '${id}' ELSE matched END
      WHERE kind = 'raaga' AND name = '${old}' AND NOT EXISTS (SELECT 1 FROM raagas WHERE id = '${old}')`,
  ]);
}

/** Removes wrong raagas, unless they are in use or a user has changed them. */
export function removeStatements(): string[] {
  const unused = [
    "songs WHERE raagas.id IN (raaga_id, own_raaga_id)",
    "compositions WHERE raaga_id = raagas.id",
    "composition_raagas WHERE raaga_id = raagas.id",
    "raaga_aliases WHERE raaga_id = raagas.id",
    "raagas AS janyas WHERE janyas.parent_id = raagas.id",
    "audit_events WHERE subject = raagas.id",
  ].map((use) => `NOT EXISTS (SELECT 1 FROM ${use})`);
  return [
    `DELETE FROM raagas WHERE id IN (SELECT value FROM ${json(misreadRaagaIds)})
      AND description = id AND ${unused.join(" AND ")}`,
    `DELETE FROM name_index WHERE kind = 'raaga' AND name IN (SELECT value FROM ${json(misreadRaagaIds)})
      AND NOT EXISTS (SELECT 1 FROM raagas WHERE raagas.id = name_index.name)`,
  ];
}
