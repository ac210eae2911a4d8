import { publicLoader } from "../../cache/public-loader.server.ts";
import { databaseContext } from "../../web/context.ts";
import { listSongs } from "../../data/songs/lists/catalogue.ts";
import { parseCataloguePage } from "../../domain/songs/song.ts";
import { languageOf } from "../../web/language.ts";
import { toEntry } from "./entry.server.ts";
import type { Route } from "./+types/home-next";

export const loader = publicLoader(async ({ context, url }: Route.LoaderArgs) => {
  const { songs, version } = await listSongs(
    context.get(databaseContext),
    parseCataloguePage(url.searchParams),
    languageOf(context),
  );
  const entries = songs.map((song) => toEntry(languageOf(context), song));
  return { data: Response.json({ songs: entries }), version };
});
