import type { RouterContextProvider } from "react-router";
import type { SearchPage } from "../../data/search/search-page.ts";
import type { ParsedSearch } from "../../domain/search/search.ts";
import { translate } from "../../i18n/translate.server.ts";
import { languageOf } from "../../web/language.ts";
import { showLines } from "./found/found-lines.server.ts";
import { listSuggestion } from "./found/suggested-count.server.ts";
import type { Chip } from "./narrow/chips.server.ts";
import type { describeComparedPart } from "./narrow/compared-part.server.ts";
import { Chips } from "./narrow/chips.tsx";
import { FacetLinks } from "./narrow/facet-links.tsx";
import type { FacetGroup } from "./narrow/facets.server.ts";
import { Link } from "../../ui/link.tsx";
import { LyricsLines, SuggestionList } from "./suggestion-list.tsx";
import { showAskedLists, showDescribed } from "./understood/asked-lists.server.ts";
import { showLeads, showUnderstanding } from "./understood/understood.server.ts";
import { Leads, Understood } from "./understood/understood.tsx";

/** They stand in one row above the results. */
const maxNames = 4;

interface PartsInput {
  results: Pick<
    SearchPage,
    | "songs"
    | "names"
    | "described"
    | "alike"
    | "homophones"
    | "lines"
    | "understood"
    | "leads"
    | "loose"
    | "total"
  >;
  search: ParsedSearch;
  /** The query's parameters, without its facets. */
  query: Record<string, string>;
  chips: Chip[];
  compared: ReturnType<typeof describeComparedPart>;
  facets: FacetGroup[];
}

/** Returns the parts of the search page that are links alone; see `drawOnServer`. */
export async function makeSearchParts(
  context: Readonly<RouterContextProvider>,
  { results, search, query, chips, compared, facets }: PartsInput,
) {
  const language = languageOf(context);
  const t = (key: Parameters<typeof translate>[1]) => translate(language, key);
  const list = (suggestions: SearchPage["names"]) =>
    suggestions.map((one) => listSuggestion(one, language, search.text.q ?? ""));
  const asked = showAskedLists(language, search.text.q ?? "");
  // "Raga" is no person, even if somebody is called so.
  const isMeant = ({ kind }: SearchPage["names"][number]) =>
    asked.length === 0 || kind !== "person";
  const lines = await showLines(context, results.lines);
  const lists = facets.flatMap(({ values, more }, at) => [
    [`values${at}`, <FacetLinks key="values" values={values} />] as const,
    [`more${at}`, more && <FacetLinks key="more" values={more.values} />] as const,
  ]);
  return {
    related: (
      <>
        <Chips chips={chips} />
        <Understood
          parts={showUnderstanding(language, results.understood, query)}
          label={t("understood.label")}
          note={results.loose && results.total > 0 ? t("understood.loose") : null}
        />
        <Leads leads={showLeads(language, results.leads)} label={t("leads.label")} />
        <SuggestionList
          label={t("search.names")}
          suggestions={[
            ...asked,
            ...showDescribed(language, results.described),
            ...list(results.names.filter(isMeant).slice(0, maxNames)),
          ]}
        />
        <SuggestionList label={t("raaga.notSame")} suggestions={list(results.homophones)} />
      </>
    ),
    lines: (
      <>
        {compared && results.songs.length > 0 && (
          <p className="scroll-end">
            <Link to={compared.to} className="button quiet">
              {compared.label}
            </Link>
          </p>
        )}
        <LyricsLines lines={lines} lyrics={search.text.q!} />
      </>
    ),
    alike: (
      <SuggestionList
        label={t("search.didYouMean")}
        suggestions={list(results.alike.filter(isMeant))}
      />
    ),
    ...Object.fromEntries(lists),
  };
}
