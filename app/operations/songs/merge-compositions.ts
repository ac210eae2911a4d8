import type { Database } from "../../data/database.ts";
import { listMovedTo } from "../../data/records/merges.ts";
import {
  mergeCompositions,
  type MovedComposition,
} from "../../data/songs/merging/merge-compositions.ts";
import {
  findCompositionOf,
  findMergeable,
  type StoredComposition,
} from "../../data/songs/merging/mergeable-composition.ts";
import type { User } from "../../data/users/users.ts";
import { outcomeOf, type WriteFailure } from "../../data/write-batch.ts";
import type { MergeOutcome } from "../../domain/records/merging.ts";
import { type CompositionMerge, planCompositionMerge } from "../../domain/songs/merge-plan.ts";
import type { Services } from "../services.ts";

interface OpenMerge {
  from: StoredComposition;
  to: StoredComposition;
  plan: CompositionMerge;
}

const maxSteps = 20;

/** Finds the current composition of a song number, following merges; null if there is none. */
export async function findComposition(db: Database, songId: number): Promise<number | null> {
  let id = await findCompositionOf(db, songId);
  for (let step = 0; id !== null && step < maxSteps; step++) {
    const [composition] = await findMergeable(db, [id]);
    if (!composition) return null;
    if (composition.mergedInto === null) return composition.isDeleted ? null : id;
    id = composition.mergedInto;
  }
  return null;
}

/** Previews the merge of two compositions. Fails with `missing` if they are the same or one does not exist. */
export async function openCompositionMerge(
  db: Database,
  fromId: number,
  toId: number,
): Promise<OpenMerge | "missing"> {
  const compositions = await findMergeable(db, [fromId, toId]);
  const [from, to] = compositions;
  if (!from || !to || fromId === toId || compositions.some(({ isDeleted }) => isDeleted))
    return "missing";
  const others = await listMovedTo<MovedComposition>(db, "composition", toId);
  const earlier = others.flatMap(({ titles }) => titles);
  return { from, to, plan: planCompositionMerge(from, to, earlier) };
}

/** Merges a composition into another. Fails with `missing`, `denied`, or `outdated` if one has just changed. */
export async function mergeCompositionInto(
  { db, logEvent, now }: Services,
  actor: User,
  fromId: number,
  toId: number,
): Promise<MergeOutcome<WriteFailure>> {
  const open = await openCompositionMerge(db, fromId, toId);
  if (open === "missing") return { ok: false, reason: open };
  const writer = { userId: actor.id, now: now() };
  const written = await mergeCompositions(db, open.from, open.to, open.plan, writer);
  logEvent("compositions merged", outcomeOf(written), actor.id);
  return written.ok
    ? { ok: true, from: open.from.shared.title, to: open.to.shared.title }
    : written;
}
