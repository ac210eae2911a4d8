import { sql, type SQLWrapper } from "drizzle-orm";
import { claims } from "#drizzle/schema/index.ts";
import { type CitedSource, sortSources } from "../../domain/music/entry-sources.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { jsonChunks } from "../json-chunks.ts";
import { jsonArray } from "../json-columns.ts";
import type { Statement } from "../write-batch.ts";

type Kind = "raaga" | "taala";

const title = sql`(SELECT title FROM sources WHERE sources.id = source_id)`;

/** Selects the sources of an entry's facts, except those of its other scales. */
export const sourcesOf = (kind: Kind, id: SQLWrapper) =>
  jsonArray(
    { field: claims.field, title: sql<string>`${title}`, note: claims.note },
    sql`FROM ${claims} WHERE ${claims.subjectKind} = ${kind} AND ${claims.subjectId} = ${id}
      AND ${claims.field} NOT GLOB 'scale *'`,
  ).as("sources");

export const withSortedSources = <Row extends { sources: CitedSource[] }>(row: Row) => ({
  ...row,
  sources: sortSources(row.sources),
});

/**
 * Writes the sources of the facts of entries. A title means the source that the entry cites already, else the oldest
 * source with that title, else a new website, whose address is the title if it is a URL. Updates the number of sources
 * that agree on a raaga's scale.
 */
export const claimStatements = (
  db: Database,
  kind: Kind,
  all: readonly { id: string; sources: CitedSource[] }[],
): Statement[] =>
  jsonChunks(all.map(({ id, sources }) => ({ id, sources }))).flatMap((list) => {
    const entries = sql`SELECT value ->> 'id' FROM json_each(${list})`;
    const cited = sql`json_each(${list}) AS entry, json_each(entry.value, '$.sources') AS cited`;
    const given = sql`cited.value ->> 'title'`;
    const address = sql`iif(${given} GLOB 'http*://*', ${given}, '')`;
    return [
      statement(
        db,
        sql`INSERT INTO sources (title, kind, address) SELECT DISTINCT ${given}, 'website', ${address}
          FROM ${cited} WHERE ${given} NOT IN (SELECT title FROM sources)`,
      ),
      statement(
        db,
        sql`DELETE FROM claims WHERE subject_kind = ${kind} AND subject_id IN (${entries})
          AND field NOT GLOB 'scale *'
          AND json_array(subject_id, field, ${title}) NOT IN
            (SELECT json_array(entry.value ->> 'id', cited.value ->> 'field', ${given}) FROM ${cited})`,
      ),
      statement(
        db,
        sql`INSERT INTO claims (subject_kind, subject_id, field, source_id, note)
          SELECT ${kind}, entry.value ->> 'id', cited.value ->> 'field',
            coalesce((SELECT min(c.source_id) FROM claims c JOIN sources s ON s.id = c.source_id
              WHERE c.subject_kind = ${kind} AND c.subject_id = entry.value ->> 'id'
                AND c.field = cited.value ->> 'field' AND s.title = ${given}),
              (SELECT min(id) FROM sources WHERE sources.title = ${given})),
            cited.value ->> 'note'
          FROM ${cited} WHERE true
          ON CONFLICT DO UPDATE SET note = excluded.note`,
      ),
      ...(kind === "raaga" ? [countAgreement(db, entries)] : []),
    ];
  });

const countAgreement = (db: Database, ids: ReturnType<typeof sql>) =>
  statement(
    db,
    sql`UPDATE raagas SET agreement = nullif((SELECT count(*) FROM claims
        WHERE subject_kind = 'raaga' AND subject_id = raagas.id AND field = 'arohana'), 0)
      WHERE id IN (${ids})`,
  );
