import { searchSongRecords } from "#app/data/search/search.ts";
import { listSongRecords } from "#app/data/songs/list-song-records.ts";
import { hasFilters, type SongSearch } from "#app/domain/search/search.ts";
import { operation } from "../http/operation.ts";
import { pageResponse } from "../http/responses.ts";
import { paged } from "../http/schemas.ts";
import { song, toSong } from "../songs/song.ts";
import { findCall } from "./find.ts";
import { lyricsSearchCall } from "./lyrics-search.ts";
import { songSearchQuery } from "./search-query.ts";

const toYear = (text: string | undefined) => (text ? Number(text) : null);

function searchCall(condition: "OR" | "AND", summary: string) {
  return operation(
    {
      method: "get",
      path: `/mbkmusic-mbkmusic/songs/searchWith${condition === "OR" ? "Or" : "And"}`,
      summary: `${summary}, in any script and spelling; without a filter, lists all songs`,
      access: "anyone",
      limit: "search",
      query: songSearchQuery,
      response: { status: 200, description: "A page of songs.", json: paged(song) },
      cached: true,
    },
    async ({ services: { db, settings }, query, user }) => {
      const { page, size, sortBy, direction, recordingYearStart, recordingYearEnd, ...text } =
        query;
      const range = { page, size, sortBy, direction };
      const search: SongSearch = {
        text: Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined)),
        yearStart: toYear(recordingYearStart),
        yearEnd: toYear(recordingYearEnd),
        language: null,
        has: [],
        only: [],
        condition,
        sortBy: null,
        direction,
        page: 1,
        part: 1,
      };
      const { songs, total } = hasFilters(search)
        ? await searchSongRecords(db, search, range)
        : await listSongRecords(db, range);
      return pageResponse(
        songs.map((one) => toSong(one, user, settings.SITE_ORIGIN)),
        total,
        range,
      );
    },
  );
}

export const songSearchCalls = [
  searchCall("OR", "Finds songs that match any filter"),
  searchCall("AND", "Finds songs that match all filters"),
  findCall,
  lyricsSearchCall,
];
