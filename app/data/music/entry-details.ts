import { and, eq, sql, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { claims, nameExceptions, raagaScales, sources } from "#drizzle/schema/index.ts";
import type { NameException, OtherScale } from "../../domain/music/detail-lines.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { jsonChunks } from "../json-chunks.ts";
import { jsonArray, jsonRows } from "../json-columns.ts";
import type { Statement } from "../write-batch.ts";

type Kind = "raaga" | "taala";

const select = new QueryBuilder();

/** The exceptions of an entry, by language. */
export const exceptionsOf = (kind: Kind, id: SQLWrapper) =>
  jsonRows(
    select
      .select({
        language: nameExceptions.language,
        name: nameExceptions.name,
        source: nameExceptions.source,
      })
      .from(nameExceptions)
      .where(and(eq(nameExceptions.subjectKind, kind), eq(nameExceptions.subjectId, id)))
      .orderBy(nameExceptions.language),
  ).as("exceptions");

const scaleSources = jsonArray(
  sql<string>`title`,
  sql`FROM (SELECT title FROM ${claims} JOIN ${sources} ON ${sources.id} = ${claims.sourceId}
    WHERE ${claims.subjectKind} = 'raaga' AND ${claims.subjectId} = ${raagaScales.raagaId}
      AND ${claims.field} = 'scale ' || ${raagaScales.number} ORDER BY title)`,
);

/** The other scales of a raaga, each with the titles of its sources. */
export const scalesOf = (id: SQLWrapper) =>
  jsonRows(
    select
      .select({
        kind: raagaScales.kind,
        parent: raagaScales.parent,
        arohana: raagaScales.arohana,
        avarohana: raagaScales.avarohana,
        sources: scaleSources.as("sources"),
      })
      .from(raagaScales)
      .where(eq(raagaScales.raagaId, id))
      .orderBy(raagaScales.number),
  ).as("scales");

/** Deletes other scales with their sources, and exceptions, of entries (their ids as a JSON array). */
export function clearDetails(db: Database, kind: Kind, ids: string): Statement[] {
  const listed = sql`IN (SELECT value FROM json_each(${ids}))`;
  const scales = [
    statement(db, sql`DELETE FROM raaga_scales WHERE raaga_id ${listed}`),
    statement(
      db,
      sql`DELETE FROM claims WHERE subject_kind = 'raaga' AND subject_id ${listed} AND field GLOB 'scale *'`,
    ),
  ];
  return [
    ...(kind === "raaga" ? scales : []),
    statement(
      db,
      sql`DELETE FROM name_exceptions WHERE subject_kind = ${kind} AND subject_id ${listed}`,
    ),
  ];
}

/** Writes the exceptions of entries after `clearDetails`. */
export const exceptionStatements = (
  db: Database,
  kind: Kind,
  all: readonly { id: string; exceptions: NameException[] }[],
): Statement[] =>
  jsonChunks(all.flatMap(({ id, exceptions }) => exceptions.map((one) => ({ ...one, id })))).map(
    (list) =>
      statement(
        db,
        sql`INSERT INTO name_exceptions (subject_kind, subject_id, language, name, source)
        SELECT ${kind}, value ->> 'id', value ->> 'language', value ->> 'name', value ->> 'source'
        FROM json_each(${list})`,
      ),
  );

/** Writes the other scales of raagas after `clearDetails`, and that their sources state them; new titles are websites. */
export function scaleStatements(
  db: Database,
  all: readonly { id: string; scales: OtherScale[] }[],
): Statement[] {
  const rows = all.flatMap(({ id, scales }) =>
    scales.map((scale, at) => ({ ...scale, id, number: at + 1 })),
  );
  return jsonChunks(rows).flatMap((list) => {
    const cited = sql`json_each(${list}) AS scale, json_each(scale.value, '$.sources') AS title`;
    return [
      statement(
        db,
        sql`INSERT INTO raaga_scales (raaga_id, number, kind, arohana, avarohana, parent)
          SELECT value ->> 'id', value ->> 'number', value ->> 'kind', value ->> 'arohana',
            value ->> 'avarohana', value ->> 'parent' FROM json_each(${list})`,
      ),
      statement(
        db,
        sql`INSERT INTO sources (title, kind) SELECT DISTINCT title.value, 'website' FROM ${cited}
          WHERE title.value NOT IN (SELECT title FROM sources)`,
      ),
      statement(
        db,
        sql`INSERT INTO claims (subject_kind, subject_id, field, source_id)
          SELECT 'raaga', scale.value ->> 'id', 'scale ' || (scale.value ->> 'number'),
            (SELECT min(id) FROM sources WHERE sources.title = title.value) FROM ${cited}`,
      ),
    ];
  });
}
