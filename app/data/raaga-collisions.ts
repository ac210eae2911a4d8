import { eq, sql } from "drizzle-orm";
import { raagas } from "#drizzle/schema/index.ts";
import { places, queryRanges } from "../domain/script/index-keys.ts";
import type { Database } from "./database.ts";
import { namesIn, rangesJson, songsIn } from "./search-ranges.ts";

/** A raaga whose name or alias sounds like a new one. */
export interface Collision {
  raagaId: string;
  /** The name or alias that sounds like it. */
  matched: string;
  /**
   * `same`: nothing but the spelling differs. `ending`: as Mohana and Mohanam, or Kanada and Kannada.
   * `tamil`: as Tamil writes it. `alike`: its consonants are the same.
   */
  how: "same" | "ending" | "tamil" | "alike";
}

const hows = ["same", "ending", "tamil"] as const;

/**
 * The raagas that a name or alias collides with by its sound, the nearest first, each once; `except` is
 * the raaga that it is for. Sound alone never makes two raagas one: a person decides. One batch.
 */
export async function findCollisions(
  db: Database,
  text: string,
  except: string | null = null,
): Promise<Collision[]> {
  const query = queryRanges(text);
  if (!query) return [];
  const equal = query.contains.filter(([place]) => place <= places.k2);
  const close = query.close.filter(([place]) => place === places.skeleton);
  const found = sql`(SELECT n.name, n.matched, n.place
    FROM ${namesIn("raaga", rangesJson([...equal, ...close]))} LIMIT 100) AS found`;
  const [rows] = await db.batch([
    db
      .select({
        raagaId: sql<string>`name`,
        matched: sql<string>`matched`,
        place: sql<number>`place`,
      })
      .from(found),
  ]);
  const nearest = new Map<string, Collision>();
  for (const { raagaId, matched, place } of rows)
    if (raagaId !== except && !nearest.has(raagaId))
      nearest.set(raagaId, { raagaId, matched, how: hows[place] ?? "alike" });
  return [...nearest.values()];
}

/** What an alias would let be found. */
export interface NewMatches {
  /** True when the raaga is found by this text already: nothing would change. */
  known: boolean;
  /** How many songs of the raaga would be found by it that are not now; counted to 1,000. */
  total: number;
  /** The first of them by title. */
  songs: { id: number; title: string }[];
}

/** Which songs a search for `alias` would newly find, were it an alias of the raaga. One batch. */
export async function findNewMatches(
  db: Database,
  raagaId: string,
  alias: string,
  most = 5,
): Promise<NewMatches> {
  const query = queryRanges(alias);
  if (!query) return { known: false, total: 0, songs: [] };
  const ranges = rangesJson(query.contains);
  const fresh = sql`SELECT songs.id, songs.title FROM songs
    WHERE songs.deleted_at IS NULL AND songs.raaga_id = ${raagaId}
      AND songs.id NOT IN (SELECT i.song_id FROM ${songsIn(ranges)})
    ORDER BY songs.title COLLATE NOCASE, songs.id`;
  const [knownRows, songs, counted] = await db.batch([
    db
      .select({ id: raagas.id })
      .from(raagas)
      .where(
        sql`${eq(raagas.id, raagaId)} AND id IN (SELECT n.name FROM ${namesIn("raaga", ranges)})`,
      ),
    db
      .select({ id: sql<number>`id`, title: sql<string>`title` })
      .from(sql`(${fresh} LIMIT ${most}) AS fresh`),
    db.select({ total: sql<number>`count(*)` }).from(sql`(${fresh} LIMIT 1000) AS fresh`),
  ]);
  if (knownRows.length > 0) return { known: true, total: 0, songs: [] };
  return { known: false, total: counted[0]?.total ?? 0, songs };
}
