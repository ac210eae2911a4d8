import { editCondition, ownEditCondition } from "../../edit-condition.ts";
import type { Database } from "../../database.ts";
import { actStatements } from "../../records/audit.ts";
import type { Writer } from "../../records/revisions.ts";
import { type Statement, writeBatch, type WriteResult } from "../../write-batch.ts";
import { type SongEdit, updateSongStatements } from "../edits/update-songs.ts";
import type { OriginalIds } from "../../../domain/songs/csv/original-ids.ts";
import { storeOriginalsStatements } from "./original-ids.ts";
import { insertSongStatements } from "./insert-songs.ts";
import type { ImportedSong } from "./replace-stand-ins.ts";
import type { SongScope } from "./read-songs.ts";

export interface ImportedOriginal extends ImportedSong {
  original: OriginalIds | null;
}

/** Updates and adds songs in one transaction, with `more` statements. Fails with `denied`, or like its statements. */
export async function writeImport(
  db: Database,
  { edits, added }: { edits: readonly SongEdit[]; added: readonly ImportedOriginal[] },
  writer: Writer,
  { ownerId }: SongScope,
  more: readonly Statement[],
): Promise<WriteResult> {
  const act = {
    actorId: writer.userId,
    act: "songs imported",
    subject: String(edits.length + added.length),
    detail: `${added.length} added, ${edits.length} changed`,
  };
  const mayEdit = ownerId === null ? editCondition(writer.userId) : ownEditCondition(ownerId);
  return writeBatch(db, [
    ...actStatements(db, act, undefined, "addSongs"),
    ...(await updateSongStatements(db, edits, writer, mayEdit)),
    ...(await insertSongStatements(db, added, writer)),
    ...storeOriginalsStatements(db, added),
    ...more,
  ]);
}
