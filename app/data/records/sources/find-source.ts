import { asc, eq, sql, type SQL } from "drizzle-orm";
import {
  claims,
  compositions,
  deities,
  people,
  raagas,
  songs,
  sources,
  taalas,
} from "#drizzle/schema/index.ts";
import { pageSize } from "../../../domain/paging.ts";
import type { ClaimedKind, ClaimedSubject } from "../../../domain/records/source.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { prepared } from "../../drizzle-internals.ts";
import { Json, jsonArray } from "../../json-columns.ts";
import { nativeIn } from "../../native-name.ts";

/** A record that rests on a source, and which of its facts do. */
export interface SourcedRecord {
  kind: ClaimedKind;
  /** The id of its address; of a composition that of its main recording. Null if it is not public. */
  address: string | null;
  name: string;
  native: string | null;
  facts: { field: string; reading: string; note: string }[];
}

const id = sql.placeholder("id");
const reader = sql.placeholder("language");

const columns = {
  id: sources.id,
  title: sources.title,
  author: sources.author,
  year: sources.year,
  kind: sources.kind,
  address: sources.address,
  identifier: sources.identifier,
};

/** Finds a source, or null. One batch. */
export async function findSource(db: Database, sourceId: number) {
  const [rows] = await db.batch([db.select(columns).from(sources).where(eq(sources.id, sourceId))]);
  return rows[0] ?? null;
}

const sourceStatement = prepared((db) =>
  db.select(columns).from(sources).where(eq(sources.id, id)),
);

const named = (from: SQL, address: SQL, name: SQL, scriptNames: SQL) =>
  sql`(SELECT json_object('address', ${address}, 'name', ${name}, 'native', ${scriptNames}) FROM ${from})`;

const ownNative = (
  table: typeof compositions | typeof raagas | typeof taalas | typeof deities | typeof people,
) => sql`${nativeIn(table.scriptNames, reader)}`;

/** The public record of a row of `subject`, or null. */
const record = new Json<Pick<SourcedRecord, "address" | "name" | "native"> | null>(
  sql`CASE subject.kind
    WHEN 'composition' THEN ${named(
      sql`${compositions} WHERE compositions.id = CAST(subject.id AS INTEGER) AND compositions.deleted_at IS NULL`,
      sql`CAST(main_song_id AS TEXT)`,
      sql`title`,
      ownNative(compositions),
    )}
    WHEN 'song' THEN ${named(
      sql`${songs} WHERE songs.id = CAST(subject.id AS INTEGER) AND songs.deleted_at IS NULL`,
      sql`CAST(songs.id AS TEXT)`,
      sql`title`,
      sql`${songs.scriptNames} -> ${reader} ->> 'title'`,
    )}
    WHEN 'person' THEN ${named(
      sql`${people} WHERE people.id = subject.id AND merged_into IS NULL`,
      sql`people.id`,
      sql`name`,
      ownNative(people),
    )}
    WHEN 'raaga' THEN ${named(sql`${raagas} WHERE raagas.id = subject.id`, sql`raagas.id`, sql`raagas.id`, ownNative(raagas))}
    WHEN 'taala' THEN ${named(sql`${taalas} WHERE taalas.id = subject.id`, sql`taalas.id`, sql`taalas.id`, ownNative(taalas))}
    WHEN 'deity' THEN ${named(sql`${deities} WHERE deities.id = subject.id`, sql`deities.id`, sql`deities.id`, ownNative(deities))}
    END`,
).as("record");

const facts = jsonArray(
  { field: claims.field, reading: claims.reading, note: claims.note },
  sql`FROM ${claims} WHERE ${claims.sourceId} = ${id}
    AND ${claims.subjectKind} = subject.kind AND ${claims.subjectId} = subject.id`,
).as("facts");

const recordsStatement = (isNext: boolean) =>
  prepared((db) =>
    db
      .select({
        kind: sql<ClaimedKind>`subject.kind`.as("subject_kind"),
        id: sql<string>`subject.id`.as("subject_id"),
        record,
        facts,
      })
      .from(
        sql`(SELECT DISTINCT subject_kind AS kind, subject_id AS id FROM claims
          WHERE source_id = ${id}${
            isNext
              ? sql` AND (subject_kind, subject_id) > (${sql.placeholder("afterKind")}, ${sql.placeholder("afterId")})`
              : sql``
          }
          ORDER BY subject_kind, subject_id LIMIT ${pageSize + 1}) AS subject`,
      )
      .orderBy(asc(sql`subject.kind`), asc(sql`subject.id`)),
  );

const [firstRecords, nextRecords] = [recordsStatement(false), recordsStatement(true)];

/**
 * Finds a source with a page of the records that rest on it, those after a record; null if there is no such source.
 * One batch, which reads a page of records and their facts at most.
 */
export async function findSourcePage(
  db: Database,
  sourceId: number,
  { language, after }: { language: string; after: ClaimedSubject | null },
) {
  const [found, rows, counters] = await db.batch([
    sourceStatement(db, { id: sourceId }),
    after
      ? nextRecords(db, { id: sourceId, language, afterKind: after.kind, afterId: after.id })
      : firstRecords(db, { id: sourceId, language }),
    countersStatement(db),
  ]);
  if (!found[0]) return null;
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    source: found[0],
    records: page.flatMap(({ kind, record: one, facts: all }): SourcedRecord[] =>
      one === null || one.address === null ? [] : [{ kind, ...one, facts: all }],
    ),
    next: rows.length > pageSize && last ? { kind: last.kind, id: last.id } : null,
    version: readCounters(counters).version,
  };
}

const maxAddresses = 5000;

/** Lists the ids of sources, for a sitemap. One batch. */
export async function listSourceIds(db: Database) {
  const [rows, counters] = await db.batch([
    db.select({ id: sources.id }).from(sources).orderBy(asc(sources.id)).limit(maxAddresses),
    countersStatement(db),
  ]);
  return { ids: rows.map(({ id: sourceId }) => sourceId), version: readCounters(counters).version };
}
