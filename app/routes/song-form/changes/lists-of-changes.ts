import type { SongLists } from "../../../data/songs/song-lists.ts";
import type { SongChange } from "../../../domain/songs/song-revision.ts";
import type { HistoryLists } from "./describe-change.ts";

/** Returns the entries of the lists that changes name: a page need not bring all raagas. */
export function listsOfChanges(lists: SongLists, changes: readonly SongChange[]): HistoryLists {
  const texts = changes.map(({ fields }) => JSON.stringify(fields)).join("\n");
  const named = <Entry extends { id: string }>(entries: Entry[]) =>
    entries.filter(({ id }) => texts.includes(JSON.stringify(id)));
  return {
    raagas: named(lists.raagas),
    taalas: named(lists.taalas),
    songTypes: named(lists.songTypes),
    accompanimentTypes: lists.accompanimentTypes,
    mediaTypes: lists.mediaTypes,
  };
}
