import { databaseContext, madeContext } from "../../web/context.ts";
import { searchSongs } from "../../data/search/search.ts";
import { parseSearch } from "../../domain/search/search.ts";
import { countScriptedSearch } from "../../web/search-limit.server.ts";
import type { Route } from "./+types/search-next";

/** A later page of a search: what smooth scroll asks for. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const search = parseSearch(url.searchParams, new Date().getFullYear());
  if (Object.keys(search.yearErrors).length > 0) return new Response(null, { status: 400 });
  await countScriptedSearch({ request, context });
  const { songs, version } = await searchSongs(context.get(databaseContext), search);
  context.get(madeContext).version = version;
  return Response.json({ songs });
}
