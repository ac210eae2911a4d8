import { type SQL, sql } from "drizzle-orm";
import { maxListedSongs, type PersonRecord } from "../../domain/people/person.ts";
import { countersStatement, readCounters } from "../counters.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { personStatement, toPersonRecord } from "./person-record.ts";

export interface CreditedSong {
  id: number;
  title: string;
  raagaId: string | null;
}

export interface PersonDetail {
  person: PersonRecord;
  composed: CreditedSong[];
  sung: CreditedSong[];
  accompanied: CreditedSong[];
}

/** Finds a person with the first songs that name them, by title, and the version of the data, or null. One batch. */
export async function findPerson(
  db: Database,
  id: string,
): Promise<(PersonDetail & { version: number }) | null> {
  const [[row], composed, sung, accompanied, counters] = await db.batch([
    personStatement(db, sql`WHERE id = ${id}`),
    songsStatement(db, id, namedIn(sql`composer`)),
    songsStatement(db, id, namedIn(sql`singer`)),
    songsStatement(db, id, accompaniedBy),
    countersStatement(db),
  ]);
  const { version } = readCounters(counters);
  return row ? { person: toPersonRecord(row), composed, sung, accompanied, version } : null;
}

/** Selects the first songs that name a person as `n.name`: as it is printed, but for capitals. */
const namedIn = (column: SQL) => sql`SELECT id FROM songs
  WHERE ${column} COLLATE NOCASE = n.name AND deleted_at IS NULL ORDER BY id LIMIT ${maxListedSongs}`;

const accompaniedBy = sql`SELECT a.song_id FROM accompaniment_players p
  JOIN accompaniments a ON a.id = p.accompaniment_id WHERE p.name = n.name
  ORDER BY p.accompaniment_id LIMIT ${maxListedSongs}`;

function songsStatement(db: Database, personId: string, ids: SQL) {
  return statement<CreditedSong>(
    db,
    sql`SELECT DISTINCT s.id, s.title, s.raaga_id AS raagaId
      FROM person_names n JOIN songs s ON s.id IN (${ids})
      WHERE n.person_id = ${personId} AND s.deleted_at IS NULL
      ORDER BY s.title COLLATE NOCASE, s.id LIMIT ${maxListedSongs}`,
  );
}
