import { findComposition } from "../../data/songs/composition.ts";
import type { EditableSong } from "../../data/songs/editable-song.ts";
import { checkReferences } from "../../data/songs/song-references.ts";
import {
  type CreatedSong,
  findSongByRequest,
  insertSong,
  updateSong,
} from "../../data/songs/write-song.ts";
import { proposeStatements } from "../../data/records/proposing/propose-statements.ts";
import type { Writer } from "../../data/records/revisions.ts";
import type { User } from "../../data/users/users.ts";
import type { Statement, WriteFailure } from "../../data/write-batch.ts";
import { linkBearers } from "../../domain/people/name-links.ts";
import {
  fieldOfProposed,
  type ProposedEntries,
  withoutProposed,
} from "../../domain/records/proposing/proposed-entries.ts";
import { editableParts, lockedFields } from "../../domain/songs/song-permissions.ts";
import {
  changesBetween,
  isSameRevision,
  pickFields,
  revertChanges,
  type SongChange,
  songAtChange,
  type SongRevision,
} from "../../domain/songs/song-revision.ts";
import {
  applySubmission,
  type SongErrors,
  type SongSubmission,
  type StoredSong,
} from "../../domain/songs/song-submission.ts";
import { lengthOfMediumPart, mediumOf } from "../../domain/songs/medium.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import { planProposals } from "../records/plan-proposals.ts";
import type { Services } from "../services.ts";
import { openSong } from "./open-song.ts";

/** An edit conflict: the current song, the song as this writer opened it, and the changes since. */
interface SaveConflict {
  kind: "conflict";
  revision: number;
  now: SongRevision;
  before: SongRevision;
  changes: SongChange[];
}

export type SaveOutcome =
  | ({ kind: "saved" } & CreatedSong)
  | { kind: "invalid"; errors: SongErrors }
  | { kind: "denied" }
  | { kind: "missing" }
  /** The song has more names than fit in a database row. */
  | { kind: "tooLarge" }
  | SaveConflict;

/** The stored state that a submission applies to. The song is null for a new one. */
interface Stored extends StoredSong {
  open: EditableSong | null;
  /** Whether an earlier attempt of this request has added the song, so that it is now changed. */
  isRepeated: boolean;
}

/** The song after a submission, with its proposed entries. It is valid if `errors` is empty. */
interface Applied {
  song: SongRevision;
  proposed: ProposedEntries;
  errors: SongErrors;
}

const maxTries = 4;

/**
 * Saves a submission: adds or changes a song. Writes only if all of it is valid, the user may edit each part that
 * differs, and the song has not changed since `revision`. Without `revision` it overwrites changes made since; the
 * history has both. `alongside` ends the batch that changes a song; it is not run if nothing differs. If it fails with
 * `missing`, so does the save.
 */
export async function saveSong(
  services: Services,
  user: User,
  submission: SongSubmission,
  alongside: readonly Statement[] = [],
  tries = 1,
): Promise<SaveOutcome> {
  const stored = await readStored(services, user, submission);
  if ("kind" in stored) return stored;
  const applied = await propose(services, user, submission, stored);
  const checked = await check(services, user, { submission, stored, applied });
  if (checked.kind !== "valid") return checked;
  const saving = { submission, stored, applied: checked, alongside };
  const written = await write(services, user, saving);
  if (written.ok) return { kind: "saved", ...written.song };
  const outcome = await explain(services, user, saving, written.reason);
  return outcome.kind === "conflict" && submission.revision === undefined && tries < maxTries
    ? saveSong(services, user, submission, alongside, tries + 1)
    : outcome;
}

/** Checks a submission without its references. Returns the reason why it cannot be saved, or null. */
export async function findErrors(
  services: Services,
  user: User,
  submission: SongSubmission,
): Promise<SaveOutcome | null> {
  const stored = await readStored(services, user, submission);
  if ("kind" in stored) return stored;
  const { errors } = await propose(services, user, submission, stored);
  return isEmpty(errors) ? null : { kind: "invalid", errors };
}

/**
 * Restores a song to its revision after a change, in the parts that the user may edit. Fields whose references no
 * longer exist are left unchanged and returned as `unreverted`.
 */
