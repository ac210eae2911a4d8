import type { Database } from "#app/data/database.ts";
import { findKeptList, listKeptLists, readKeeping } from "#app/data/kept/kept-lists.ts";
import { listSongsById } from "#app/data/kept/songs-by-id.ts";
import { readSheets } from "#app/data/kept/sheets.ts";
import { listPageSize, maxEntries } from "#app/domain/kept/limits.ts";

const list = (page: number) => ({
  path: `/lists/1?page=${page}`,
  read: (db: Database) => findKeptList(db, { id: 1, userId: 1 }, { language: "ta", page }),
  rows: 4 * listPageSize,
});

const someSongs = Array.from({ length: maxEntries }, (_, at) => 7 * at + 1);

/** A user with one list, which is full. */
export const keptReads = [
  { path: "/my-collection, lists", read: (db: Database) => listKeptLists(db, 1), rows: 10 },
  list(1),
  list(20),
  {
    path: "/lists/1/sheets",
    read: (db: Database) => readSheets(db, { id: 1, userId: 1 }, { language: "ta", page: 2 }),
    rows: 4 * listPageSize,
  },
  {
    path: "/songs/7/keep",
    read: (db: Database) => readKeeping(db, { userId: 1, songId: 7, language: "ta" }),
    rows: 10,
  },
  {
    path: "/songs/entries",
    read: (db: Database) => listSongsById(db, someSongs, "ta"),
    // A song, its composition, its medium, and the raaga whose scale a list may show.
    rows: 4 * maxEntries + 20,
  },
];
