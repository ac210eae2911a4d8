import { publicLoader } from "../../../cache/public-loader.server.ts";
import { listSongs } from "../../../data/songs/lists/catalogue.ts";
import { pageSize } from "../../../domain/paging.ts";
import { parseCataloguePage } from "../../../domain/songs/song.ts";
import { currentUserContext, databaseContext } from "../../../web/context.ts";
import { languageOf } from "../../../web/language.ts";
import { withQuery } from "../../../lib/list-path.ts";
import { homeKeys } from "../query-keys.server.ts";
import { toCatalogueEntries } from "./catalogue-entries.server.ts";
import type { Route } from "./+types/home-next";

export const loader = publicLoader(homeKeys, async ({ context, url }: Route.LoaderArgs) => {
  const cataloguePage = parseCataloguePage(url.searchParams);
  const language = languageOf(context);
  const [user, { songs, version }] = await Promise.all([
    context.get(currentUserContext)(),
    listSongs(context.get(databaseContext), cataloguePage, language),
  ]);
  const entries = toCatalogueEntries(language, songs, cataloguePage.without, user);
  const last = songs.length === pageSize ? songs.at(-1)! : null;
  const next = last && withQuery(url, { after: last.id });
  return { data: Response.json({ songs: entries, next }), version };
});
