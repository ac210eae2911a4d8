import type { Database } from "../../data/database.ts";
import { findMerge, listMovedTo } from "../../data/records/merges.ts";
import type { MovedComposition } from "../../data/songs/merging/merge-compositions.ts";
import { countRecordings, findMergeable } from "../../data/songs/merging/mergeable-composition.ts";
import { separateCompositions } from "../../data/songs/merging/separate-compositions.ts";
import type { User } from "../../data/users/users.ts";
import { outcomeOf, type WriteFailure } from "../../data/write-batch.ts";
import {
  changeOf,
  findSeparationProblem,
  type MergeOutcome,
  type SeparationProblem,
  unfill,
  withoutAdded,
} from "../../domain/records/merging.ts";
import type { Services } from "../services.ts";

/** Previews the separation of a merge, or returns why it is impossible. */
export async function openCompositionSeparation(db: Database, mergeId: number, now: number) {
  const merge = await findMerge<MovedComposition>(db, mergeId);
  if (merge?.kind !== "composition") return "missing";
  const { moved } = merge;
  const [from, to] = await findMergeable(db, [Number(merge.fromId), Number(merge.toId)]);
  if (!from || !to) return "missing";
  const problem = findSeparationProblem(merge, from, to, now);
  if (problem) return problem;
  const others = await listMovedTo<MovedComposition>(db, "composition", to.id, mergeId);
  const earlier = others.flatMap(({ titles }) => titles);
  const { otherTitles } = to.shared;
  const titles = withoutAdded(otherTitles, moved.titles, earlier);
  const changes = {
    ...unfill(to.shared, moved.filled),
    ...changeOf("otherTitles", otherTitles, titles),
  };
  const recordings = await countRecordings(db, to.id, moved.songs);
  return {
    from,
    to,
    recordings,
    separation: { mergeId, mergedAt: merge.mergedAt, moved, changes },
  };
}

/** Undoes a merge of compositions. Fails with the reasons of `openCompositionSeparation`, `denied` or `outdated`. */
export async function separateCompositionMerge(
  { db, logEvent, now }: Services,
  actor: User,
  mergeId: number,
): Promise<MergeOutcome<WriteFailure | SeparationProblem>> {
  const at = now();
  const open = await openCompositionSeparation(db, mergeId, at);
  if (typeof open === "string") return { ok: false, reason: open };
  const { from, to, separation } = open;
  const writer = { userId: actor.id, now: at };
  const written = await separateCompositions(db, from, to, separation, writer);
  logEvent("compositions separated", outcomeOf(written), actor.id);
  return written.ok ? { ok: true, from: from.shared.title, to: to.shared.title } : written;
}
