import { sql } from "drizzle-orm";
import type { CellName } from "../../../domain/songs/csv/cell-names.ts";

import { maxNearest, type NameOption } from "../../../domain/songs/csv/nearest-names.ts";
import { rankNames } from "../../../domain/search/keys/name-ranking.ts";
import { parseQuery } from "../../../domain/search/keys/parse-query.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { jsonChunks } from "../../json-chunks.ts";
import { personRowsIn } from "../../people/person-rows.ts";
import { nameRowsIn, rangesJson } from "../../search/index/range-conditions.ts";
import { listAlikeRanges } from "../../search/suggestion-statements.ts";

const maxCandidates = 60;
const kinds = ["singer", "composer", "accompanist"] as const;
type Kind = (typeof kinds)[number];

/** Selects the names that neither a person nor a song's printed names have. */
export async function findNewNames(
  db: Database,
  names: readonly Pick<CellName, "list" | "name">[],
): Promise<Set<string>> {
  const distinct = [...new Set(names.map(({ name }) => name))];
  const [first, ...others] = jsonChunks(distinct).map((list) =>
    statement<{ name: string }>(
      db,
      sql`SELECT value AS name FROM json_each(${list}) AS printed
        WHERE NOT EXISTS (SELECT 1 FROM person_names WHERE name = printed.value COLLATE NOCASE)
          AND NOT EXISTS (SELECT 1 FROM name_index
            WHERE kind IN ('singer', 'composer', 'accompanist') AND name = printed.value)`,
    ),
  );
  const results = first ? await db.batch([first, ...others]) : [];
  return new Set(results.flat().map(({ name }) => name));
}

interface Candidate {
  name: string;
  matched: string;
  field: number;
}

/** Finds the most similar names of people for each of these names, printed names included. One batch. */
export async function findNearestPeople(
  db: Database,
  names: readonly { list: Kind; name: string }[],
): Promise<NameOption[][]> {
  const [first, ...others] = names.map(({ list, name }) => {
    const query = parseQuery(name);
    const ranges = rangesJson(query ? [...query.contains, ...listAlikeRanges(query)] : []);
    return statement<Candidate>(
      db,
      sql`SELECT * FROM (SELECT n.name, n.matched, n.field
          FROM ${nameRowsIn(list, ranges)} LIMIT ${maxCandidates})
        UNION ALL SELECT p.name, found.matched, found.field FROM ${personRowsIn(ranges, maxCandidates)}`,
    );
  });
  const results = first ? await db.batch([first, ...others]) : [];
  return names.map(({ name }, at) =>
    rankNames([name], results[at]!, { wholeNames: true })
      .slice(0, maxNearest)
      .map((one) => ({ value: one.name, text: one.name })),
  );
}
