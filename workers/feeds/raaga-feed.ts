import { archive } from "#app/archive.ts";
import { listRaagaChanges } from "#app/data/music/raaga-pages/raaga-changes.ts";
import { bothOf } from "#app/domain/music/shown-name.ts";
import { raagaPath } from "#app/domain/music/raaga-path.ts";
import { databaseContext, settingsContext } from "#app/web/context.ts";
import { languageOf } from "#app/web/language.ts";
import { atomResponse, songEntry } from "./atom.ts";
import type { Feed } from "./feed.ts";

const entryCount = 30;

export const raagaFeed: Feed = async (context, _url, id) => {
  const { SITE_ORIGIN: origin } = context.get(settingsContext);
  const changes = await listRaagaChanges(
    context.get(databaseContext),
    id,
    entryCount,
    languageOf(context),
  );
  if (!changes) return { data: new Response("No such raaga.", { status: 404 }), version: null };
  const path = raagaPath(id);
  const feed = {
    path,
    self: `${path}/feed.atom`,
    title: `${bothOf(changes.name)} · ${archive.title}`,
  };
  return {
    data: atomResponse({ origin, entries: changes.songs.map(songEntry), ...feed }),
    version: changes.version,
  };
};
