import type { Language } from "../../../domain/music/shown-name.ts";
import {
  type CataloguePage,
  isByComposition,
  type ListedSong,
} from "../../../domain/songs/song.ts";
import { pageSize } from "../../../domain/paging.ts";
import type { Database } from "../../database.ts";
import { readCounters, countersStatement } from "../../counters.ts";
import { compositionPages, recordingPages } from "./list-statements.ts";
import { toListedSong } from "../song-columns.ts";

const bothWays = <Statements>(make: (direction: "asc" | "desc") => Statements) => ({
  asc: make("asc"),
  desc: make("desc"),
});

const compositionLists = {
  title: bothWays((direction) => compositionPages("title", direction)),
  composer: bothWays((direction) => compositionPages("composer", direction)),
};

const recordingLists = {
  singer: bothWays((direction) => recordingPages("singer", direction)),
  recordingDate: bothWays((direction) => recordingPages("recordingDate", direction)),
};

/**
 * Lists a page of the catalogue: the entries after the song `after`, or page `page`. By title or composer an entry is
 * a composition, by singer or date a recording, with what is known of it in the script of `language`. One batch.
 */
export async function listSongs(
  db: Database,
  { sortBy, direction, page, after }: CataloguePage,
  language: Language,
): Promise<{ songs: ListedSong[]; total: number; version: number }> {
  const lists = { ...compositionLists, ...recordingLists };
  const { first, numbered, next } = lists[sortBy][direction];
  const list =
    page > 1 ? numbered(db, { language, offset: (page - 1) * pageSize }) : first(db, { language });
  const [counters, rows] = await db.batch([
    countersStatement(db),
    after === null ? list : next(db, { language, after }),
  ]);
  const { songs, compositions, version } = readCounters(counters);
  return {
    songs: rows.map((row) => toListedSong(row)),
    total: isByComposition(sortBy) ? compositions : songs,
    version,
  };
}
