import { sql } from "drizzle-orm";
import type { PersonPart, PersonSummary } from "../../domain/people/person.ts";
import { countersStatement, readCounters } from "../counters.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";

const peoplePageSize = 36;

interface PeoplePage {
  language: string;
  part: PersonPart | null;
  /** "0" or "1" and an initial; null for all. */
  section: string | null;
  after: string | null;
}

interface Row extends Omit<PersonSummary, "parts" | "isProposed"> {
  isProposed: 0 | 1;
  section: string;
  parts: string;
}

/**
 * Lists a page of the people in the order of a language, with the sections of the whole list. One batch, which reads
 * two rows for each person of the page and one for each section, however many people there are.
 */
export async function listPeople(db: Database, page: PeoplePage) {
  const { language, section, after } = page;
  const part = page.part ?? "";
  const list = sql`language = ${language} AND part = ${part}`;
  const last = sql`(SELECT section, sort_name, person_id FROM people_index
    WHERE person_id = ${after} AND ${list})`;
  const [rows, sections, counters] = await db.batch([
    statement<Row>(
      db,
      sql`SELECT i.section, i.native, p.id, p.name, p.parts, p.proposed_at IS NOT NULL AS isProposed
        FROM people_index i JOIN people p ON p.id = i.person_id AND p.merged_into IS NULL
        WHERE i.language = ${language} AND i.part = ${part}
          ${section === null ? sql`` : sql`AND i.section = ${section}`}
          ${after === null ? sql`` : sql`AND (i.section, i.sort_name, i.person_id) > ${last}`}
        ORDER BY i.section, i.sort_name, i.person_id LIMIT ${peoplePageSize + 1}`,
    ),
    // One step of the index for each section.
    statement<{ section: string }>(
      db,
      sql`WITH RECURSIVE found (section) AS (
        SELECT (SELECT min(section) FROM people_index WHERE ${list})
        UNION ALL
        SELECT (SELECT min(section) FROM people_index WHERE ${list} AND section > found.section)
        FROM found WHERE found.section IS NOT NULL)
        SELECT section FROM found WHERE section IS NOT NULL`,
    ),
    countersStatement(db),
  ]);
  return {
    people: rows.slice(0, peoplePageSize).map(toSummary),
    hasMore: rows.length > peoplePageSize,
    sections: sections.map((row) => row.section),
    version: readCounters(counters).version,
  };
}

const toSummary = ({ parts, isProposed, ...row }: Row) => ({
  ...row,
  isProposed: isProposed === 1,
  parts: JSON.parse(parts) as PersonPart[],
});
