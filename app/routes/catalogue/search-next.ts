import { publicLoader } from "../../cache/public-loader.server.ts";
import { databaseContext } from "../../web/context.ts";
import { searchSongs } from "../../data/search/search.ts";
import { pageSize } from "../../domain/paging.ts";
import { maxCountedMatches, parseSearch } from "../../domain/search/search.ts";
import { withQuery } from "../../lib/list-path.ts";
import { countScriptedSearch } from "../../web/search-limit.server.ts";
import { languageOf } from "../../web/language.ts";
import { toFoundEntries } from "./entry.server.ts";
import { searchKeys } from "./query-keys.server.ts";
import type { Route } from "./+types/search-next";

export const loader = publicLoader(
  searchKeys,
  async ({ request, context, url }: Route.LoaderArgs) => {
    const search = parseSearch(url.searchParams, new Date().getFullYear());
    if (Object.keys(search.yearErrors).length > 0)
      return { data: new Response(null, { status: 400 }), version: null };
    if (!search.searched)
      return { data: Response.json({ songs: [], next: null }), version: "fixed" };
    await countScriptedSearch({ request, context });
    const { songs, version } = await searchSongs(
      context.get(databaseContext),
      search,
      languageOf(context),
    );
    const entries = await toFoundEntries(context, songs);
    const { page } = search;
    const isLast = songs.length < pageSize || page * pageSize >= maxCountedMatches;
    const next = isLast ? null : withQuery(url, { page: page + 1 });
    return { data: Response.json({ songs: entries, next }), version, isSearch: true };
  },
);
