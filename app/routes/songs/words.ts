import { data } from "react-router";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { findWords } from "../../data/songs/detail/words.ts";
import { parseId } from "../../domain/paging.ts";
import { databaseContext } from "../../web/context.ts";
import { readerOf } from "../../web/lyrics/open-script.server.ts";
import { showLyrics } from "../../web/lyrics/shown-lyrics.server.ts";
import type { Route } from "./+types/words";

/** Returns the verses of a song in the reader's script and their language tag, for the large player. */
export const loader = publicLoader(["script"], async (args: Route.LoaderArgs) => {
  const { context, params, url } = args;
  const id = parseId(params.id);
  const song = id && (await findWords(context.get(databaseContext), id));
  if (!song) throw data(null, { status: 404 });
  const { lyrics, language, version } = song;
  if (lyrics === "") return { data: Response.json({ tag: null, verses: [] }), version };
  const reader = readerOf(context, url.searchParams.get("script"));
  const { tag, originalTag, verses } = await showLyrics(lyrics, language, reader);
  const texts = verses.map(({ text, shown: inScript }) => inScript ?? text);
  return { data: Response.json({ tag: tag ?? originalTag ?? null, verses: texts }), version };
});
