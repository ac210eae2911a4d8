import type { Language } from "../../../archive.ts";
import type { ShownName } from "../../../domain/music/shown-name.ts";
import { type FacetValue, formatFacet } from "../../../domain/search/facets.ts";
import type { ParsedSearch, TextFilter } from "../../../domain/search/search.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { translate } from "../../../i18n/translate.server.ts";
import type { ListQuery } from "../../../lib/list-path.ts";
import { facetLabels, nameFacet } from "./facet-names.server.ts";
import { searchPath } from "./search-path.server.ts";

export interface Chip {
  label: string;
  name: ShownName;
  /** Label of the link that removes the filter. */
  remove: string;
  /** Path of the search without the filter. */
  to: string;
}

const labels: Partial<Record<string, MessageKey>> & Record<Exclude<TextFilter, "q">, MessageKey> = {
  title: "search.byTitle",
  singer: "column.singer",
  composer: "column.composer",
  raagaDescription: "column.raaga",
  taalaDescription: "column.taala",
  songTypeDescription: "column.songType",
  accompanistName: "search.accompanist",
  lyrics: "search.lyrics",
  deity: "search.deity",
};

/** Lists the filters of a search and its chosen facets, each with the path of the search without it. */
export function listChips(
  language: Language,
  { text, yearStart, yearEnd, language: sung, has, only }: ParsedSearch,
  query: ListQuery,
  facets: FacetValue[],
): Chip[] {
  const t = (key: MessageKey) => translate(language, key);
  const chip = (
    label: MessageKey,
    name: ShownName,
    changes: ListQuery,
    without = { has, only },
  ): Chip => ({
    label: t(label),
    name,
    // The accessible name contains the visible text word by word, for voice control.
    remove: translate(language, "chips.remove", {
      filter: `${t(label)}: ${[name].flat().join(" ")}`,
    }),
    to: searchPath({ ...query, part: null, ...changes }, without),
  });
  const { q: _, ...texts } = text;
  const years = [yearStart, yearEnd].filter((year) => year !== null);
  const isRange = yearStart === null || yearEnd === null || yearStart < yearEnd;
  return [
    ...Object.entries(texts).map(([filter, typed]) =>
      chip(labels[filter]!, `“${typed}”`, {
        [filter]: null,
      }),
    ),
    ...(years.length > 0
      ? [
          chip("chips.recorded", isRange ? `${yearStart ?? ""}–${yearEnd ?? ""}` : `${yearStart}`, {
            recordingYearStart: null,
            recordingYearEnd: null,
          }),
        ]
      : []),
    ...(sung ? [chip("search.language", t(`sung.${sung}`), { language: null })] : []),
    ...has.map((feature) =>
      chip(
        "search.has",
        t(`search.has.${feature}`),
        {},
        { has: has.filter((one) => one !== feature), only },
      ),
    ),
    ...only.map((facet) =>
      chip(
        facetLabels[facet.kind],
        nameFacet(
          language,
          facet,
          facets.find((one) => formatFacet(one) === formatFacet(facet))?.name,
        ),
        {},
        { has, only: only.filter((one) => one !== facet) },
      ),
    ),
  ];
}
