import { sql } from "drizzle-orm";
import { people } from "#drizzle/schema/index.ts";
import { raagaForm } from "../../../domain/music/raaga.ts";
import { sortNameOf } from "../../../domain/records/proposing/person-names.ts";
import {
  maxOpenProposals,
  type ProposedEntries,
  type ProposedPerson,
} from "../../../domain/records/proposing/proposed-entries.ts";
import type { Database } from "../../database.ts";
import { raagaList } from "../../music/raagas.ts";
import { insertStatements } from "../../music/reference-writes.ts";
import { listStatements, nameStatements } from "../../people/merging/person-statements.ts";
import { permissionCondition } from "../../permission-condition.ts";
import { requireThat, type Statement } from "../../write-batch.ts";
import { revisionStatement, type Writer } from "../revisions.ts";

/** SQL for the number of a user's pending proposals. */
export const openOf = (userId: number) =>
  sql`((SELECT count(*) FROM raagas WHERE proposed_by = ${userId})
    + (SELECT count(*) FROM people WHERE proposed_by = ${userId} AND merged_into IS NULL))`;

/**
 * Adds the proposed entries of a song; must precede the song in its batch. The batch fails with `denied`, `exists` (a
 * name was added meanwhile) or `unavailable` (the user has too many pending proposals).
 */
export async function proposeStatements(
  db: Database,
  proposed: ProposedEntries,
  writer: Writer,
): Promise<Statement[]> {
  if (proposed.raagas.length + proposed.people.length === 0) return [];
  const { userId, now } = writer;
  const mark = { proposedBy: userId, proposedAt: new Date(now) };
  const raagas = proposed.raagas.map((name) =>
    insertStatements(db, raagaList, raagaForm.parse({ name }), userId, mark),
  );
  const persons = proposed.people.map((person) => personStatements(db, person, mark, writer));
  return [
    requireThat(db, permissionCondition(userId, "proposeEntries"), "denied"),
    ...(await Promise.all(raagas)).flat(),
    ...(await Promise.all(persons)).flat(),
    requireThat(db, sql`${openOf(userId)} <= ${maxOpenProposals}`, "unavailable"),
  ];
}

async function personStatements(
  db: Database,
  { id, name, parts }: ProposedPerson,
  mark: object,
  writer: Writer,
): Promise<Statement[]> {
  const names = [{ name, kind: "usual", language: null, seenAt: null } as const];
  const sortName = sortNameOf(name);
  return [
    db.insert(people).values({ id, name, sortName, parts, ...mark }),
    ...nameStatements(db, id, [...names]),
    ...(await listStatements(db, { id, name, sortName, isoName: null, parts, names: [...names] })),
    revisionStatement(db, { kind: "person", id }, "created", writer),
  ];
}
