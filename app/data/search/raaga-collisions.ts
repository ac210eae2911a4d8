import { sql } from "drizzle-orm";
import { indexFields } from "../../domain/search/keys/index-keys.ts";
import { parseQuery } from "../../domain/search/keys/parse-query.ts";
import { type Database, statement } from "../database.ts";
import type { Suggestion } from "./suggestions.ts";
import { selectMatchingLine, nameRowsIn, rangesJson } from "./index/range-conditions.ts";

/** A raaga whose name or alias sounds like a new one. */
interface Collision {
  raagaId: string;
  /** The name or alias that sounds like it. */
  matched: string;
  /**
   * `same`: nothing but the spelling differs. `ending`: as Mohana and Mohanam, or Kanada and Kannada.
   * `tamil`: as Tamil writes it. `alike`: its consonants are the same.
   */
  how: "same" | "ending" | "tamil" | "alike";
}

/** What a new name would let be found. */
export interface NamePreview {
  name: string;
  /** True when the raaga is found by this text already. */
  known: boolean;
  /** How many songs of the raaga would be found by it that are not now: exact up to 100. */
  total: number;
  /** True when there are more. */
  more: boolean;
  /** The first of them by title. */
  songs: { id: number; title: string }[];
  /** Other raagas that sound like it, the nearest first, each once. */
  collisions: Collision[];
}

const hows = ["same", "ending", "tamil"] as const;
const fewSongs = 5;
/** Each counted song is asked for every range of the name. */
const countedSongs = 100;

function soundsOf(text: string) {
  const query = parseQuery(text);
  if (!query) return [];
  const equal = query.contains.filter(([field]) => field <= indexFields.k2);
  return [...equal, ...query.close.filter(([field]) => field === indexFields.skeleton)];
}

/**
 * What each of `names` would find were it a name of the raaga (null: of one that is not there yet), and
 * which raagas it collides with by its sound. Sound alone never makes two raagas one: a person decides.
 * One batch.
 */
export async function previewNames(
  db: Database,
  raagaId: string | null,
  names: readonly string[],
): Promise<NamePreview[]> {
  if (names.length === 0) return [];
  const sounds = JSON.stringify(names.map(soundsOf));
  const asked = JSON.stringify(names.map((name) => parseQuery(name)?.contains ?? []));
  const ranges = sql`a.value`;
  // Songs of a raaga lie in the order of their titles: a few are read, not all.
  const fresh = sql`SELECT songs.id, songs.title FROM songs
    WHERE songs.deleted_at IS NULL AND songs.raaga_id = ${raagaId}
      AND ${ranges} <> '[]' AND NOT EXISTS (${selectMatchingLine(ranges)})
    ORDER BY songs.title COLLATE NOCASE, songs.id`;
  const [collisions, found] = await db.batch([
    statement<Collision & { at: number; field: number }>(
      db,
      sql`SELECT a.key AS at, n.name AS raagaId, n.matched, n.place AS field
        FROM json_each(${sounds}) a CROSS JOIN ${nameRowsIn("raaga", ranges)}
        WHERE n.name IS NOT ${raagaId} LIMIT 200`,
    ),
    statement<{ known: number; total: number; songs: string }>(
      db,
      sql`SELECT EXISTS (SELECT 1 FROM ${nameRowsIn("raaga", ranges)} WHERE n.name = ${raagaId}) AS known,
        (SELECT count(*) FROM (${fresh} LIMIT ${countedSongs + 1})) AS total,
        (SELECT json_group_array(json_object('id', id, 'title', title))
          FROM (${fresh} LIMIT ${fewSongs})) AS songs
        FROM json_each(${asked}) a ORDER BY a.key`,
    ),
  ]);
  return names.map((name, index) => {
    const { known, total, songs } = found[index]!;
    const nearest = new Map<string, Collision>();
    for (const { at, raagaId: other, matched, field } of collisions)
      if (at === index && !nearest.has(other))
        nearest.set(other, { raagaId: other, matched, how: hows[field] ?? "alike" });
    const counted = known
      ? { known: true, total: 0, more: false, songs: [] }
      : {
          known: false,
          total: Math.min(total, countedSongs),
          more: total > countedSongs,
          songs: JSON.parse(songs) as NamePreview["songs"],
        };
    return { name, ...counted, collisions: [...nearest.values()] };
  });
}

/**
 * Rows `o` of raagas that sound like those of the rows `s`, and are others: by whole names or aliases.
 * Consonants alone are not asked here: words of a description would meet by them.
 */
const soundingLike = sql`name_index s CROSS JOIN name_index o
  ON o.kind = 'raaga' AND o.place = ${indexFields.k2} AND o.key = s.key AND o.name <> s.name
  WHERE s.kind = 'raaga' AND s.place = ${indexFields.k2}`;

/**
 * The statement for raagas that sound like the one that `text` names, and are others: for a reader who
 * asks for one and would take it for the other.
 */
export function homophonesStatement(db: Database, text: string) {
  const exact = (parseQuery(text)?.contains ?? []).filter(([field]) => field === indexFields.k0);
  const own = sql`SELECT n.name FROM ${nameRowsIn("raaga", rangesJson(exact))}`;
  return statement<{ name: string; matched: string }>(
    db,
    sql`SELECT o.name, min(o.matched) AS matched FROM ${soundingLike} AND s.name IN (${own})
      GROUP BY o.name LIMIT 5`,
  );
}

/** What the rows of `homophonesStatement` offer. */
export function readHomophones(rows: { name: string; matched: string }[]): Suggestion[] {
  return rows.map(({ name, matched }) => ({
    kind: "raaga",
    name,
    matched: matched === name ? null : matched,
    songId: null,
  }));
}

/** The raagas that sound like one and are others. One batch. */
export async function listHomophones(db: Database, raagaId: string): Promise<string[]> {
  const [rows] = await db.batch([
    statement<{ name: string }>(
      db,
      sql`SELECT DISTINCT o.name FROM ${soundingLike} AND s.name = ${raagaId}`,
    ),
  ]);
  return rows.map(({ name }) => name);
}
