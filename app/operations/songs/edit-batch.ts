import { findBearers } from "../../data/people/name-bearers.ts";
import { findBatch, writeBatchEdit, writeUndo } from "../../data/songs/batch/batches.ts";
import { findOpenSongs } from "../../data/songs/csv/read-songs.ts";
import type { User } from "../../data/users/users.ts";
import { linkBearers, listUndecidedNames } from "../../domain/people/name-links.ts";
import { type BatchChanges, submissionOf } from "../../domain/songs/batch/batch-form.ts";
import {
  type BatchEdit,
  type BatchPlan,
  planBatch,
  planUndo,
} from "../../domain/songs/batch/plan-batch.ts";
import type { OpenSong } from "../../domain/songs/csv/song-plan.ts";
import { changesBetween } from "../../domain/songs/song-revision.ts";
import { editableParts } from "../../domain/songs/song-permissions.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import type { Services } from "../services.ts";

/** The owner whose songs a user may edit in a batch: the user, or null for all songs. */
export const batchScope = ({ id, roles }: User): number | null =>
  hasPermission(roles, "editAnySong") ? null : id;

/** Plans a batch edit of these songs, without those that no longer exist. */
export async function planBatchEdit(
  { db }: Pick<Services, "db">,
  user: User,
  ids: readonly number[],
  changes: BatchChanges,
): Promise<BatchPlan> {
  const songs = await openSongs(db, ids);
  return planBatch(
    [...songs.values()],
    (song) => submissionOf(changes, song),
    (song) => editableParts(user, song),
  );
}

async function openSongs(db: Services["db"], ids: readonly number[]) {
  const songs = await findOpenSongs(db, ids, { ownerId: null });
  return new Map(
    [...songs].filter((entry): entry is [number, OpenSong] => typeof entry[1] !== "string"),
  );
}

const toEdit = ({ open, after }: BatchEdit) => ({ ...open, before: open.song, after });

/** Applies a plan in one transaction. Returns the id of the batch edit, or why nothing was changed. */
export async function applyBatchEdit(
  { db, logEvent, now }: Services,
  user: User,
  plan: BatchPlan,
): Promise<number | "denied" | "changed" | "tooLarge"> {
  const bearers = await findBearers(db, [
    ...new Set(plan.edits.flatMap(({ after }) => listUndecidedNames(after))),
  ]);
  const edits = plan.edits.map((edit) => {
    const hasOtherNames = "singer" in edit.fields || "accompaniments" in edit.fields;
    const parts = { composition: false, song: hasOtherNames };
    const { id, song } = edit.open;
    const after = linkBearers(edit.after, bearers, parts);
    const batched = { id, title: song.title, fields: changesBetween(song, after) };
    return { ...toEdit(edit), after, batched };
  });
  const written = await writeBatchEdit(db, edits, { userId: user.id, now: now() });
  logEvent("songs changed", written.ok ? "done" : written.reason, user.id);
  if (written.ok) return written.results;
  const { reason } = written;
  return reason === "denied" || reason === "tooLarge" ? reason : "changed";
}

/** Opens a batch edit with a preview of undoing it; null if it does not exist or is another user's. */
export async function openBatch({ db }: Pick<Services, "db">, user: User, id: number) {
  const batch = await findBatch(db, id, batchScope(user));
  if (!batch) return null;
  const songs = await openSongs(
    db,
    batch.edits.map((edit) => edit.id),
  );
  return { batch, undo: planUndo(batch.edits, songs) };
}

/** Undoes a batch edit in one transaction. Skips songs that have changed since. */
export async function undoBatch(
  services: Services,
  user: User,
  id: number,
): Promise<"done" | "denied" | "missing" | "outdated"> {
  const { db, logEvent, now } = services;
  const open = await openBatch(services, user, id);
  if (!open) return "missing";
  const writer = { userId: user.id, now: now() };
  const written = await writeUndo(db, id, open.undo.edits.map(toEdit), writer);
  logEvent("songs changed back", written.ok ? "done" : written.reason, user.id);
  if (written.ok) return "done";
  return written.reason === "denied" ? "denied" : "outdated";
}
