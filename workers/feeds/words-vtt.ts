import { findWords } from "#app/data/songs/detail/words.ts";
import { parseId } from "#app/domain/paging.ts";
import { startsOf } from "#app/domain/songs/line-times.ts";
import { timesOfLines } from "#app/domain/songs/timed-lines.ts";
import { writeVtt } from "#app/domain/songs/words-vtt.ts";
import { databaseContext } from "#app/web/context.ts";
import { readerOf } from "#app/web/lyrics/open-script.server.ts";
import { showLyrics, shownLines } from "#app/web/lyrics/shown-lyrics.server.ts";
import type { Feed } from "./feed.ts";

/** Responds with the timed lines of a song's lyrics as a WebVTT file, in the reader's script or that of `?script=`. */
export const wordsVtt: Feed = async (context, { searchParams }, id) => {
  const words = await findWords(context.get(databaseContext), parseId(id) ?? 0);
  if (!words) return { data: new Response("No such song.", { status: 404 }), version: null };
  const { lyrics, language, lineTimes, end, version } = words;
  const shown = await showLyrics(lyrics, language, readerOf(context, searchParams.get("script")));
  const starts = startsOf(timesOfLines(lineTimes, lyrics));
  return {
    data: new Response(writeVtt(starts, shownLines(shown), end), {
      headers: { "Content-Type": "text/vtt; charset=utf-8" },
    }),
    version,
  };
};
