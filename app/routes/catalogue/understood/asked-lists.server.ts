import type { SearchPage } from "../../../data/search/search-page.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import type { NamedKind } from "../../../domain/search/keys/kind-words.ts";
import { listAskedKinds, splitQuery } from "../../../domain/search/reading/query-words.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { listPath } from "../../../lib/list-path.ts";
import { type ListedSuggestion, listSuggestion } from "../found/suggested-count.server.ts";

const lists: Record<NamedKind, { path: string; label: MessageKey }> = {
  raaga: { path: "/raagas", label: "nav.raagaList" },
  taala: { path: "/taalas", label: "nav.taalaList" },
  song: { path: "/home", label: "nav.songs" },
};

/** Lists where a query leads that names a kind alone: "ragas" to all raagas. */
export const showAskedLists = (language: Language, query: string): ListedSuggestion[] =>
  listAskedKinds(splitQuery(query)).map((kind) => {
    const { path, label } = lists[kind];
    return { path, name: translate(language, label), detail: "" };
  });

/** Lists the raagas that a query describes by swaras or numbers, and a link to the list of all of them. */
export function showDescribed(
  language: Language,
  described: SearchPage["described"],
): ListedSuggestion[] {
  if (!described) return [];
  const { text, raagas } = described;
  const listed = raagas.map((one) => listSuggestion(one, language, text));
  if (listed.length < 2) return listed;
  const all = {
    path: listPath(lists.raaga.path, { q: text }),
    name: translate(language, lists.raaga.label),
    detail: `“${text}”`,
  };
  return [...listed, all];
}
