import { z } from "zod";
import { searchLyrics } from "#app/data/search/lyrics-lines.ts";
import { searchSongRecords } from "#app/data/search/search.ts";
import { listSongRecords } from "#app/data/songs/list-song-records.ts";
import { hasFilters, type SongSearch } from "#app/domain/search/search.ts";
import { checkYears, firstYear, type SubmittedYears } from "#app/domain/search/years.ts";
import { operation } from "../http/operation.ts";
import { pageResponse } from "../http/responses.ts";
import { paged, paging, queryText } from "../http/schemas.ts";
import { song, toSong } from "../songs/song.ts";

const prefix = "/mbkmusic-mbkmusic";
const year = (which: string) =>
  z
    .string()
    .optional()
    .meta({
      type: "integer",
      minimum: firstYear,
      description: `The ${which} year of recording, itself included; at most the present one.`,
    });
const yearOf = (text: string | undefined) => (text ? Number(text) : null);
const partOf = (name: string) => queryText.meta({ description: `Part of ${name}, in any script.` });

const filters = {
  title: partOf("the title"),
  singer: partOf("the singer's name"),
  composer: partOf("the composer's name"),
  raagaDescription: partOf("the raaga's name or another name of it"),
  taalaDescription: partOf("the taala's name"),
  songTypeDescription: partOf("the song type's name"),
  accompanistName: partOf("an accompanist's name"),
};

function refuseYears(
  { recordingYearStart = "", recordingYearEnd = "" }: Partial<SubmittedYears>,
  check: z.core.$RefinementCtx,
): void {
  const thisYear = new Date().getFullYear();
  const errors = checkYears({ recordingYearStart, recordingYearEnd }, thisYear);
  for (const [field, error] of Object.entries(errors)) {
    const message =
      error === "search.yearRange"
        ? `This is a year from ${firstYear} to ${thisYear}.`
        : "This year is before recordingYearStart.";
    check.addIssue({ code: "custom", path: [field], message });
  }
}

function searchCall(condition: "OR" | "AND", summary: string) {
  return operation(
    {
      method: "get",
      path: `${prefix}/songs/searchWith${condition === "OR" ? "Or" : "And"}`,
      summary: `${summary}, in any script and spelling; without a filter all songs`,
      who: "anyone",
      limit: "search",
      query: paging(["id", "title", "singer", "composer", "recordingDate"])
        .extend({
          ...filters,
          recordingYearStart: year("first"),
          recordingYearEnd: year("last"),
        })
        .superRefine(refuseYears),
      answer: { status: 200, description: "A page of songs.", json: paged(song) },
      cached: true,
    },
    async ({ services: { db, settings }, query, user }) => {
      const { page, size, sortBy, direction, recordingYearStart, recordingYearEnd, ...text } =
        query;
      const asked = { page, size, sortBy, direction };
      const search: SongSearch = {
        text: Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined)),
        yearStart: yearOf(recordingYearStart),
        yearEnd: yearOf(recordingYearEnd),
        condition,
        sortBy: null,
        direction,
        page: 1,
        part: 1,
        searched: true,
      };
      const { songs, total } = hasFilters(search)
        ? await searchSongRecords(db, search, asked)
        : await listSongRecords(db, asked);
      return pageResponse(
        songs.map((one) => toSong(one, user, settings.SITE_ORIGIN)),
        total,
        asked,
      );
    },
  );
}

const lyrics = operation(
  {
    method: "get",
    path: `${prefix}/lyrics/search`,
    summary: "Songs by what is sung: what a form fills in from a song that is there",
    who: "anyone",
    limit: "search",
    query: paging(["id"])
      .pick({ page: true, size: true })
      .extend({
        searchString: partOf("the title or the lyrics"),
      }),
    answer: {
      status: 200,
      description: "A page of lyrics.",
      json: paged(
        z
          .object({
            name: z.string(),
            raagaId: z.string().nullable(),
            raagaDescription: z.string().nullable(),
            taalaId: z.string().nullable(),
            taalaDescription: z.string().nullable(),
            content: z.string(),
          })
          .meta({ id: "Lyrics" }),
      ),
    },
    cached: true,
  },
  async ({ services: { db }, query: { searchString = "", ...asked } }) => {
    const { content, total } = await searchLyrics(db, searchString, asked);
    return pageResponse(content, total, asked);
  },
);

export const songSearchCalls = [
  searchCall("OR", "Songs that match any filter"),
  searchCall("AND", "Songs that match all filters"),
  lyrics,
];