export async function revertToChange(
  services: Services,
  user: User,
  { id, song, revision, changes }: EditableSong,
  change: number,
): Promise<SaveOutcome & { unreverted?: string[] }> {
  const earlier = songAtChange(song, changes, change);
  const files = changes
    .flatMap(({ fields }) => fields.mediaFileId ?? [])
    .filter((file): file is string => typeof file === "string");
  const save = (values: SongRevision) =>
    saveSong(services, user, {
      entrance: "history",
      songId: id,
      revision,
      values,
      medium: { kind: "earlier", medium: mediumOf(values) },
      files,
    });
  const saved = await save(earlier);
  if (saved.kind !== "invalid") return saved;
  const unreverted = Object.keys(saved.errors);
  const again = await save({ ...earlier, ...pickFields(song, unreverted) });
  return again.kind === "saved" ? { ...again, unreverted } : again;
}

const isEmpty = (values: object) => Object.keys(values).length === 0;

const savedAs = ({ id, compositionId, song: { title } }: EditableSong) =>
  ({ kind: "saved", id, compositionId, title }) as const;

const conflictOf = ({ song, revision, changes }: EditableSong): SaveConflict => ({
  kind: "conflict",
  revision,
  now: song,
  before: revertChanges(song, changes),
  changes,
});

/** Reads the stored state for a submission, or returns why it cannot be saved. */
async function readStored(
  services: Services,
  user: User,
  submission: SongSubmission,
): Promise<Stored | SaveOutcome> {
  const { songId, revision } = submission;
  if (songId === undefined) return readForNew(services, user, submission);
  const open = await openSong(services, user, songId, revision);
  return typeof open === "string" ? { kind: open } : storedSong(user, open);
}

const storedSong = (user: User, open: EditableSong, isRepeated = false): Stored => ({
  open,
  song: open.song,
  shared: null,
  parts: editableParts(user, open),
  isRepeated,
});

/** A form that is sent again updates the song that it added, unless that has changed since. */
async function readForNew(
  services: Services,
  user: User,
  { requestId, compositionId = null }: SongSubmission,
): Promise<Stored | SaveOutcome> {
  const { db, logEvent } = services;
  if (!hasPermission(user.roles, "addSongs")) {
    logEvent("song added", "denied", user.id);
    return { kind: "denied" };
  }
  const [created, composition] = await Promise.all([
    requestId === undefined ? null : findSongByRequest(db, requestId),
    compositionId === null ? null : findComposition(db, compositionId),
  ]);
  if (created) {
    const open = await openSong(services, user, created.id, 0);
    return typeof open !== "string" && open.changes.every(({ kind }) => kind === "created")
      ? storedSong(user, open, true)
      : { kind: "saved", ...created };
  }
  if (compositionId !== null && !composition) return { kind: "missing" };
  return {
    open: null,
    song: null,
    shared: composition?.shared ?? null,
    parts: { composition: compositionId === null, song: true },
    isRepeated: false,
  };
}

/** Assigns ids to the new raagas and people that a submission proposes. */
async function propose(
  { db }: Services,
  user: User,
  submission: SongSubmission,
  stored: Stored,
): Promise<Applied> {
  const { song, errors } = applySubmission(submission, stored);
  const plan = await planProposals(db, user.id, song, submission.newRaagas ?? []);
  return { ...plan, errors: { ...errors, ...plan.errors } };
}

interface Saving {
  submission: SongSubmission;
  stored: Stored;
  applied: Applied;
  alongside?: readonly Statement[];
}

/** Checks values, permission, revision and references. Links the names of a valid song and adds the length of its file. */
async function check(
  services: Services,
  user: User,
  { submission, stored, applied }: Saving,
): Promise<({ kind: "valid" } & Applied) | SaveOutcome> {
  const { open, isRepeated } = stored;
  if (!isEmpty(applied.errors)) return { kind: "invalid", errors: applied.errors };
  if (open) {
    const changes = changesBetween(open.song, applied.song);
    if (isEmpty(changes)) return savedAs(open);
    if (lockedFields(changes, stored.parts).length > 0) return { kind: "denied" };
    const { revision = open.revision } = submission;
    if (!isRepeated && open.revision !== revision) return conflictOf(open);
  }
  const checked = await resolve(services, user, { submission, stored, applied });
  if (!isEmpty(checked.errors)) return { kind: "invalid", errors: checked.errors };
  return open && isSameRevision(open.song, checked.song)
    ? savedAs(open)
    : { kind: "valid", ...checked };
}

