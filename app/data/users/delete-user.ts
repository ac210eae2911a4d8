import { eq, sql } from "drizzle-orm";
import {
  approvalRequests,
  auditEvents,
  compositions,
  follows,
  heardSongs,
  hiddenParts,
  keptLists,
  mediaFiles,
  merges,
  newsMails,
  oneTimeCodes,
  people,
  perhapsSame,
  raagas,
  sessions,
  revisions,
  songBatches,
  songDrafts,
  songImports,
  songs,
  suggestions,
  userRoles,
  users,
} from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { actStatements } from "../records/audit.ts";
import { requireThat, writeBatch } from "../write-batch.ts";
import { hasPassword } from "./passwords.ts";

/** Songs, files and records stay, without a user. */
const deleteStatements = (db: Database, id: number) =>
  [
    db.update(songs).set({ createdBy: null }).where(eq(songs.createdBy, id)),
    db.update(songs).set({ updatedBy: null }).where(eq(songs.updatedBy, id)),
    db.update(songs).set({ deletedBy: null }).where(eq(songs.deletedBy, id)),
    db.update(compositions).set({ createdBy: null }).where(eq(compositions.createdBy, id)),
    db.update(compositions).set({ updatedBy: null }).where(eq(compositions.updatedBy, id)),
    db.update(compositions).set({ deletedBy: null }).where(eq(compositions.deletedBy, id)),
    db.update(revisions).set({ changedBy: null }).where(eq(revisions.changedBy, id)),
    db.update(songBatches).set({ editedBy: null }).where(eq(songBatches.editedBy, id)),
    db.update(songBatches).set({ undoneBy: null }).where(eq(songBatches.undoneBy, id)),
    db.update(merges).set({ mergedBy: null }).where(eq(merges.mergedBy, id)),
    db.update(merges).set({ undoneBy: null }).where(eq(merges.undoneBy, id)),
    db.update(hiddenParts).set({ hiddenBy: null }).where(eq(hiddenParts.hiddenBy, id)),
    db.update(perhapsSame).set({ dismissedBy: null }).where(eq(perhapsSame.dismissedBy, id)),
    db.update(raagas).set({ proposedBy: null }).where(eq(raagas.proposedBy, id)),
    db.update(people).set({ proposedBy: null }).where(eq(people.proposedBy, id)),
    // What is suggested stays, but not the address.
    db
      .update(suggestions)
      .set({ suggestedBy: null, mail: null })
      .where(eq(suggestions.suggestedBy, id)),
    db.update(suggestions).set({ ownerId: null }).where(eq(suggestions.ownerId, id)),
    db.update(suggestions).set({ decidedBy: null }).where(eq(suggestions.decidedBy, id)),
    db.delete(songDrafts).where(eq(songDrafts.ownerId, id)),
    db.delete(songImports).where(eq(songImports.userId, id)),
    db.update(mediaFiles).set({ ownerId: null }).where(eq(mediaFiles.ownerId, id)),
    db.update(approvalRequests).set({ decidedBy: null }).where(eq(approvalRequests.decidedBy, id)),
    db.update(auditEvents).set({ actorId: null }).where(eq(auditEvents.actorId, id)),
    statement(
      db,
      sql`DELETE FROM kept_songs WHERE list_id IN (SELECT id FROM kept_lists WHERE user_id = ${id})`,
    ),
    db.delete(heardSongs).where(eq(heardSongs.userId, id)),
    db.delete(keptLists).where(eq(keptLists.userId, id)),
    db.delete(follows).where(eq(follows.userId, id)),
    db.delete(newsMails).where(eq(newsMails.userId, id)),
    db.delete(approvalRequests).where(eq(approvalRequests.userId, id)),
    db.delete(sessions).where(eq(sessions.userId, id)),
    db.delete(oneTimeCodes).where(sql`email = (SELECT username FROM users WHERE id = ${id})`),
    // Sent mails expire by themselves; discarded ones would stay, and news is for members.
    statement(
      db,
      sql`DELETE FROM mails WHERE (status = 'failed' OR (status = 'waiting' AND kind = 'news'))
        AND recipient = (SELECT username FROM users WHERE id = ${id})`,
    ),
    db.delete(userRoles).where(eq(userRoles.userId, id)),
    db.delete(users).where(eq(users.id, id)),
  ] as const;

/** Deletes another user. Fails with `lastAdministrator` if there is no other Administrator. */
export function deleteUser(db: Database, id: number, actorId: number) {
  return writeBatch(db, [
    ...actStatements(
      db,
      { actorId, act: "user deleted", subject: String(id) },
      sql`EXISTS (SELECT 1 FROM users WHERE id = ${id})`,
    ),
    ...deleteStatements(db, id),
  ]);
}

/** Deletes a user after a password check. Fails with `outdated` (the password has changed) or `lastAdministrator`. */
export function deleteOwnUser(db: Database, id: number, passwordHash: string) {
  return writeBatch(db, [
    requireThat(db, hasPassword(id, passwordHash), "outdated"),
    ...deleteStatements(db, id),
  ]);
}
