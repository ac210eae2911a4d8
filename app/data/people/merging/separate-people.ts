import { sql } from "drizzle-orm";
import { allNames } from "../../../domain/people/merge-plan.ts";
import { changeOf, type Changes, valuesAfter } from "../../../domain/records/merging.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { actStatements } from "../../records/audit.ts";
import { undoStatements } from "../../records/merges.ts";
import { takePairsBack } from "../../records/pairs.ts";
import {
  referenceMovedStatement,
  revisionStatement,
  type Writer,
} from "../../records/revisions.ts";
import { writeBatch, type WriteResult } from "../../write-batch.ts";
import type { MovedPerson } from "./merge-people.ts";
import { requirePersonState, type StoredPerson } from "./mergeable-person.ts";
import { listStatements, nameStatements, updatePerson } from "./person-statements.ts";

interface Separation {
  mergeId: number;
  mergedAt: number;
  moved: MovedPerson;
  filled: Changes;
  names: string[];
  parts: string[];
}

/** Moves the credits of `from` back. Fails with `denied`, or with `outdated` if one of the two has changed. */
export async function separatePeople(
  db: Database,
  from: StoredPerson,
  to: StoredPerson,
  { mergeId, mergedAt, moved, filled, names: previousNames, parts }: Separation,
  writer: Writer,
): Promise<WriteResult> {
  const act = {
    actorId: writer.userId,
    act: "people separated",
    subject: from.name,
    detail: to.name,
  };
  const changes = {
    ...filled,
    ...changeOf("names", allNames(to), previousNames),
    ...changeOf("parts", to.parts, parts),
  };
  const names = to.names.filter(({ name }) => previousNames.includes(name));
  const schemes = JSON.stringify(moved.schemes);
  return writeBatch(db, [
    ...actStatements(db, act),
    requirePersonState(db, from),
    requirePersonState(db, to),
    ...undoStatements(db, mergeId, writer),
    ...Object.entries(moved.credits).map(([name, songs]) =>
      creditsBack(db, name, songs, from.id, to.id),
    ),
    statement(
      db,
      sql`UPDATE compositions SET composer_id = ${from.id} WHERE composer_id = ${to.id}
        AND id IN (SELECT value FROM json_each(${JSON.stringify(moved.compositions)}))`,
    ),
    ...createdBack(db, "raaga", moved.raagas, from.id, to.id, writer),
    ...createdBack(db, "taala", moved.taalas, from.id, to.id, writer),
    statement(
      db,
      sql`DELETE FROM person_identifiers WHERE person_id = ${to.id}
        AND scheme IN (SELECT value FROM json_each(${schemes})) AND (scheme, value) IN
          (SELECT scheme, value FROM person_identifiers WHERE person_id = ${from.id})`,
    ),
    ...nameStatements(db, from.id, moved.ownNames),
    ...nameStatements(db, to.id, names),
    updatePerson(db, from.id, { mergedInto: null }),
    updatePerson(db, to.id, { ...valuesAfter(filled), parts }),
    ...(await listStatements(db, { ...from, names: moved.ownNames })),
    ...(await listStatements(db, { ...to, ...valuesAfter(filled), parts, names })),
    revisionStatement(db, { kind: "person", id: from.id }, "separated", writer, {
      mergedInto: [to.id, null],
    }),
    revisionStatement(db, { kind: "person", id: to.id }, "separated", writer, changes),
    ...takePairsBack(db, "person", from.id, to.id, mergedAt),
  ]);
}

function createdBack(
  db: Database,
  kind: "raaga" | "taala",
  ids: string[] = [],
  from: string,
  to: string,
  writer: Writer,
) {
  const condition = sql`creator_id = ${to} AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const table = kind === "raaga" ? sql`raagas` : sql`taalas`;
  return [
    referenceMovedStatement(db, kind, ["creatorId", to, from], writer, condition),
    statement(db, sql`UPDATE ${table} SET creator_id = ${from} WHERE ${condition}`),
  ];
}

function creditsBack(db: Database, name: string, songs: number[], from: string, to: string) {
  return statement(
    db,
    sql`UPDATE songs SET person_ids = (SELECT json_group_object(key,
        CASE WHEN key = ${name} THEN ${from} ELSE value END) FROM json_each(person_ids))
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(songs)}))
        AND EXISTS (SELECT 1 FROM json_each(person_ids) WHERE key = ${name} AND value = ${to})`,
  );
}
