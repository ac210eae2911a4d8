import { sql } from "drizzle-orm";
import type { PersonCandidate } from "../../domain/people/person.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { findCandidates, listCandidates } from "./person-candidates.ts";

/** Selects which of these ids are people who were not merged into others. */
export async function listPeopleIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const [rows] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`SELECT id FROM people WHERE merged_into IS NULL
        AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
    ),
  ]);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Finds a person by id, or by a name in any script that is unique to one person. Returns `current` if the text is that
 * person's name. Otherwise returns people with similar names.
 */
export async function findCreator(
  db: Database,
  text: string,
  current: string | null,
): Promise<{ id: string | null } | { candidates: PersonCandidate[] }> {
  if (text === "") return { id: null };
  const matches = await findCandidates(db, current ? [text, current] : [text]);
  const match = matches.find(({ id, name }) => id === text || (id === current && name === text));
  if (match) return { id: match.id };
  const [proposed] = await listCandidates(db, [text]);
  const candidates = proposed?.people ?? [];
  const bearer = candidates.find(({ isBearer }) => isBearer);
  return bearer ? { id: bearer.id } : { candidates };
}
