import { sql } from "drizzle-orm";
import { merges } from "#drizzle/schema/index.ts";
import {
  changesOfPersonMerge,
  type MergeablePerson,
  type PersonMerge,
} from "../../../domain/people/merge-plan.ts";
import type { PersonRecord } from "../../../domain/people/person.ts";
import { valuesAfter, withAdded } from "../../../domain/records/merging.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { actStatements } from "../../records/audit.ts";
import { passPairsOn } from "../../records/pairs.ts";
import { creatorMovedStatements, revisionStatement, type Writer } from "../../records/revisions.ts";
import { writeBatch, type WriteResult } from "../../write-batch.ts";
import { requirePersonState, type StoredPerson } from "./mergeable-person.ts";
import {
  listStatements,
  nameStatements,
  unlistStatement,
  updatePerson,
} from "./person-statements.ts";

export interface MovedPerson extends PersonMerge {
  ownNames: PersonRecord["names"];
  /** The recordings that credit `from`, by the printed name. */
  credits: Record<string, number[]>;
  compositions: number[];
  /** The raagas and taalas that `from` created; absent in older merges. */
  raagas?: string[];
  taalas?: string[];
}

/** Moves the credits of `from` to `to`. Fails with `denied`, or with `outdated` if one of them has changed. */
export async function mergePeople(
  db: Database,
  from: StoredPerson,
  to: StoredPerson,
  plan: PersonMerge,
  writer: Writer,
): Promise<WriteResult> {
  const { userId, now } = writer;
  const act = { actorId: userId, act: "people merged", subject: from.name, detail: to.name };
  const names = withNames(to, from, plan);
  const parts = withAdded(to.parts, plan.parts);
  const changes = changesOfPersonMerge(to, plan);
  return writeBatch(db, [
    ...actStatements(db, act),
    requirePersonState(db, from),
    requirePersonState(db, to),
    db.insert(merges).values({
      kind: "person",
      fromId: from.id,
      toId: to.id,
      mergedBy: userId,
      mergedAt: new Date(now),
      moved: movedJson(from, plan),
    }),
    ...moveCreditsStatements(db, from.id, to.id, writer),
    statement(
      db,
      sql`INSERT INTO person_identifiers (person_id, scheme, value)
        SELECT ${to.id}, scheme, value FROM person_identifiers
        WHERE person_id = ${from.id} ON CONFLICT DO NOTHING`,
    ),
    ...nameStatements(db, from.id, []),
    ...nameStatements(db, to.id, names),
    updatePerson(db, from.id, { mergedInto: to.id }),
    updatePerson(db, to.id, { ...valuesAfter(plan.filled), parts }),
    unlistStatement(db, from.id),
    ...(await listStatements(db, { ...to, ...valuesAfter(plan.filled), parts, names })),
    revisionStatement(db, { kind: "person", id: from.id }, "merged", writer, {
      mergedInto: [null, to.id],
    }),
    revisionStatement(db, { kind: "person", id: to.id }, "merged", writer, changes),
    ...passPairsOn(db, "person", from.id, to.id, writer),
  ]);
}

/** Combines the names of `to` and `from`. A script name of `from` is shown only if `to` has none in that script. */
function withNames(to: MergeablePerson, from: MergeablePerson, { names }: PersonMerge) {
  const shown = new Set(to.names.map(({ language }) => language));
  const existingNames = new Set(to.names.map(({ name }) => name));
  const usual = { name: from.name, kind: "spelling", language: null, seenAt: null } as const;
  const others = [usual, ...from.names.filter(({ name }) => name !== from.name)].filter(
    ({ name }) => names.includes(name) && !existingNames.has(name),
  );
  return [
    ...to.names,
    ...others.map(({ language, ...other }) => ({
      ...other,
      language: shown.has(language) ? null : language,
    })),
  ];
}

const creditsOf = (id: string) => sql`SELECT song_id, name FROM credits WHERE person_id = ${id}`;
const compositionsOf = (id: string) =>
  // Compositions in the archive and in the bin have separate indexes.
  sql`SELECT id FROM compositions WHERE composer_id = ${id} AND deleted_at IS NULL
    UNION ALL SELECT id FROM compositions WHERE composer_id = ${id} AND deleted_at IS NOT NULL`;

function movedJson(from: StoredPerson, plan: PersonMerge) {
  const planJson = JSON.stringify({ ...plan, ownNames: from.names });
  const credits = sql`(SELECT json_group_object(name, json(songs)) FROM (
    SELECT name, json_group_array(DISTINCT song_id) AS songs
    FROM (${creditsOf(from.id)}) GROUP BY name))`;
  const compositionIds = sql`(SELECT json_group_array(id) FROM (${compositionsOf(from.id)}))`;
  return sql`json_set(${planJson}, '$.credits', json(${credits}), '$.compositions', json(${compositionIds}),
    '$.raagas', (SELECT json_group_array(id) FROM raagas WHERE creator_id = ${from.id}),
    '$.taalas', (SELECT json_group_array(id) FROM taalas WHERE creator_id = ${from.id}))`;
}

function moveCreditsStatements(db: Database, from: string, to: string, writer: Writer) {
  return [
    statement(
      db,
      sql`UPDATE songs SET person_ids = (SELECT json_group_object(key,
          CASE value WHEN ${from} THEN ${to} ELSE value END) FROM json_each(person_ids))
        WHERE id IN (SELECT song_id FROM credits WHERE person_id = ${from})`,
    ),
    statement(
      db,
      sql`UPDATE compositions SET composer_id = ${to} WHERE id IN (${compositionsOf(from)})`,
    ),
    ...creatorMovedStatements(db, from, to, writer),
    statement(db, sql`UPDATE raagas SET creator_id = ${to} WHERE creator_id = ${from}`),
    statement(db, sql`UPDATE taalas SET creator_id = ${to} WHERE creator_id = ${from}`),
  ];
}
