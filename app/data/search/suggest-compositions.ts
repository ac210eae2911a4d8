import { type SQL, sql } from "drizzle-orm";
import { cutText } from "../../domain/cut-text.ts";
import type { KeyRange } from "../../domain/search/keys/key-range.ts";
import { parseQuery } from "../../domain/search/keys/parse-query.ts";
import type { Database } from "../database.ts";
import { rangesJson, songRowsIn } from "./index/range-conditions.ts";
import { orderTitles } from "./names/rank-suggestions.ts";
import { hasFewerThan, listAlikeTitleRanges, maxAlike } from "./suggestion-statements.ts";

export interface TitleMatch {
  id: number;
  title: string;
  composer: string;
  raaga: string | null;
  recordings: number;
}

const maxFound = 8;

/** Selects only the representative song of a composition, because all its recordings have the same titles. */
function compositionStatement(db: Database, ranges: KeyRange[], limit: number, when: SQL) {
  const found = sql`(SELECT DISTINCT c.id AS id
    FROM (SELECT 1 WHERE ${when}) w CROSS JOIN ${songRowsIn(rangesJson(ranges))}
    CROSS JOIN songs s ON s.id = i.song_id
    CROSS JOIN compositions c ON c.id = s.composition_id AND c.main_song_id = s.id
    WHERE c.deleted_at IS NULL LIMIT ${limit}) AS found
    CROSS JOIN compositions c ON c.id = found.id LEFT JOIN raagas r ON r.id = c.raaga_id`;
  return db
    .select({
      id: sql<number>`c.id`,
      title: sql<string>`c.title`.as("title"),
      composer: sql<string>`c.composer`.as("composer"),
      raaga: sql<string | null>`coalesce(nullif(r.description, ''), r.id)`.as("raaga"),
      recordings: sql<number>`c.recording_count`.as("recordings"),
    })
    .from(found);
}

const shortest = 2;
const longest = 100;

/**
 * Finds up to eight compositions by a part of a title; similar-sounding ones come last. Returns none for fewer than two
 * letters. One batch.
 */
export async function suggestCompositions(
  db: Database,
  title: string | null | undefined,
): Promise<TitleMatch[]> {
  const text = cutText(title?.trim() ?? "", longest).trim();
  if ([...text].length < shortest) return [];
  const query = parseQuery(text);
  if (!query) return [];
  const few = hasFewerThan(maxFound, songRowsIn(rangesJson(query.contains)));
  const [containing, alike] = await db.batch([
    compositionStatement(db, query.contains, maxFound, sql`1`),
    compositionStatement(db, listAlikeTitleRanges(text, query), maxAlike, few),
  ]);
  return orderTitles(text, containing, alike).slice(0, maxFound);
}
