import { data, redirect } from "react-router";
import { archive } from "../../archive.ts";
import { readSearchExample } from "../../data/search/search-examples.ts";
import { readSearchPage } from "../../data/search/search-page.ts";
import { oneOf } from "../../domain/paging.ts";
import { pagings, views } from "../../domain/preferences.ts";
import { textOf } from "../../domain/music/shown-name.ts";
import { canRank, isRanked } from "../../domain/search/best-match.ts";
import {
  maxCountedMatches,
  type ParsedSearch,
  parseSearch,
  textFilters,
} from "../../domain/search/search.ts";
import { songSorts } from "../../domain/songs/song.ts";
import { sungLanguages } from "../../domain/songs/song-field-kinds.ts";
import { listPath, pickQuery } from "../../lib/list-path.ts";
import { databaseContext, preferencesContext } from "../../web/context.ts";
import { countSearch } from "../../web/search-limit.server.ts";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { languageOf } from "../../web/language.ts";
import { toFoundEntries, toPageEntries } from "./entry.server.ts";
import { listColumns } from "./lists/table-columns.server.ts";
import { listSorts } from "./lists/sort-links.server.ts";
import { listChips } from "./narrow/chips.server.ts";
import { describeComparedPart } from "./narrow/compared-part.server.ts";
import { groupFacets } from "./narrow/facets.server.ts";
import { repeatedParameters } from "./narrow/search-path.server.ts";
import { drawExamples } from "./search-examples.server.tsx";
import { makeSearchParts } from "./search-parts.server.tsx";
import type { Route } from "./+types/search";

const filterKeys = [
  ...textFilters,
  "recordingYearStart",
  "recordingYearEnd",
  "condition",
  "language",
  "part",
  "searched",
  "view",
  "paging",
  "columns",
];
const allKeys = [...filterKeys, "sortBy", "direction", "page"];

const noResults = {
  songs: [],
  total: 0,
  more: false,
  compared: null,
  facets: [],
  version: null,
  names: [],
  described: null,
  alike: [],
  homophones: [],
  lines: [],
  loose: false,
  understood: [],
  leads: [],
};

/** Whether a search has filters of the form's closed part. */
const hasMoreFilters = ({ text, submittedYears, language, has }: ParsedSearch) =>
  Object.keys(text).some((key) => key !== "title" && key !== "q") ||
  Object.values(submittedYears).some(Boolean) ||
  language !== null ||
  has.length > 0;

/** Loads the search page. Redirects if the query has blank parameters. */
export async function loadSearch(args: Route.LoaderArgs) {
  const { request, context, url } = args;
  const query = url.searchParams;
  const thisYear = new Date().getFullYear();
  const search = parseSearch(query, thisYear);
  const repeated = repeatedParameters(search);
  const isRepeated = repeated && { searched: "true" };
  if ([...query.values()].some((value) => value.trim() === ""))
    throw redirect(listPath("/search", { ...pickQuery(query, allKeys), ...isRepeated }) + repeated);
  const isInvalid = Object.keys(search.yearErrors).length > 0;
  const preferences = context.get(preferencesContext);
  const isSearch = search.searched && !isInvalid;
  if (isSearch) await countSearch({ request, context });
  const db = context.get(databaseContext);
  const language = languageOf(context);
  const results = isSearch ? await readSearchPage(db, search, language) : noResults;
  const offered = search.searched
    ? null
    : await readSearchExample(db, archive.composerId, language);
  const keptQuery = pickQuery(query, filterKeys);
  const sortBy = isRanked(search) ? null : (search.sortBy ?? ("title" as const));
  const sortedQuery = { ...keptQuery, sortBy: search.sortBy, direction: search.direction };
  const chips = listChips(language, search, sortedQuery, results.facets);
  const facets = groupFacets(language, results, search, { ...sortedQuery, part: null });
  const compared = describeComparedPart(language, results, search, sortedQuery);
  const view = oneOf(views, query.get("view") ?? preferences.view ?? null);
  const parts = offered
    ? drawExamples(language, offered.example)
    : await makeSearchParts(context, {
        results,
        search,
        query: keptQuery,
        chips,
        compared,
        facets,
      });
  const sorts = listSorts(
    language,
    [...(canRank(search) ? [null] : []), ...songSorts],
    { ...search, sortBy },
    (sorting) => listPath("/search", { ...keptQuery, ...isRepeated, ...sorting }) + repeated,
  );
  const page = {
    songs: toPageEntries(view, await toFoundEntries(context, results.songs)),
    columns: view === "table" ? listColumns(language, url, sorts) : null,
    total: results.total,
    /** How many of them the pages list. */
    reachable: Math.min(results.total, maxCountedMatches),
    more: results.more,
    compared,
    search,
    isAdvanced: hasMoreFilters(search),
    isInvalid,
    thisYear,
    sorts,
    sungLanguages,
    facets: facets.map(({ label, more }) => ({ label, more: more && more.label })),
    drawn: drawOnServer(args, parts),
    summary: search.text.q ?? chips.map(({ name }) => textOf(name)).join(" · "),
    state: {
      sortBy,
      direction: search.direction,
      view,
      paging: oneOf(pagings, query.get("paging") ?? preferences.paging),
    },
    query: { ...keptQuery, ...isRepeated },
    repeated,
  };
  return {
    data: isInvalid ? data(page, { status: 400 }) : page,
    version: offered?.version ?? results.version,
    isSearch,
  };
}
