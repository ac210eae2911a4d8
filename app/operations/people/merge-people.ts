import type { Database } from "../../data/database.ts";
import { mergePeople, type MovedPerson } from "../../data/people/merging/merge-people.ts";
import { findMergeablePeople } from "../../data/people/merging/mergeable-person.ts";
import { listMovedTo } from "../../data/records/merges.ts";
import type { User } from "../../data/users/users.ts";
import { outcomeOf, type WriteFailure } from "../../data/write-batch.ts";
import type { MergeOutcome } from "../../domain/records/merging.ts";
import { planPersonMerge } from "../../domain/people/merge-plan.ts";
import type { Services } from "../services.ts";

export const additionsOf = (merges: MovedPerson[]) => ({
  names: merges.flatMap(({ names }) => names),
  parts: merges.flatMap(({ parts }) => parts),
});

const maxSteps = 20;

/** Returns the current id of a person, following merges; null if there is none. */
export async function findPersonNow(db: Database, id: string): Promise<string | null> {
  let current = id;
  for (let step = 0; step < maxSteps; step++) {
    const [person] = await findMergeablePeople(db, [current]);
    if (!person) return null;
    if (person.mergedInto === null) return current;
    current = person.mergedInto;
  }
  return null;
}

/** Previews the merge of two people. Fails with `missing` if they are the same or one does not exist. */
export async function openPersonMerge(db: Database, fromId: string, toId: string) {
  const people = await findMergeablePeople(db, [fromId, toId]);
  const [from, to] = people;
  const isMerged = people.some(({ mergedInto }) => mergedInto !== null);
  if (!from || !to || fromId === toId || isMerged) return "missing";
  const others = await listMovedTo<MovedPerson>(db, "person", toId);
  return { from, to, plan: planPersonMerge(from, to, additionsOf(others)) };
}

/** Merges a person into another. Fails with `missing`, `denied`, or `outdated` if one has just changed. */
export async function mergePersonInto(
  { db, logEvent, now }: Services,
  actor: User,
  fromId: string,
  toId: string,
): Promise<MergeOutcome<WriteFailure>> {
  const open = await openPersonMerge(db, fromId, toId);
  if (open === "missing") return { ok: false, reason: open };
  const writer = { userId: actor.id, now: now() };
  const written = await mergePeople(db, open.from, open.to, open.plan, writer);
  logEvent("people merged", outcomeOf(written), actor.id);
  return written.ok ? { ok: true, from: open.from.name, to: open.to.name } : written;
}
