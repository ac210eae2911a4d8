import { findSongRecords } from "#app/data/search/find-songs.ts";
import { operation } from "../http/operation.ts";
import { pageResponse } from "../http/responses.ts";
import { paged, paging, queryText } from "../http/schemas.ts";
import { song, toSong } from "../songs/song.ts";

export const findCall = operation(
  {
    method: "get",
    path: "/mbkmusic-mbkmusic/find",
    summary:
      "Finds songs by words of any kind, as the search box of the site does; at most 1,000, best match first",
    access: "anyone",
    limit: "search",
    query: paging(["id"])
      .pick({ page: true, size: true })
      .extend({
        q: queryText.meta({
          description:
            "Words of titles and lyrics, names of raagas, taalas, song types and people, languages, and years (1975, 1960s, 1960-65), in any script. Quotes keep words together.",
        }),
      }),
    response: { status: 200, description: "A page of songs.", json: paged(song) },
    cached: true,
  },
  async ({ services: { db, settings }, query: { q = "", ...range }, user }) => {
    const { songs, total } = await findSongRecords(db, q, range);
    return pageResponse(
      songs.map((one) => toSong(one, user, settings.SITE_ORIGIN)),
      total,
      range,
    );
  },
);
