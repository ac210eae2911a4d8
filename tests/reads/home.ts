import type { Database } from "#app/data/database.ts";
import { listSongs } from "#app/data/songs/lists/catalogue.ts";
import { parseCataloguePage } from "#app/domain/songs/song.ts";

/** Of each entry its composition, its song and its raaga, beside what a page reads once. */
const aPage = 120;

/** A page number skips on an index, a row for each song; past the end there is nothing to skip. */
const home = (path: string, skipped = 0) => ({
  path: `/home${path}`,
  read: (db: Database) =>
    listSongs(db, parseCataloguePage(new URLSearchParams(path.split("?")[1])), "ta"),
  rows: aPage + skipped,
});

export const homePages = [
  home(""),
  home("?size=20000"),
  home("?page=200", 200 * 20),
  home("?page=1000000"),
  home("?page=1000000000"),
  home("?sortBy=singer&direction=desc"),
  home("?sortBy=recordingDate&page=40", 40 * 20),
  home("?sortBy=recordingDate&page=1000000&direction=desc"),
  home("?sortBy=added&direction=desc"),
  home("?initial=S"),
  home("?initial=s&direction=desc&page=40", 40 * 20),
  home("?initial=%E0%AE%95&page=1000000"),
  home("?without=recording"),
  home("?without=lyrics"),
  home("?without=taala"),
  home("?without=raaga"),
  home("?without=raaga&page=1000000"),
  home("?without=lyrics&page=40", 40 * 20),
  home("?without=lyrics&page=1000000"),
  home("/next?after=7"),
  home("/next?after=4999&initial=S"),
  home("/next?after=999999999999&initial=S&direction=desc"),
  home("/next?after=4999&without=lyrics"),
  home("/next?after=999999999999&without=lyrics"),
  home("/next?sortBy=added&direction=desc&after=4999"),
  home("/next?sortBy=recordingDate&direction=desc&after=4999"),
  home("/next?after=999999999999"),
];
