import { sql } from "drizzle-orm";
import type { Language } from "../../domain/music/shown-name.ts";
import { indexFields } from "../../domain/search/keys/index-keys.ts";
import { parseQuery } from "../../domain/search/keys/parse-query.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { nameRowsIn, rangesJson } from "./index/range-conditions.ts";
import { type Suggestion, toSuggestion } from "./names/rank-suggestions.ts";

interface Homophone {
  name: string;
  matched: string;
  native: string | null;
}

/** Excludes the consonant skeleton, which words of a description would match. */
const homophones = sql`name_index s CROSS JOIN name_index o
  ON o.kind = 'raaga' AND o.field = ${indexFields.k2} AND o.key = s.key AND o.name <> s.name
  WHERE s.kind = 'raaga' AND s.field = ${indexFields.k2}`;

/** Makes the statement for raagas whose names sound like the raaga that `text` names but are different raagas. */
export function homophonesStatement(db: Database, text: string, language: Language) {
  const exact = (parseQuery(text)?.contains ?? []).filter(([field]) => field === indexFields.k0);
  const own = sql`SELECT n.name FROM ${nameRowsIn("raaga", rangesJson(exact))}`;
  return statement<Homophone>(
    db,
    sql`SELECT o.name, min(o.matched) AS matched,
        (SELECT script_names ->> ${language} FROM raagas WHERE id = o.name) AS native FROM ${homophones} AND s.name IN (${own})
      GROUP BY o.name LIMIT 5`,
  );
}

export function readHomophones(rows: Homophone[]): Suggestion[] {
  return rows.map((row) => toSuggestion({ kind: "raaga", shown: row.name, ...row }));
}

export async function listHomophones(db: Database, raagaId: string): Promise<string[]> {
  const [rows] = await db.batch([
    statement<{ name: string }>(
      db,
      sql`SELECT DISTINCT o.name FROM ${homophones} AND s.name = ${raagaId}`,
    ),
  ]);
  return rows.map(({ name }) => name);
}
