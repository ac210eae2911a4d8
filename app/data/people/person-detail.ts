import { sql } from "drizzle-orm";
import type { PersonRecord } from "../../domain/people/person.ts";
import { countersStatement, readCounters } from "../counters.ts";
import type { Database } from "../database.ts";
import {
  accompaniedStatement,
  composedStatement,
  type CreditedSong,
  type FellowPerformer,
  fellowsStatement,
  performedStatement,
  sungStatement,
} from "./person-credits.ts";
import { personStatement, toPersonRecord } from "./person-record.ts";

export interface PersonDetail {
  person: PersonRecord;
  composed: CreditedSong[];
  sung: CreditedSong[];
  performed: CreditedSong[];
  accompanied: CreditedSong[];
  fellows: FellowPerformer[];
}

/**
 * Finds a person with the first compositions, the newest recordings in each part, and who shares recordings with
 * them; of a person who was merged, whom into. Null if there is none. One batch, which reads a bounded number of rows.
 */
export async function findPerson(
  db: Database,
  id: string,
): Promise<(PersonDetail & { version: number }) | { mergedInto: string } | null> {
  const [[row], composed, sung, performed, accompanied, fellows, counters] = await db.batch([
    personStatement(db, sql`WHERE id = ${id}`),
    composedStatement(db, id),
    sungStatement(db, id),
    performedStatement(db, id),
    accompaniedStatement(db, id),
    fellowsStatement(db, id),
    countersStatement(db),
  ]);
  if (!row) return null;
  if (row.mergedInto !== null) return { mergedInto: row.mergedInto };
  const { version } = readCounters(counters);
  return {
    person: toPersonRecord(row),
    composed,
    sung,
    performed,
    accompanied,
    fellows,
    version,
  };
}
