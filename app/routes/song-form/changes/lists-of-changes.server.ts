import { findProposals } from "../../../data/search/propose-people.ts";
import type { Database } from "../../../data/database.ts";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import type { SongChange } from "../../../domain/songs/song-revision.ts";
import type { HistoryLists } from "./describe-change.ts";

/** Reads the names of what changes refer to: a page need not bring all raagas. */
export async function listsOfChanges(
  db: Database,
  lists: SongLists,
  changes: readonly SongChange[],
): Promise<HistoryLists> {
  const texts = changes.map(({ fields }) => JSON.stringify(fields)).join("\n");
  const named = <Entry extends { id: string }>(entries: Entry[]) =>
    entries.filter(({ id }) => texts.includes(JSON.stringify(id)));
  const people = await findProposals(db, listPeople(changes));
  return {
    raagas: named(lists.raagas),
    taalas: named(lists.taalas),
    songTypes: named(lists.songTypes),
    accompanimentTypes: lists.accompanimentTypes,
    mediaTypes: lists.mediaTypes,
    people: people.map(({ id, name }) => ({ id, description: name })),
  };
}

function listPeople(changes: readonly SongChange[]): string[] {
  const ids = changes.flatMap(({ fields }) => [
    ...(fields.composerId ?? []),
    ...(fields.personIds ?? []).flatMap((links) => Object.values(links ?? {})),
  ]);
  return [...new Set(ids.filter((id): id is string => typeof id === "string"))];
}
