import { publicLoader } from "../../cache/public-loader.server.ts";
import { playFound } from "../../data/search/play-found.ts";
import {
  playCatalogue,
  playedCredits,
  type PlayedPart,
  playedScopes,
  playPart,
} from "../../data/songs/lists/play-list.ts";
import { parseTimeOfDay, timeOfDayAt } from "../../domain/music/time-of-day.ts";
import { parseId } from "../../domain/paging.ts";
import { parsePersonId } from "../../domain/people/parse-people-page.ts";
import { parseSearch } from "../../domain/search/search.ts";
import type { PlayList } from "../../domain/songs/lists/play-list.ts";
import { parseDecade } from "../../domain/songs/lists/station.ts";
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
 * janyas, a taala, deity, composer, time of day or hour, or of the recordings of a person, concert or decade.
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
  const part = readPart(query);
  const after = parseId(query.get("after"));
  return part ? respond(url, await playPart(db, part, after)) : invalid();
});

function readPart(query: URLSearchParams): PlayedPart | null {
  const [of, id] = [query.get("of"), query.get("id")];
  if (!id) return null;
  const credit = playedCredits.find((one) => one === of);
  if (credit) return parsePersonId(id) === null ? null : { of: credit, id };
  const time = of === "hour" ? timeOfHour(id) : of === "time" ? parseTimeOfDay(id) : null;
  if (time) return { of: "time", id: time };
  const decade = of === "decade" ? parseDecade(id) : null;
  if (decade) return { of: "decade", id: decade };
  const scope = playedScopes.find((one) => one === of);
  return scope ? { of: scope, id } : null;
}

/** Returns the time of day of an hour of the clock, 0 to 23. */
const timeOfHour = (text: string) =>
  /^(?:1?\d|2[0-3])$/.test(text) ? timeOfDayAt(Number(text)) : null;

const respond = (url: URL, { songs, after, version }: PlayList & { version: number }) => ({
  data: Response.json({ pairs: songs, next: after && withQuery(url, { after }) }),
  version,
});

const invalid = () => ({ data: new Response(null, { status: 400 }), version: null });
