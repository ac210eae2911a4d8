import type { Language } from "../../../archive.ts";
import type { CountedSuggestion, Suggestion } from "../../../data/search/names/rank-suggestions.ts";
import { kindLabels } from "../../../i18n/kind-labels.ts";
import { translate } from "../../../i18n/translate.server.ts";

const countKeys = {
  compositions: ["leads.compositions", "leads.moreCompositions"],
  recordings: ["suggestion.recordings", "suggestion.moreRecordings"],
} as const;

export function describeCount(
  { count, ...suggestion }: Suggestion,
  language: Language,
): CountedSuggestion {
  if (!count) return suggestion;
  const [exact, many] = countKeys[count.of];
  const counted = translate(language, count.more ? many : exact, { count: count.count });
  return { ...suggestion, counted };
}

export type ListedSuggestion = ReturnType<typeof listSuggestion>;

/**
 * Describes a suggestion on the search page: its kind, the text that matched unless the name itself has what was typed,
 * and its number of songs.
 */
export function listSuggestion(suggestion: Suggestion, language: Language, typed: string) {
  const { path, name, kind, matched } = suggestion;
  const { counted } = describeCount(suggestion, language);
  const isInName = [name].flat().some((one) => one.toLowerCase().includes(typed.toLowerCase()));
  const detail = [
    translate(language, kindLabels[kind]),
    !isInName && matched && translate(language, "search.matched", { text: matched }),
    counted,
  ];
  return { path, name, detail: detail.filter(Boolean).join(" · ") };
}
