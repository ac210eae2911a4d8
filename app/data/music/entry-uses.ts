import { type SQL, sql } from "drizzle-orm";
import { compositions, songs } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import type { Statement } from "../write-batch.ts";
import type { DetailedList } from "./reference-list.ts";

interface Move {
  from: string;
  /** Null removes the references. */
  to: string | null;
  actorId: number;
  now: number;
}

const ownFields = { raagaId: "ownRaagaId", taalaId: "ownTaalaId" } as const;

/** Moves references to a raaga or taala (compositions with their songs, and recordings) to another or none, with revisions. */
export function moveUsesStatements(db: Database, { songField }: DetailedList, move: Move) {
  const { from, to, actorId, now } = move;
  const own = ownFields[songField];
  const written = { updatedBy: actorId, updatedAt: new Date(now) };
  const isShared = sql`${compositions[songField]} = ${from}`;
  const isOwn = sql`${songs[own]} = ${from}`;
  const fields = (name: string) => sql`json_object(${name}, json_array(${from}, ${to}))`;
  const revise = (kind: string, rows: SQL, changes: SQL) =>
    statement(
      db,
      sql`INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, changed_at, fields)
        SELECT ${kind}, id, 'updated', ${actorId}, ${now}, ${changes} FROM ${rows}`,
    );
  return [
    revise("composition", sql`compositions WHERE ${isShared}`, fields(songField)),
    db
      .update(compositions)
      .set({ [songField]: to, ...written })
      .where(isShared),
    revise("song", sql`songs WHERE ${isOwn}`, fields(own)),
    db
      .update(songs)
      .set({ [own]: to, ...written })
      .where(isOwn),
    ...(songField === "raagaId" ? moveSections(db, revise, move) : []),
  ];
}

function moveSections(
  db: Database,
  revise: (kind: string, rows: SQL, changes: SQL) => Statement,
  { from, to }: Move,
): Statement[] {
  const list = (value: SQL, condition = sql``) => sql`(SELECT json_group_array(raaga) FROM (
    SELECT ${value} AS raaga FROM composition_raagas WHERE composition_id = compositions.id ${condition}
    ORDER BY position))`;
  const after =
    to === null
      ? list(sql`raaga_id`, sql`AND raaga_id <> ${from}`)
      : list(sql`CASE raaga_id WHEN ${from} THEN ${to} ELSE raaga_id END`);
  const having = sql`compositions WHERE id IN
    (SELECT composition_id FROM composition_raagas WHERE raaga_id = ${from})`;
  const changes = sql`json_object('raagas', json_array(${list(sql`raaga_id`)}, ${after}))`;
  return [
    revise("composition", having, changes),
    statement(
      db,
      to === null
        ? sql`DELETE FROM composition_raagas WHERE raaga_id = ${from}`
        : sql`UPDATE composition_raagas SET raaga_id = ${to} WHERE raaga_id = ${from}`,
    ),
  ];
}
