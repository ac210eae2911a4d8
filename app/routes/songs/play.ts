import { publicLoader } from "../../cache/public-loader.server.ts";
import type { Database } from "../../data/database.ts";
import { playFound } from "../../data/search/play-found.ts";
import {
  playCatalogue,
  playCompositions,
  playCredits,
  playedCredits,
  playedScopes,
  playJanyas,
} from "../../data/songs/lists/play-list.ts";
import { parseId } from "../../domain/paging.ts";
import { parsePersonId } from "../../domain/people/parse-people-page.ts";
import { parseSearch } from "../../domain/search/search.ts";
import type { PlayList } from "../../domain/songs/lists/play-list.ts";
import { parseCataloguePage } from "../../domain/songs/song.ts";
import { withQuery } from "../../lib/list-path.ts";
import { databaseContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { countScriptedSearch } from "../../web/search-limit.server.ts";
import { homeKeys, searchKeys } from "../catalogue/query-keys.server.ts";
import type { Route } from "./+types/play";

const keys = [...new Set([...homeKeys, ...searchKeys, "of", "id"])];

/**
 * Responds with what a list has to play, as pairs of a song and its composition, and the path of the next portion: of
 * the catalogue, or a search, by the query of its page; with `?of=` and `?id=` of the compositions of a raaga, its
 * janyas, a taala, deity or composer, or of a person's recordings.
 */
export const loader = publicLoader(keys, async ({ request, context, url }: Route.LoaderArgs) => {
  const query = url.searchParams;
  const db = context.get(databaseContext);
  const search = parseSearch(query, new Date().getFullYear());
  if (search.searched) {
    if (Object.keys(search.yearErrors).length > 0) return invalid();
    await countScriptedSearch({ request, context });
    return { ...respond(url, await playFound(db, search)), isSearch: true };
  }
  if (!query.has("of"))
    return respond(url, await playCatalogue(db, parseCataloguePage(query), languageOf(context)));
  const list = await playPart(db, query);
  return list ? respond(url, list) : invalid();
});

async function playPart(db: Database, query: URLSearchParams) {
  const [of, id] = [query.get("of"), query.get("id")];
  const after = parseId(query.get("after"));
  const scope = playedScopes.find((one) => one === of);
  const credit = playedCredits.find((one) => one === of);
  const personId = parsePersonId(id);
  if (id && scope) return playCompositions(db, { of: scope, id }, after);
  if (id && of === "janyas") return playJanyas(db, id);
  return credit && personId ? playCredits(db, { personId, credit }, after) : null;
}

const respond = (url: URL, { songs, after, version }: PlayList & { version: number }) => ({
  data: Response.json({ pairs: songs, next: after && withQuery(url, { after }) }),
  version,
});

const invalid = () => ({ data: new Response(null, { status: 400 }), version: null });
