import { sql } from "drizzle-orm";
import { indexFields } from "../../domain/search/keys/index-keys.ts";
import type { KeyRange } from "../../domain/search/keys/key-range.ts";
import { parseQuery } from "../../domain/search/keys/parse-query.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { jsonArray } from "../json-columns.ts";
import { nameRowsIn, selectMatchingLine } from "./index/range-conditions.ts";

interface Collision {
  raagaId: string;
  matched: string;
  /**
   * `same`: only the spelling differs. `ending`: as Mohana and Mohanam, or Kanada and Kannada.
   * `tamil`: Tamil spells both alike. `alike`: the consonants are the same.
   */
  similarity: "same" | "ending" | "tamil" | "alike";
}

export interface NamePreview {
  name: string;
  known: boolean;
  /** How many songs of the raaga it would newly find, up to 100. */
  total: number;
  more: boolean;
  songs: { id: number; title: string }[];
  collisions: Collision[];
}

const similarities = ["same", "ending", "tamil"] as const;
const maxSongs = 5;
const maxCounted = 100;

function listSoundRanges(text: string): KeyRange[] {
  const query = parseQuery(text);
  if (!query) return [];
  const equal = query.contains.filter(([field]) => field <= indexFields.k2);
  return [...equal, ...query.alike.filter(([field]) => field === indexFields.skeleton)];
}

/** Previews `names` as names of a raaga (null: a new one): the songs they would find, and their collisions. One batch. */
export async function previewNames(
  db: Database,
  raagaId: string | null,
  names: readonly string[],
): Promise<NamePreview[]> {
  if (names.length === 0) return [];
  const sounds = JSON.stringify(names.map(listSoundRanges));
  const contains = JSON.stringify(names.map((name) => parseQuery(name)?.contains ?? []));
  const ranges = sql`a.value`;
  // In the order of the index of a raaga's songs, so that LIMIT ends the walk.
  const fresh = sql`SELECT songs.id, songs.title FROM songs
    WHERE songs.deleted_at IS NULL AND songs.raaga_id = ${raagaId}
      AND ${ranges} <> '[]' AND NOT EXISTS (${selectMatchingLine(ranges)})
    ORDER BY songs.title_key, songs.id`;
  const freshSongs = jsonArray(
    { id: sql<number>`id`, title: sql<string>`title` },
    sql`FROM (${fresh} LIMIT ${maxSongs})`,
  );
  const [collisions, previews] = await db.batch([
    statement<Omit<Collision, "similarity"> & { at: number; field: number }>(
      db,
      sql`SELECT a.key AS at, n.name AS raagaId, n.matched, n.field
        FROM json_each(${sounds}) a CROSS JOIN ${nameRowsIn("raaga", ranges)}
        WHERE n.name IS NOT ${raagaId} LIMIT 200`,
    ),
    statement<{ known: number; total: number; songs: string }>(
      db,
      sql`SELECT EXISTS (SELECT 1 FROM ${nameRowsIn("raaga", ranges)} WHERE n.name = ${raagaId}) AS known,
        (SELECT count(*) FROM (${fresh} LIMIT ${maxCounted + 1})) AS total,
        ${freshSongs} AS songs
        FROM json_each(${contains}) a ORDER BY a.key`,
    ),
  ]);
  return names.map((name, index) => {
    const { known, total, songs } = previews[index]!;
    const nearest = new Map<string, Collision>();
    for (const { at, raagaId: other, matched, field } of collisions)
      if (at === index && !nearest.has(other))
        nearest.set(other, { raagaId: other, matched, similarity: similarities[field] ?? "alike" });
    const counts = known
      ? { known: true, total: 0, more: false, songs: [] }
      : {
          known: false,
          total: Math.min(total, maxCounted),
          more: total > maxCounted,
          songs: freshSongs.parse(songs),
        };
    return { name, ...counts, collisions: [...nearest.values()] };
  });
}
