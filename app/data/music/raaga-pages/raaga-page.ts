import { sql } from "drizzle-orm";
import { pageSize } from "../../../domain/paging.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { listedRaagasStatement, readListedRaagas } from "./listed-raagas.ts";
import { raagaDetailStatement, readRaagaDetail } from "./raaga-detail.ts";
import {
  janyaSongsStatement,
  ownRecordingsStatement,
  raagaSongsStatement,
  ragamalikasStatement,
} from "./raaga-songs.ts";

interface AskedPage {
  language: string;
  page: number;
  ofJanyas: boolean;
}

/**
 * Finds a raaga with a page of its compositions, and all raagas, with which its scale is compared; null if there is
 * none. One batch, which reads each raaga once, and no more songs than it returns and those before them.
 */
export async function findRaagaPage(db: Database, id: string, asked: AskedPage) {
  const { language, page } = asked;
  const songsStatement = asked.ofJanyas ? janyaSongsStatement : raagaSongsStatement;
  const [detail, listed, songs, ragamalikas, recordings, counters] = await db.batch([
    raagaDetailStatement(db, id, language),
    listedRaagasStatement(db, language),
    songsStatement(db, id, language, page),
    ragamalikasStatement(db, id, language),
    ownRecordingsStatement(db, id, language),
    countersStatement(db),
  ]);
  const raaga = readRaagaDetail(detail);
  if (!raaga) return null;
  return {
    raaga,
    raagas: readListedRaagas(listed),
    songs: songs.slice(0, pageSize),
    hasMore: songs.length > pageSize,
    ragamalikas,
    recordings,
    version: readCounters(counters).version,
  };
}

/** Finds the raaga that alone has a name as an alias, but for capitals; null if there is none, or several. */
export async function findRaagaByAlias(db: Database, alias: string): Promise<string | null> {
  const [rows] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`SELECT DISTINCT raaga_id AS id FROM raaga_aliases WHERE alias = ${alias} LIMIT 2`,
    ),
  ]);
  return rows.length === 1 ? rows[0]!.id : null;
}

/** Lists all raagas, and the version of the data. One batch. */
export async function listAllRaagas(db: Database, language: string) {
  const [listed, counters] = await db.batch([
    listedRaagasStatement(db, language),
    countersStatement(db),
  ]);
  return { raagas: readListedRaagas(listed), version: readCounters(counters).version };
}
