import { sql } from "drizzle-orm";
import type { NameCandidates, PersonPart, PersonCandidate } from "../../domain/people/person.ts";
import { parseQuery } from "../../domain/search/keys/parse-query.ts";
import { rankNames } from "../../domain/search/keys/name-ranking.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { rangesJson } from "./index/range-conditions.ts";
import { listAlikeRanges } from "./suggestion-statements.ts";
import { bearersStatement } from "../people/name-bearers.ts";
import { personRowsIn } from "../people/person-rows.ts";

const maxRead = 60;
const maxCandidates = 6;

interface Row extends Omit<PersonCandidate, "parts" | "isBearer"> {
  parts: string;
}

interface Candidate extends Row {
  matched: string;
  field: number;
}

/** Years without a source are left out. */
const described = sql`p.id, p.name, iif(p.years_source IS NULL, NULL, p.born) AS born,
  iif(p.years_source IS NULL, NULL, p.died) AS died, p.parts`;

const toCandidate = ({ id, name, born, died, parts }: Row, isBearer: boolean): PersonCandidate => ({
  id,
  name,
  born,
  died,
  parts: JSON.parse(parts) as PersonPart[],
  isBearer,
});

function candidatesStatement(db: Database, name: string) {
  const query = parseQuery(name);
  const ranges = query ? [...query.contains, ...listAlikeRanges(query)] : [];
  return statement<Candidate>(
    db,
    sql`SELECT ${described}, found.matched, found.field
      FROM ${personRowsIn(rangesJson(ranges), maxRead)}`,
  );
}

/** Lists candidates for printed names: the only person with that name first, then similar names. One batch. */
export async function listCandidates(
  db: Database,
  names: readonly string[],
): Promise<NameCandidates[]> {
  const [bearers, ...found] = await db.batch([
    bearersStatement(db, names),
    ...names.map((name) => candidatesStatement(db, name)),
  ]);
  return names.map((name, at) => {
    const bearer = bearers.find((row) => row.name === name)?.id;
    const ranked = rankNames(
      [name],
      found[at]!.map((row) => ({ ...row, usual: row.name, name: row.id })),
      { wholeNames: true },
    ).map((row) => toCandidate({ ...row, name: row.usual }, row.id === bearer));
    const first = ranked.toSorted((one, other) => Number(other.isBearer) - Number(one.isBearer));
    return { name, people: first.slice(0, maxCandidates) };
  });
}

/** Finds people by their ids, as candidates. One batch. */
export async function findCandidates(
  db: Database,
  ids: readonly string[],
): Promise<PersonCandidate[]> {
  const [rows] = await db.batch([
    statement<Row>(
      db,
      sql`SELECT ${described} FROM people p WHERE p.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
    ),
  ]);
  return rows.map((row) => toCandidate(row, false));
}
