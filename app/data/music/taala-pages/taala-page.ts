import { sql } from "drizzle-orm";
import type { TaalaCycle } from "../../../domain/music/taalas/cycle.ts";
import { pageSize } from "../../../domain/paging.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import type { NotedSource, Source } from "../raaga-pages/raaga-detail.ts";

export interface TaalaDetail extends TaalaCycle {
  id: string;
  description: string;
  isoName: string | null;
  native: string | null;
  aliases: string[];
  creator: { id: string; name: string; native: string | null } | null;
  compositionCount: number;
  creatorSources: NotedSource[];
  sources: Source[];
}

export interface TaalaComposition {
  /** The composition's own id, after which the next page begins. */
  id: number;
  songId: number;
  title: string;
  native: string | null;
  raagaId: string | null;
  nativeRaaga: string | null;
  scale: string | null;
  recordings: number;
  firstYear: number | null;
  lastYear: number | null;
  hasLyrics: 0 | 1;
}

const maxAliases = 100;
const maxSources = 20;

/**
 * Finds a taala with a page of its compositions by title, those after a composition; null if there is no such
 * taala. One batch, which reads a page of compositions at most.
 */
export async function findTaalaPage(
  db: Database,
  id: string,
  { language, after }: { language: string; after: number | null },
) {
  const last = sql`(SELECT title_key FROM compositions WHERE id = ${after})`;
  const title = sql`c.title_key`;
  // A comparison of pairs would read what stands before.
  const from =
    after === null
      ? sql``
      : sql`AND ${title} >= ${last} AND (${title} > ${last} OR c.id > ${after})`;
  const [rows, compositions, counters] = await db.batch([
    statement<{ taala: string }>(
      db,
      sql`SELECT json_object('id', id, 'description', description, 'isoName', iso_name,
          'native', script_names ->> ${language}, 'jati', jati, 'angas', angas, 'groups', groups,
          'aksharas', aksharas, 'compositionCount', composition_count,
          'creator', (SELECT json_object('id', p.id, 'name', p.name, 'native', p.script_names ->> ${language})
            FROM people p WHERE p.id = taalas.creator_id AND p.merged_into IS NULL),
          'aliases', (SELECT json_group_array(alias) FROM
            (SELECT alias FROM taala_aliases WHERE taala_id = taalas.id ORDER BY alias LIMIT ${maxAliases})),
          'creatorSources', (SELECT json_group_array(json_object('title', s.title, 'address', s.address, 'note', c.note))
            FROM claims c JOIN sources s ON s.id = c.source_id WHERE c.subject_kind = 'taala'
              AND c.subject_id = taalas.id AND c.field = 'creator' LIMIT ${maxSources}),
          'sources', (SELECT json_group_array(json_object('title', title, 'address', address)) FROM
            (SELECT DISTINCT s.title, s.address FROM claims c JOIN sources s ON s.id = c.source_id
              WHERE c.subject_kind = 'taala' AND c.subject_id = taalas.id AND c.field <> 'creator' LIMIT ${maxSources})))
          AS taala FROM taalas WHERE id = ${id}`,
    ),
    statement<TaalaComposition>(
      db,
      sql`SELECT c.id, c.main_song_id AS songId, c.title, c.script_names ->> ${language} AS native,
          r.id AS raagaId, r.script_names ->> ${language} AS nativeRaaga,
          r.arohana || '/' || r.avarohana AS scale, c.recording_count AS recordings,
          c.first_year AS firstYear, c.last_year AS lastYear, c.lyrics <> '' AS hasLyrics
        FROM compositions c LEFT JOIN raagas r ON r.id = c.raaga_id WHERE c.taala_id = ${id} ${from}
          AND c.deleted_at IS NULL AND c.main_song_id IS NOT NULL
        ORDER BY c.title_key, c.id LIMIT ${pageSize + 1}`,
    ),
    countersStatement(db),
  ]);
  if (!rows[0]) return null;
  return {
    taala: JSON.parse(rows[0].taala) as TaalaDetail,
    compositions: compositions.slice(0, pageSize),
    hasMore: compositions.length > pageSize,
    version: readCounters(counters).version,
  };
}
