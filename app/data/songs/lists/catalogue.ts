import { eq, type SQL, sql } from "drizzle-orm";
import { orderedLanguages, titleInitials, titleOrder } from "#drizzle/schema/index.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import {
  type CataloguePage,
  isByComposition,
  type ListedSong,
  type MissingPart,
} from "../../../domain/songs/song.ts";
import { type Direction, pageSize } from "../../../domain/paging.ts";
import { countFrom, listInitials, startOf } from "../../../domain/songs/lists/title-initials.ts";
import type { Database } from "../../database.ts";
import { prepared } from "../../drizzle-internals.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import { incompleteStatement, readIncomplete } from "../../incomplete-counts.ts";
import { compositionPages, recordingPages } from "./list-statements.ts";
import { toListedSong } from "../song-columns.ts";

const bothWays = <Statements>(make: (direction: Direction) => Statements) => ({
  asc: make("asc"),
  desc: make("desc"),
});

export const roman = sql`compositions.title_key`;
export const composer = sql`compositions.composer COLLATE NOCASE`;

const byTitle = new Map(
  orderedLanguages.map((language) => [
    language as Language,
    bothWays((direction) => compositionPages(titleOrder(language, "compositions."), direction)),
  ]),
);
const byRomanTitle = bothWays((direction) => compositionPages(roman, direction));

const lists = {
  composer: bothWays((direction) => compositionPages(composer, direction)),
  singer: bothWays((direction) => recordingPages("singer", direction)),
  recordingDate: bothWays((direction) => recordingPages("recordingDate", direction)),
  added: bothWays((direction) => recordingPages("added", direction)),
};

/** Written as in the partial indexes. */
export const lacks: Record<MissingPart, SQL> = {
  recording: sql`compositions.deleted_at IS NULL AND compositions.recording_count = compositions.test_sounds`,
  lyrics: sql`compositions.deleted_at IS NULL AND compositions.lyrics = ''`,
  taala: sql`compositions.deleted_at IS NULL AND compositions.taala_id IS NULL`,
  raaga: sql`compositions.deleted_at IS NULL AND compositions.raaga_id IS NULL
    AND compositions.song_type_id IS NOT 'Ragamalika'`,
};
const incompleteLists = {
  recording: compositionPages(roman, "asc", lacks.recording),
  lyrics: compositionPages(roman, "asc", lacks.lyrics),
  taala: compositionPages(roman, "asc", lacks.taala),
  raaga: compositionPages(roman, "asc", lacks.raaga),
};

const initialsStatement = prepared((db) =>
  db
    .select({ counts: titleInitials.counts })
    .from(titleInitials)
    .where(eq(titleInitials.language, sql.placeholder("language"))),
);

function pagesOf({ sortBy, direction, without }: CataloguePage, language: Language) {
  if (without !== null) return incompleteLists[without];
  if (sortBy !== "title") return lists[sortBy][direction];
  return (byTitle.get(language) ?? byRomanTitle)[direction];
}

export interface CatalogueSong extends ListedSong {
  /** The user who added it; compositions only. */
  composition: { id: number; createdBy: number | null };
}

/**
 * Lists a page of the catalogue: the entries after the song `after`, or page `page`. By title or composer an entry is
 * a composition, else a recording, with its names in the script of `language`; titles in that script come first. A list
 * that begins at a letter has `total` entries and skips `before` others. One batch.
 */
export async function listSongs(db: Database, query: CataloguePage, language: Language) {
  const { sortBy, direction, page, after, initial, without } = query;
  const { first, numbered, next } = pagesOf(query, language);
  const ordered = without === null ? language : "en";
  const values = { language, start: startOf(ordered, direction, initial) };
  const offset = (page - 1) * pageSize;
  const list = page > 1 ? numbered(db, { ...values, offset }) : first(db, values);
  const [rows, counters, incomplete, [letters]] = await db.batch([
    after === null ? list : next(db, { ...values, after }),
    countersStatement(db),
    incompleteStatement(db),
    initialsStatement(db, { language }),
  ]);
  const { songs, compositions, version } = readCounters(counters);
  const missing = readIncomplete(incomplete);
  const counts = letters?.counts ?? {};
  const all = isByComposition(sortBy) ? compositions : songs;
  const listed = initial === null ? all : countFrom(counts, language, direction, initial);
  return {
    songs: rows.map(({ compositionId, compositionCreatedBy, ...row }): CatalogueSong => ({
      ...toListedSong(row),
      composition: { id: compositionId!, createdBy: compositionCreatedBy },
    })),
    total: without === null ? listed : missing[without],
    before: all - listed,
    initials: listInitials(counts, language),
    missing,
    version,
  };
}
