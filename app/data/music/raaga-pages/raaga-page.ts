import { eq } from "drizzle-orm";
import { raagaAliases } from "#drizzle/schema/index.ts";
import { pageSize } from "../../../domain/paging.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { listedRaagasStatement, readListedRaagas } from "./listed-raagas.ts";
import { raagaDetailStatement } from "./raaga-detail.ts";
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
 * Finds a raaga with a page of its compositions, and all raagas, to compare scales; null if there is none. One batch,
 * which reads each raaga once, and only the songs up to the end of the page.
 */
export async function findRaagaPage(db: Database, id: string, query: AskedPage) {
  const { language, page } = query;
  const songsStatement = query.ofJanyas ? janyaSongsStatement : raagaSongsStatement;
  const [detail, listed, songs, ragamalikas, recordings, counters] = await db.batch([
    raagaDetailStatement(db, { id, language }),
    listedRaagasStatement(db, { language }),
    songsStatement(db, id, language, page),
    ragamalikasStatement(db, id, language),
    ownRecordingsStatement(db, id, language),
    countersStatement(db),
  ]);
  if (!detail[0]) return null;
  return {
    raaga: detail[0].raaga,
    raagas: readListedRaagas(listed),
    songs: songs.slice(0, pageSize),
    hasMore: songs.length > pageSize,
    ragamalikas,
    recordings,
    version: readCounters(counters).version,
  };
}

/** Finds the only raaga with an alias, ignoring case; null if none or several have it. */
export async function findRaagaByAlias(db: Database, alias: string): Promise<string | null> {
  const [rows] = await db.batch([
    db
      .selectDistinct({ id: raagaAliases.raagaId })
      .from(raagaAliases)
      .where(eq(raagaAliases.alias, alias))
      .limit(2),
  ]);
  return rows.length === 1 ? rows[0]!.id : null;
}

/** Lists all raagas, and the version of the data. One batch. */
export async function listAllRaagas(db: Database, language: string) {
  const [listed, counters] = await db.batch([
    listedRaagasStatement(db, { language }),
    countersStatement(db),
  ]);
  return { raagas: readListedRaagas(listed), version: readCounters(counters).version };
}