/** Looks up a song's references, except its proposals. Links undecided names that belong to exactly one person. */
async function resolve(
  { db }: Services,
  user: User,
  { submission, stored: { open, parts }, applied: { song, proposed } }: Saving,
): Promise<Applied> {
  const { missing, isOtherKind, fileSeconds, bearers } = await checkReferences(
    db,
    withoutProposed(song, proposed),
    user.id,
    [submission.files ?? [], open?.song.mediaFileId ?? []].flat(),
  );
  const errors: SongErrors = isOtherKind ? { mediaFileId: { error: "songForm.fileOther" } } : {};
  for (const field of missing)
    errors[field] = {
      error: field === "mediaFileId" ? "songForm.fileGone" : "songForm.unknownChoice",
    };
  // An unchanged composer keeps the earlier decision.
  const isNewComposer = open?.song.composer !== song.composer;
  const linked = { ...parts, composition: parts.composition && isNewComposer };
  return {
    song: {
      ...linkBearers(song, bearers, linked),
      durationSeconds: song.durationSeconds ?? lengthOfMediumPart(song, fileSeconds),
    },
    proposed,
    errors,
  };
}

type Written = { ok: true; song: CreatedSong } | { ok: false; reason: WriteFailure };

/** Writes the song and its proposed entries in one transaction. */
async function write(
  { db, logEvent, now }: Services,
  user: User,
  { submission, stored: { open }, applied: { song, proposed }, alongside = [] }: Saving,
): Promise<Written> {
  const writer: Writer = { userId: user.id, now: now() };
  const proposals = await proposeStatements(db, proposed, writer);
  if (open) {
    const written = await updateSong(db, open, song, writer, {
      before: proposals,
      after: alongside,
    });
    if (!written.ok) return written;
    logEvent("song changed", "done", user.id);
    return { ok: true, song: { ...savedAs(open), title: song.title } };
  }
  const { requestId = crypto.randomUUID(), compositionId = null } = submission;
  const written = await insertSong(db, song, { compositionId, requestId, proposals }, writer);
  // A concurrent request with the same form may have added the song.
  const twin = written.ok ? null : await findTwin(db, written.reason, requestId);
  if (twin) return { ok: true, song: twin };
  logEvent("song added", written.ok ? "done" : "denied", user.id);
  return written;
}

const findTwin = async (db: Services["db"], reason: WriteFailure, requestId: string) =>
  reason === "exists" ? findSongByRequest(db, requestId) : null;

/** Returns why a valid song was not written: a change between the check and the write. */
async function explain(
  services: Services,
  user: User,
  { submission, stored, applied }: Saving,
  reason: WriteFailure,
): Promise<SaveOutcome> {
  const { open } = stored;
  if (reason === "tooLarge" || reason === "missing") return { kind: reason };
  if (!open && reason === "denied") return { kind: reason };
  if (open && (reason === "outdated" || reason === "hidden")) {
    const latest = await openSong(services, user, open.id, open.revision);
    if (typeof latest === "string") return { kind: latest };
    // The same form, sent twice at once.
    if (isSameRevision(latest.song, applied.song)) return savedAs(latest);
    return stored.isRepeated ? savedAs(open) : conflictOf(latest);
  }
  const { errors } = await resolve(services, user, { submission, stored, applied });
  if (!isEmpty(errors)) return { kind: "invalid", errors };
  const { song, proposed } = applied;
  if (proposed.raagas.length + proposed.people.length === 0)
    throw new Error("The song was not written, although it is valid.");
  const field = fieldOfProposed(song, proposed);
  return { kind: "invalid", errors: { [field]: { error: "songForm.proposedMeanwhile" } } };
}
