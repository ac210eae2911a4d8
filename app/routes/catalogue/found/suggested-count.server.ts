import type { Language } from "../../../archive.ts";
import type { CountedSuggestion, Suggestion } from "../../../data/search/rank-suggestions.ts";
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
