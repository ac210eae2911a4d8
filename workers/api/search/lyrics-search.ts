import { z } from "zod";
import { searchLyrics } from "#app/data/search/lyrics-lines.ts";
import { operation } from "../http/operation.ts";
import { pageResponse } from "../http/responses.ts";
import { paged, paging } from "../http/schemas.ts";
import { partOf } from "./search-query.ts";

export const lyricsSearchCall = operation(
  {
    method: "get",
    path: "/mbkmusic-mbkmusic/lyrics/search",
    summary: "Finds the lyrics, raaga and taala of songs by part of their title or lyrics",
    access: "public",
    limit: "search",
    query: paging(["id"])
      .pick({ page: true, size: true })
      .extend({
        searchString: partOf("the title or the lyrics"),
      }),
    response: {
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
  async ({ services: { db }, query: { searchString = "", ...range } }) => {
    const { content, total } = await searchLyrics(db, searchString, range);
    return pageResponse(content, total, range);
  },
);
