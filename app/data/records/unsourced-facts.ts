import { type SQL, sql } from "drizzle-orm";
import { editorsReading } from "../../domain/records/sources.ts";
import {
  maxUnsourced,
  type UnsourcedFact,
  type UnsourcedRecord,
} from "../../domain/records/numbers.ts";
import type { ClaimedKind } from "../../domain/records/source.ts";
import { testSound } from "../../domain/songs/test-sound.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { literal } from "../literal.ts";

interface FactsOfKind {
  kind: ClaimedKind;
  from: SQL;
  /** The id that claims have, and that of the address. */
  id: SQL;
  address: SQL;
  name: SQL;
  /** Whether the record tells its source in words. */
  isTold: SQL;
  fields: Record<string, SQL>;
}

/** The facts that should name a source. Others follow from them, or are said by the record itself. In order of kinds. */
const kinds: FactsOfKind[] = [
  {
    kind: "composition",
    from: sql`compositions WHERE deleted_at IS NULL AND main_song_id IS NOT NULL`,
    id: sql`CAST(id AS TEXT)`,
    address: sql`CAST(main_song_id AS TEXT)`,
    name: sql`title`,
    isTold: sql`0`,
    fields: {
      raagaId: sql`raaga_id`,
      taalaId: sql`taala_id`,
      language: sql`language`,
      deity: sql`deity`,
    },
  },
  {
    kind: "person",
    from: sql`people WHERE merged_into IS NULL AND proposed_at IS NULL`,
    id: sql`id`,
    address: sql`id`,
    name: sql`name`,
    isTold: sql`coalesce(years_source, '') <> ''`,
    fields: { years: sql`coalesce(born, died)` },
  },
  {
    kind: "raaga",
    from: sql`raagas WHERE proposed_at IS NULL AND melakarta IS NULL`,
    id: sql`id`,
    address: sql`id`,
    name: sql`id`,
    isTold: sql`0`,
    fields: { arohana: sql`arohana`, parent: sql`parent_id`, creator: sql`creator_id` },
  },
  {
    kind: "song",
    from: sql`songs WHERE deleted_at IS NULL AND is_recording = 1 AND singer <> ${literal(testSound)}`,
    id: sql`CAST(id AS TEXT)`,
    address: sql`CAST(id AS TEXT)`,
    name: sql`title`,
    isTold: sql`coalesce(source, '') <> ''`,
    fields: { singer: sql`singer`, recordingDate: sql`recorded_on`, place: sql`place` },
  },
  {
    kind: "taala",
    from: sql`taalas WHERE true`,
    id: sql`id`,
    address: sql`id`,
    name: sql`id`,
    isTold: sql`0`,
    fields: { aksharas: sql`aksharas`, creator: sql`creator_id` },
  },
];

const factsOf = ({ kind, from, id, address, name, isTold, fields }: FactsOfKind) => {
  const pairs = Object.entries(fields).map(
    ([field, value]) => sql`json_array(${literal(field)}, ${value})`,
  );
  return sql`SELECT ${literal(kind)} AS kind, record.id, record.address, record.name, fact.value ->> 0 AS field,
      record.is_told OR EXISTS (SELECT 1 FROM claims JOIN sources ON sources.id = source_id
        WHERE subject_kind = ${literal(kind)} AND subject_id = record.id
          AND claims.field IN (fact.value ->> 0, '') AND sources.title <> ${literal(editorsReading)}) AS is_sourced
    FROM (SELECT ${id} AS id, ${address} AS address, ${name} AS name, ${isTold} AS is_told,
        json_array(${sql.join(pairs, sql`, `)}) AS facts FROM ${from}) AS record, json_each(record.facts) AS fact
    WHERE coalesce(fact.value ->> 1, '') <> ''`;
};

/**
 * Counts the facts of all records, and those without a source, the most first. Reads every record, a kind at a time:
 * for a scheduled job.
 */
export async function countUnsourced(db: Database): Promise<UnsourcedFact[]> {
  const counted: UnsourcedFact[] = [];
  for (const facts of kinds) {
    const [rows] = await db.batch([
      statement<UnsourcedFact>(
        db,
        sql`SELECT kind, field, count(*) AS total, sum(NOT is_sourced) AS unsourced FROM (${factsOf(facts)})
          GROUP BY field ORDER BY field`,
      ),
    ]);
    counted.push(...rows);
  }
  return counted.toSorted((one, other) => other.unsourced - one.unsourced);
}

/**
 * Lists the first records with facts without a source, those with the most first. Reads every record, a kind at a
 * time: for a scheduled job.
 */
export async function listUnsourcedRecords(db: Database): Promise<UnsourcedRecord[]> {
  const listed: UnsourcedRecord[] = [];
  for (const facts of kinds) {
    const [rows] = await db.batch([
      statement<Omit<UnsourcedRecord, "fields"> & { fields: string }>(
        db,
        sql`SELECT kind, address AS id, name, json_group_array(field) AS fields FROM (${factsOf(facts)})
          WHERE NOT is_sourced GROUP BY id ORDER BY count(*) DESC, name LIMIT ${maxUnsourced}`,
      ),
    ]);
    listed.push(
      ...rows.map(({ fields, ...record }) => ({
        ...record,
        fields: JSON.parse(fields) as string[],
      })),
    );
  }
  return listed
    .toSorted((one, other) => other.fields.length - one.fields.length)
    .slice(0, maxUnsourced);
}
