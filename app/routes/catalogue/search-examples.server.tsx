import { type Language, masterName } from "../../archive.ts";
import type { SearchExample } from "../../data/search/search-examples.ts";
import { textOf } from "../../domain/music/shown-name.ts";
import { kindLabels } from "../../i18n/kind-labels.ts";
import { translate } from "../../i18n/translate.server.ts";
import { listPath } from "../../lib/list-path.ts";
import { SuggestionList } from "./suggestion-list.tsx";

const labels = {
  ...kindLabels,
  year: "understood.year",
} as const;
type Kind = "song" | "raaga" | "taala" | "person" | "songType" | "year";

/**
 * Draws links to searches for names of each kind, in the reader's script, for two names at once, and for what a sentence
 * may ask for: swaras, a type in a raaga, a decade.
 */
export function drawExamples(language: Language, example: SearchExample | null) {
  const [title, raaga, taala] = example
    ? [textOf(example.title), textOf(example.raaga), textOf(example.taala)]
    : ["", "", ""];
  const queries: [q: string, ...kinds: Kind[]][] = [
    [title, "song"],
    [raaga, "raaga"],
    [masterName[language], "person"],
    [taala, "taala"],
    [`${raaga} ${taala}`.trim(), "raaga", "taala"],
    [translate(language, "search.example.swaras"), "raaga"],
    [translate(language, "search.example.type"), "songType", "raaga"],
    [translate(language, "search.example.decade"), "year"],
  ];
  const suggestions = queries
    .filter(([q]) => q !== "")
    .map(([q, ...kinds]) => ({
      path: listPath("/search", { q }),
      name: q,
      detail: kinds.map((kind) => translate(language, labels[kind])).join(" · "),
    }));
  const label = translate(language, "search.examples");
  return { examples: <SuggestionList label={label} suggestions={suggestions} /> };
}
