import type { Database } from "../../data/database.ts";
import type { MovedPerson } from "../../data/people/merging/merge-people.ts";
import { findMergeablePeople } from "../../data/people/merging/mergeable-person.ts";
import { separatePeople } from "../../data/people/merging/separate-people.ts";
import { findMerge, listMovedTo } from "../../data/records/merges.ts";
import type { User } from "../../data/users/users.ts";
import { outcomeOf, type WriteFailure } from "../../data/write-batch.ts";
import { allNames } from "../../domain/people/merge-plan.ts";
import {
  findSeparationProblem,
  type MergeOutcome,
  type SeparationProblem,
  unfill,
  withoutAdded,
} from "../../domain/records/merging.ts";
import type { Services } from "../services.ts";
import { additionsOf } from "./merge-people.ts";

/** Previews the separation of a merge, or returns why it is impossible. */
export async function openPersonSeparation(db: Database, mergeId: number, now: number) {
  const merge = await findMerge<MovedPerson>(db, mergeId);
  if (merge?.kind !== "person") return "missing";
  const { moved, mergedAt } = merge;
  const [from, to] = await findMergeablePeople(db, [merge.fromId, merge.toId]);
  if (!from || !to) return "missing";
  const problem = findSeparationProblem(merge, from, to, now);
  if (problem) return problem;
  const earlier = additionsOf(await listMovedTo<MovedPerson>(db, "person", to.id, mergeId));
  return {
    from,
    to,
    separation: {
      mergeId,
      mergedAt,
      moved,
      filled: unfill(to, moved.filled),
      names: withoutAdded(allNames(to), moved.names, earlier.names),
      parts: withoutAdded(to.parts, moved.parts, earlier.parts),
    },
  };
}

/** Undoes a merge of people. Fails with the reasons of `openPersonSeparation`, `denied` or `outdated`. */
export async function separatePersonMerge(
  { db, logEvent, now }: Services,
  actor: User,
  mergeId: number,
): Promise<MergeOutcome<WriteFailure | SeparationProblem>> {
  const at = now();
  const open = await openPersonSeparation(db, mergeId, at);
  if (typeof open === "string") return { ok: false, reason: open };
  const { from, to, separation } = open;
  const writer = { userId: actor.id, now: at };
  const written = await separatePeople(db, from, to, separation, writer);
  logEvent("people separated", outcomeOf(written), actor.id);
  return written.ok ? { ok: true, from: from.name, to: to.name } : written;
}
