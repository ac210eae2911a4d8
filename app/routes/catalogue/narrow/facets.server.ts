import type { Language } from "../../../archive.ts";
import type { ShownName } from "../../../domain/music/shown-name.ts";
import { facetKinds, type FacetValue, formatFacet } from "../../../domain/search/facets.ts";
import type { ParsedSearch } from "../../../domain/search/search.ts";
import { translate } from "../../../i18n/translate.server.ts";
import type { ListQuery } from "../../../lib/list-path.ts";
import { facetLabels, nameFacet } from "./facet-names.server.ts";
import { repeatedParameters, searchPath } from "./search-path.server.ts";

type Link = readonly [name: ShownName, to: string, count: number | null];

/** A group of links that narrow a search: the most common values, and the others under `more`. */
export interface FacetGroup {
  label: string;
  values: Link[];
  more: { label: string; values: Link[] } | null;
}

const shortList = 8;

/** Groups facets by kind. Leaves out values that all results share and those already chosen. */
export function groupFacets(
  language: Language,
  { facets, total }: { facets: FacetValue[]; total: number },
  { has, only }: ParsedSearch,
  query: ListQuery,
): FacetGroup[] {
  const chosenKeys = only.map(formatFacet);
  // A link for each of some hundred values: what they share is written once.
  const path = searchPath(query, { has, only });
  return facetKinds.flatMap((kind) => {
    const values = facets
      .filter((one) => one.kind === kind && one.count !== total)
      .filter((one) => !chosenKeys.includes(formatFacet(one)))
      .map((one): Link => {
        const to = path + repeatedParameters({ has: [], only: [one] });
        return [nameFacet(language, one, one.name), to, one.count];
      });
    if (values.length === 0) return [];
    const others = values.slice(shortList);
    const label = translate(language, facetLabels[kind]);
    const moreLabel = translate(language, "facets.more", { number: others.length, kind: label });
    return [
      {
        label,
        values: values.slice(0, shortList),
        more: others.length > 0 ? { label: moreLabel, values: others } : null,
      },
    ];
  });
}
