import type { Language } from "../../domain/music/shown-name.ts";
import type { PersonRecord } from "../../domain/people/person.ts";
import type { PersonPicture } from "../../domain/people/person-picture.ts";
import { countersStatement, readCounters } from "../counters.ts";
import type { Database } from "../database.ts";
import type { Claim } from "../records/sources/claims-on.ts";
import {
  accompaniedStatement,
  composedStatement,
  type CreditedSong,
  fellowsStatement,
  performedStatement,
  sungStatement,
} from "./person-credits.ts";
import { personStatement, toPersonRecord } from "./person-record.ts";

export interface FellowPerformer {
  id: string;
  name: string;
  native: string | null;
  picture: PersonPicture | null;
  recordings: number;
}

export interface PersonDetail {
  person: PersonRecord;
  native: string | null;
  picture: PersonPicture | null;
  compositionCount: number;
  isProposed: boolean;
  composed: CreditedSong[];
  sung: CreditedSong[];
  performed: CreditedSong[];
  accompanied: CreditedSong[];
  fellows: FellowPerformer[];
  /** The names of visitors whose corrections were accepted. */
  thanks: string[];
  claims: Claim[];
}

/**
 * Finds a person with the first compositions, the newest recordings in each part, and the people who share recordings;
 * for a merged person, the target of the merge. Null if there is none. One batch, which reads a bounded number of rows.
 */
export async function findPerson(
  db: Database,
  id: string,
  language: Language,
): Promise<(PersonDetail & { version: number }) | { mergedInto: string } | null> {
  const [[row], composed, sung, performed, accompanied, fellows, counters] = await db.batch([
    personStatement(db, { id }),
    composedStatement(db, id, language),
    sungStatement(db, id, language),
    performedStatement(db, id, language),
    accompaniedStatement(db, id, language),
    fellowsStatement(db, id, language),
    countersStatement(db),
  ]);
  if (!row) return null;
  if (row.mergedInto !== null) return { mergedInto: row.mergedInto };
  const { version } = readCounters(counters);
  return {
    person: toPersonRecord(row),
    native: row.scriptNames[language] ?? null,
    picture: row.picture,
    compositionCount: row.compositionCount,
    isProposed: row.isProposed === 1,
    composed,
    sung,
    performed,
    accompanied,
    fellows: fellows.map(({ picture, ...fellow }) => ({
      ...fellow,
      picture: picture === null ? null : (JSON.parse(picture) as PersonPicture),
    })),
    thanks: row.thanks,
    claims: row.claims,
    version,
  };
}
