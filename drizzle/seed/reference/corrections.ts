import { raagaIsoNames, taalaIsoNames } from "./iso-names.ts";
import { raagaSeeds } from "./raagas.ts";

// Lists that were seeded before these facts were known. A field that an editor may have written stays.

/** Raagas whose ids were misspelt. */
const formerRaagaIds: Record<string, string> = { Meghranjani: "Megharanjani" };

/** Raagas that were seeded from a list of kritis which matches raagas' names loosely. */
const misreadRaagaIds = ["Murti", "Navamalika", "Ramalila", "Sukshmarupi", "Suksmarupi"];

/** Begins of taalas' names in ISO 15919 that were misspelt. */
const formerJatis: Record<string, string> = { tisra: "tiśra", catusra: "caturaśra" };

const json = (value: unknown) => `json_each('${JSON.stringify(value).replaceAll("'", "''")}')`;

/** Renames raagas, unless the new name is taken. Their songs follow by the foreign key. */
export function renameStatements(): string[] {
  return Object.entries(formerRaagaIds).flatMap(([old, id]) => [
    `UPDATE raagas SET id = '${id}', description = CASE description WHEN '${old}' THEN '${id}' ELSE description END
      WHERE id = '${old}' AND NOT EXISTS (SELECT 1 FROM raagas WHERE id = '${id}')`,
    `UPDATE OR REPLACE name_index SET name = '${id}', matched = CASE matched WHEN '${old}' THEN '${id}' ELSE matched END
      WHERE kind = 'raaga' AND name = '${old}' AND NOT EXISTS (SELECT 1 FROM raagas WHERE id = '${old}')`,
  ]);
}

/** Removes raagas that were misread, unless somebody has used or changed them. */
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

function isoNameStatement(table: "raagas" | "taalas", names: Record<string, string>): string {
  return `UPDATE ${table} SET iso_name = value FROM ${json(names)} WHERE key = ${table}.id AND iso_name IS NULL`;
}

/** Fills what is empty: names in ISO 15919, parents and scales. A parent that is not there is left out. */
export function fillStatements(): string[] {
  const known = raagaSeeds.filter(({ melakarta }) => melakarta === null);
  const scales = known.flatMap(({ id, arohana, avarohana, source }) =>
    arohana === null ? [] : [{ id, arohana, avarohana, source }],
  );
  const parents = Object.fromEntries(
    known.flatMap(({ id, parentId }) => (parentId === null ? [] : [[id, parentId]])),
  );
  return [
    ...Object.entries(formerJatis).map(
      ([old, jati]) =>
        `UPDATE taalas SET iso_name = '${jati}' || substr(iso_name, ${old.length + 1})
          WHERE iso_name GLOB '${old}jāti *' OR iso_name = '${old} cāpu'`,
    ),
    isoNameStatement("raagas", raagaIsoNames),
    isoNameStatement("taalas", taalaIsoNames),
    `UPDATE raagas SET parent_id = value FROM ${json(parents)}
      WHERE key = raagas.id AND parent_id IS NULL AND melakarta IS NULL
        AND EXISTS (SELECT 1 FROM raagas AS melakartas WHERE melakartas.id = value)`,
    `UPDATE raagas SET arohana = value ->> 'arohana', avarohana = value ->> 'avarohana',
        source = value ->> 'source'
      FROM ${json(scales)} WHERE value ->> 'id' = raagas.id AND arohana IS NULL AND avarohana IS NULL`,
  ];
}
