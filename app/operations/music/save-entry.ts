import type { Database } from "../../data/database.ts";
import type { EntryId, ReferenceList } from "../../data/music/reference-list.ts";
import { listNames } from "../../data/music/reference-reads.ts";
import { requireNames } from "../../data/music/entry-statements.ts";
import { addEntry, changeEntry } from "../../data/music/reference-writes.ts";
import type { Statement, WriteFailure } from "../../data/write-batch.ts";
import { isSameName, type ReferenceEntry } from "../../domain/music/reference-entry.ts";
import type { Services } from "../services.ts";

export type SaveResult =
  | { ok: true; id: EntryId }
  | { ok: false; reason: WriteFailure | "nameTaken" };

interface EntryToSave<Entry> {
  id: EntryId | null;
  entry: Entry;
  actorId: number;
  /** Whether the user confirmed that a name which sounds like another is a different one. */
  isConfirmed?: boolean;
  /** Statements that end the batch of a changed entry. */
  alongside?: readonly Statement[];
}

const maxTries = 4;

/**
 * Adds or changes an entry. `nameTaken`: another entry has the name or, unless confirmed, one that differs
 * only in case or diacritics. `exists`: the melakarta number is taken. `inUse`: there is no such parent. `outdated`:
 * names were added or changed during each try.
 */
export async function saveEntry<Entry extends ReferenceEntry>(
  { db }: Pick<Services, "db">,
  list: ReferenceList<Entry>,
  save: EntryToSave<Entry>,
): Promise<SaveResult> {
  for (let tries = 1; ; tries++) {
    const saved = await trySave(db, list, save);
    if (saved.ok || saved.reason !== "outdated" || tries === maxTries) return saved;
  }
}

async function trySave<Entry extends ReferenceEntry>(
  db: Database,
  list: ReferenceList<Entry>,
  { id, entry, actorId, isConfirmed = false, alongside = [] }: EntryToSave<Entry>,
): Promise<SaveResult> {
  const name = String(entry[list.nameField]);
  const names = await listNames(db, list);
  const keepsName = names.some((one) => one.id === id && one.name === name);
  const isTaken = names.some(
    (one) => one.id !== id && (isConfirmed ? one.name === name : isSameName(one.name, name)),
  );
  if (isTaken && !keepsName) return { ok: false, reason: "nameTaken" };
  const requirements = keepsName
    ? []
    : [
        requireNames(
          db,
          list,
          names.map((one) => one.name),
        ),
      ];
  if (id === null) return addEntry(db, list, entry, actorId, requirements);
  const others = { requirements, alongside };
  const changed = await changeEntry(db, list, id, entry, actorId, others);
  return changed.ok ? { ok: true, id: entry.id ?? id } : changed;
}
