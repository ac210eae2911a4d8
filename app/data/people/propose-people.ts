import { sql } from "drizzle-orm";
import type { NameProposals, PersonPart, PersonProposal } from "../../domain/people/person.ts";
import { parseQuery } from "../../domain/search/keys/parse-query.ts";
import { rankNames } from "../../domain/search/keys/name-ranking.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { rangesJson } from "../search/index/range-conditions.ts";
import { listAlikeRanges } from "../search/suggestion-statements.ts";
import { bearersStatement } from "./name-bearers.ts";
import { personRowsIn } from "./person-rows.ts";

const maxCandidates = 60;
const maxProposals = 6;

interface Candidate {
  id: string;
  name: string;
  born: number | null;
  died: number | null;
  parts: string;
  matched: string;
  field: number;
}

/** Selects people with a name like `name`, and the name that is like it. */
function candidatesStatement(db: Database, name: string) {
  const query = parseQuery(name);
  const ranges = query ? [...query.contains, ...listAlikeRanges(query)] : [];
  return statement<Candidate>(
    db,
    sql`SELECT p.id, p.name, iif(p.years_source IS NULL, NULL, p.born) AS born,
        iif(p.years_source IS NULL, NULL, p.died) AS died, p.parts, found.matched, found.field
      FROM ${personRowsIn(rangesJson(ranges), maxCandidates)}`,
  );
}

/**
 * Proposes people for printed names: who bears a name alone first, then those whose names are like it, by how much.
 * One batch.
 */
export async function proposePeople(
  db: Database,
  names: readonly string[],
): Promise<NameProposals[]> {
  const [bearers, ...found] = await db.batch([
    bearersStatement(db, names),
    ...names.map((name) => candidatesStatement(db, name)),
  ]);
  return names.map((name, at) => {
    const bearer = bearers.find((row) => row.name === name)?.id;
    const ranked = rankNames(
      name,
      found[at]!.map((row) => ({ ...row, usual: row.name, name: row.id })),
    ).map(({ id, usual, born, died, parts }): PersonProposal => {
      const known = JSON.parse(parts) as PersonPart[];
      return { id, name: usual, born, died, parts: known, isBearer: id === bearer };
    });
    const first = ranked.toSorted((one, other) => Number(other.isBearer) - Number(one.isBearer));
    return { name, people: first.slice(0, maxProposals) };
  });
}
