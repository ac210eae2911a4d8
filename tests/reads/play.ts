import type { Database } from "#app/data/database.ts";
import { playFound } from "#app/data/search/play-found.ts";
import { playCatalogue, type PlayedPart, playPart } from "#app/data/songs/lists/play-list.ts";
import { parseSearch } from "#app/domain/search/search.ts";
import { parseCataloguePage } from "#app/domain/songs/song.ts";

/** 500 compositions, each with its main song and up to 20 recordings. */
const compositions = 500 * 5;
/** 1,000 recordings and what orders them. */
const recordings = 1000 * 2 + 20;
/** The matches of a search, each read again with its composition. */
const found = 5000 + 3 * 1000;

const queryOf = (path: string) => new URLSearchParams(path.split("?")[1]);
const catalogue = (query: string, rows: number) => ({
  path: `/songs/play?${query}`,
  read: (db: Database) => playCatalogue(db, parseCataloguePage(queryOf(`?${query}`)), "ta"),
  rows,
});
const search = (query: string, trips = 1) => ({
  path: `/songs/play?${query}`,
  read: (db: Database) => playFound(db, parseSearch(queryOf(`?${query}`), 2026)),
  rows: found,
  trips,
});

const part = (of: PlayedPart, after: number | null, rows: number) => ({
  path: `/songs/play?of=${of.of}${after === null ? "" : "&after="}`,
  read: (db: Database) => playPart(db, of, after),
  rows,
});
const credits = ["singer", "performer", "accompanistName"] as const;

/** What a list has to play. */
export const playReads = [
  catalogue("sortBy=title", compositions),
  catalogue("sortBy=title&direction=desc&after=4000", compositions),
  catalogue("sortBy=composer&after=2000", compositions),
  catalogue("without=lyrics", compositions),
  catalogue("sortBy=singer&after=2000", recordings),
  catalogue("sortBy=added&direction=desc&after=2000", recordings),
  search("title=a"),
  search("singer=a&sortBy=recordingDate"),
  part({ of: "raaga", id: "Mohanam" }, 2000, compositions),
  // And the janyas.
  part({ of: "janyas", id: "Harikambhoji" }, null, compositions + 200),
  part({ of: "janyas", id: "Harikambhoji" }, 2000, compositions + 200),
  // And the raagas, twice: for those that play.
  part({ of: "time", id: "evening" }, null, compositions + 400),
  // Its pieces are numbered once for each portion, and once more to find where it begins.
  part({ of: "concert", id: "Concert 1" }, null, 4 * recordings),
  part({ of: "concert", id: "Concert 1" }, 2000, 4 * recordings),
  part({ of: "decade", id: 1970 }, null, recordings),
  part({ of: "decade", id: 1970 }, 2000, recordings),
  ...credits.flatMap((of) => [
    part({ of, id: "everybody" }, null, 2 * recordings),
    part({ of, id: "everybody" }, 2000, 2 * recordings),
  ]),
];
