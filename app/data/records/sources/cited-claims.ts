import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { claims } from "#drizzle/schema/index.ts";
import { type CitedSource, sortSources } from "../../../domain/records/cited-sources.ts";
import type { ClaimedKind } from "../../../domain/records/source.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { jsonChunks } from "../../json-chunks.ts";
import { Json, jsonArray } from "../../json-columns.ts";
import { literal } from "../../literal.ts";
import type { Statement } from "../../write-batch.ts";

class SortedSources extends Json<CitedSource[]> {
  override parse(json: string) {
    return sortSources(super.parse(json));
  }
}

const hasNamesake = sql`EXISTS (SELECT 1 FROM sources AS namesake
  WHERE namesake.title = source.title AND namesake.id <> source.id)`;

/** Selects the sources of a record's facts, whose id is a text, except those of a raaga's other scales. */
export const citedSources = (kind: ClaimedKind, id: SQLWrapper) =>
  new SortedSources(
    jsonArray(
      {
        field: claims.field,
        title: sql<string>`source.title`,
        address: sql<string>`iif(${hasNamesake}, source.address, '')`,
        note: claims.note,
        reading: claims.reading,
      },
      sql`FROM ${claims} JOIN sources AS source ON source.id = ${claims.sourceId}
        WHERE ${claims.subjectKind} = ${literal(kind)} AND ${claims.subjectId} = ${id}
          AND ${claims.field} NOT GLOB 'scale *'`,
    ),
  );

interface CitedRecord {
  id: string;
  sources: CitedSource[];
}

/** The sources of a record that are new or say something else, and those that are no longer named. */
export interface ChangedSources extends CitedRecord {
  removed: CitedSource[];
}

const cited = (list: string, named: "sources" | "removed" = "sources") =>
  sql`json_each(${list}) AS entry, json_each(entry.value, ${literal(`$.${named}`)}) AS cited`;
const given = (name: keyof CitedSource) => sql`cited.value ->> ${literal(name)}`;

/**
 * The source that is meant: the one with this title and address; without an address, the one of this title that the
 * fact rests on already, else the one that has no address, else the oldest.
 */
const meant = (kind: ClaimedKind, id: SQL) => sql`(SELECT s.id FROM sources s
  WHERE s.title = ${given("title")} AND ${given("address")} IN ('', s.address)
  ORDER BY EXISTS (SELECT 1 FROM claims c WHERE c.subject_kind = ${kind} AND c.subject_id = ${id}
    AND c.field = ${given("field")} AND c.source_id = s.id) DESC, s.address <> '', s.id LIMIT 1)`;

/** Adds the sources that are not there yet as websites. A title that is a URL is their address. */
const newSourcesStatement = (db: Database, list: string) =>
  statement(
    db,
    sql`INSERT INTO sources (title, kind, address)
      SELECT DISTINCT ${given("title")}, 'website', coalesce(nullif(${given("address")}, ''),
        iif(${given("title")} GLOB 'http://*' OR ${given("title")} GLOB 'https://*', ${given("title")}, ''))
      FROM ${cited(list)}
      WHERE NOT EXISTS (SELECT 1 FROM sources s
        WHERE s.title = ${given("title")} AND ${given("address")} IN ('', s.address))
      ON CONFLICT DO NOTHING`,
  );

const ownId = sql`entry.value ->> 'id'`;

/**
 * Writes the sources of the facts of records: all that there were are replaced. New ones become websites. Updates the
 * number of sources that agree on a raaga's scale.
 */
export const claimStatements = (
  db: Database,
  kind: ClaimedKind,
  all: readonly CitedRecord[],
): Statement[] =>
  jsonChunks(all.map(({ id, sources }) => ({ id, sources }))).flatMap((list) => {
    const entries = sql`SELECT value ->> 'id' FROM json_each(${list})`;
    return [
      newSourcesStatement(db, list),
      statement(
        db,
        sql`DELETE FROM claims WHERE subject_kind = ${kind} AND subject_id IN (${entries})
          AND field NOT GLOB 'scale *'
          AND (subject_id, field, source_id) NOT IN
            (SELECT ${ownId}, ${given("field")}, ${meant(kind, ownId)} FROM ${cited(list)})`,
      ),
      insertStatement(db, kind, list, ownId),
      ...(kind === "raaga" ? [countAgreement(db, entries)] : []),
    ];
  });

const insertStatement = (db: Database, kind: ClaimedKind, list: string, id: SQL) =>
  statement(
    db,
    sql`INSERT INTO claims (subject_kind, subject_id, field, source_id, note, reading)
      SELECT ${kind}, ${id}, ${given("field")}, ${meant(kind, id)}, ${given("note")}, ${given("reading")}
      FROM ${cited(list)} WHERE true
      ON CONFLICT DO UPDATE SET note = excluded.note, reading = excluded.reading`,
  );

const isSourced = ({ sources }: CitedRecord) => sources.length > 0;

/** Writes the sources of records that the batch has added. `id` is SQL for the id of the row \`entry\`. */
export const addClaimsStatements = (
  db: Database,
  kind: ClaimedKind,
  all: readonly CitedRecord[],
  id: SQL,
): Statement[] =>
  jsonChunks(all.filter(isSourced)).flatMap((list) => [
    newSourcesStatement(db, list),
    insertStatement(db, kind, list, id),
  ]);

/** Writes the changed sources of records. */
export const updateClaimsStatements = (
  db: Database,
  kind: ClaimedKind,
  all: readonly ChangedSources[],
): Statement[] =>
  jsonChunks(all).flatMap((list) => [
    statement(
      db,
      sql`DELETE FROM claims WHERE subject_kind = ${kind} AND (subject_id, field, source_id) IN
        (SELECT ${ownId}, ${given("field")}, ${meant(kind, ownId)} FROM ${cited(list, "removed")})`,
    ),
    newSourcesStatement(db, list),
    insertStatement(db, kind, list, ownId),
  ]);

const countAgreement = (db: Database, ids: SQL) =>
  statement(
    db,
    sql`UPDATE raagas SET agreement = nullif((SELECT count(*) FROM claims
        WHERE subject_kind = 'raaga' AND subject_id = raagas.id AND field = 'arohana'), 0)
      WHERE id IN (${ids})`,
  );
