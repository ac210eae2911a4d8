import { and, eq, isNull, sql } from "drizzle-orm";
import { people, peopleIndex } from "#drizzle/schema/index.ts";
import type { PersonPart } from "../../domain/people/person.ts";
import { countersStatement, readCounters } from "../counters.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { nativeIn } from "../native-name.ts";

const peoplePageSize = 36;

interface PeoplePage {
  language: string;
  part: PersonPart | null;
  /** "0" or "1" and an initial; null for all. */
  section: string | null;
  after: string | null;
  /** A person who is shown apart; null for none. */
  featured: string | null;
}

const personColumns = {
  id: people.id,
  name: people.name,
  parts: people.parts,
  compositionCount: people.compositionCount,
  picture: people.picture,
  isProposed: sql<0 | 1>`${people.proposedAt} IS NOT NULL`.as("is_proposed"),
};

type PersonRow = Pick<typeof people.$inferSelect, "parts"> & { isProposed: 0 | 1 };
const toSummary = <Row extends PersonRow>({ parts, isProposed, ...row }: Row) => ({
  ...row,
  isProposed: isProposed === 1,
  parts: parts as PersonPart[],
});

const order = [peopleIndex.section, peopleIndex.sortName, peopleIndex.personId];

/**
 * Lists a page of the people in the order of a language, with the sections of the whole list and the person who is
 * shown apart. One batch, which reads two rows for each person of the page and one for each section, whatever the
 * number of people.
 */
export async function listPeople(db: Database, page: PeoplePage) {
  const { language, section, after, featured } = page;
  const part = page.part ?? "";
  const list = sql`language = ${language} AND part = ${part}`;
  const last = sql`(SELECT section, sort_name, person_id FROM people_index
    WHERE person_id = ${after} AND ${list})`;
  const [rows, sections, counters, [apart]] = await db.batch([
    db
      .select({
        section: peopleIndex.section,
        native: peopleIndex.native,
        ...personColumns,
      })
      .from(peopleIndex)
      .innerJoin(people, and(eq(people.id, peopleIndex.personId), isNull(people.mergedInto)))
      .where(
        and(
          eq(peopleIndex.language, language),
          eq(peopleIndex.part, part),
          section === null ? undefined : eq(peopleIndex.section, section),
          after === null ? undefined : sql`(${sql.join(order, sql`, `)}) > ${last}`,
        ),
      )
      .orderBy(...order)
      .limit(peoplePageSize + 1),
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
    db
      .select({
        ...personColumns,
        native: nativeIn(people.scriptNames, language).as("native"),
      })
      .from(people)
      .where(sql`${people.id} = ${featured}`),
  ]);
  return {
    people: rows.slice(0, peoplePageSize).map(toSummary),
    featured: apart ? toSummary(apart) : null,
    hasMore: rows.length > peoplePageSize,
    sections: sections.map((row) => row.section),
    version: readCounters(counters).version,
  };
}
