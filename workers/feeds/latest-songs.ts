import { archive } from "#app/archive.ts";
import { listLatestSongs } from "#app/data/songs/lists/song-feeds.ts";
import { databaseContext, settingsContext } from "#app/web/context.ts";
import { languageOf } from "#app/web/language.ts";
import { atomResponse, songEntry } from "./atom.ts";
import type { Feed } from "./feed.ts";

const entryCount = 30;

export const latestSongsFeed: Feed = async (context) => {
  const { SITE_ORIGIN: origin } = context.get(settingsContext);
  const { songs, version } = await listLatestSongs(
    context.get(databaseContext),
    entryCount,
    languageOf(context),
  );
  const feed = { path: "/home", self: "/feed.atom", title: archive.title };
  return { data: atomResponse({ origin, entries: songs.map(songEntry), ...feed }), version };
};
