import { data, redirect } from "react-router";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { databaseContext, preferencesContext } from "../../web/context.ts";
import { readSearchPage } from "../../data/search/search-page.ts";
import { oneOf } from "../../domain/paging.ts";
import { isRanked, findSoleText } from "../../domain/search/best-match.ts";
import { parseSearch, textFilters } from "../../domain/search/search.ts";
import { pagings, views } from "../../domain/preferences.ts";
import { countSearch } from "../../web/search-limit.server.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { withErrorMessage } from "../../web/failure.server.ts";
import { listAddress, pickQuery } from "../../lib/list-address.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { useSite } from "../../shell/use-site.ts";
import { Art } from "../../ui/art.tsx";
import stylesheet from "../../styles/catalogue.css?url";
import type { Route } from "./+types/search";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";

const filterKeys = [
  ...textFilters,
  "recordingYearStart",
  "recordingYearEnd",
  "condition",
  "part",
  "searched",
  "view",
  "paging",
];
const allKeys = [...filterKeys, "sortBy", "direction", "page"];

const nothingAsked = {
  songs: [],
  total: 0,
  more: false,
  compared: null,
  version: null,
  names: [],
  alike: [],
  homophones: [],
  lines: [],
};

async function load({ request, context, url }: Route.LoaderArgs) {
  const query = url.searchParams;
  if ([...query.values()].some((value) => value.trim() === ""))
    throw redirect(listAddress("/search", pickQuery(query, allKeys)));
  const thisYear = new Date().getFullYear();
  const search = parseSearch(query, thisYear);
  const isWrong = Object.keys(search.yearErrors).length > 0;
  const chosen = context.get(preferencesContext);
  const asks = search.searched && !isWrong;
  if (asks) await countSearch({ request, context });
  const found = asks ? await readSearchPage(context.get(databaseContext), search) : nothingAsked;
  const page = {
    songs: found.songs,
    total: found.total,
    more: found.more,
    compared: found.compared,
    names: found.names,
    alike: found.alike,
    homophones: found.homophones,
    lines: found.lines,
    search,
    isWrong,
    thisYear,
    best: findSoleText(search) !== null,
    state: {
      sortBy: isRanked(search) ? null : (search.sortBy ?? ("title" as const)),
      direction: search.direction,
      view: oneOf(views, query.get("view") ?? chosen.view ?? null),
      paging: oneOf(pagings, query.get("paging") ?? chosen.paging),
    },
    query: pickQuery(query, filterKeys),
  };
  return {
    data: isWrong ? data(page, { status: 400 }) : page,
    version: found.version,
    isSearch: asks,
  };
}

export const loader = withErrorMessage("failure.search", publicLoader(load));

export const headers = pageHeaders(stylesheet);

export default function Search({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { master } = useSite();
  const { search, isWrong } = loaderData;
  return (
    <div className="page">
      <link rel="stylesheet" href={stylesheet} precedence="area" />
      <PageHead
        title={t("search.title")}
        description={t("search.description", { master })}
        path="/search"
        index={!search.searched}
      />
      <h1>{t("search.title")}</h1>
      <SearchForm
        key={JSON.stringify(loaderData.query)}
        search={search}
        thisYear={loaderData.thisYear}
      />
      {!isWrong &&
        (search.searched ? (
          <SearchResults {...loaderData} />
        ) : (
          <div className="empty">
            <Art name="palm-leaf" box={[480, 120]} />
            <p>{t("search.start")}</p>
          </div>
        ))}
    </div>
  );
}
