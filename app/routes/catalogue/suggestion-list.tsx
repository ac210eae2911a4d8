import type { CountedSuggestion } from "../../data/search/rank-suggestions.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { kindLabels } from "../../i18n/kind-labels.ts";
import { Name } from "../../ui/name.tsx";
import { Link } from "../../ui/link.tsx";
import type { FoundLine } from "./found/found-lines.server.ts";
import { Marked } from "./found/marked.tsx";

export function SuggestionList({
  label,
  suggestions,
}: {
  label: string;
  suggestions: CountedSuggestion[];
}) {
  const { t } = useI18n();
  if (suggestions.length === 0) return null;
  return (
    <nav className="suggestion-list" aria-label={label}>
      <p>{label}</p>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion.path}>
            <Link to={suggestion.path}>
              <Name of={suggestion.name} />
            </Link>{" "}
            <small>
              {[
                t(kindLabels[suggestion.kind]),
                suggestion.matched && t("search.matched", { text: suggestion.matched }),
                suggestion.counted,
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function LyricsLines({ lines, lyrics }: { lines: FoundLine[]; lyrics: string }) {
  const { t } = useI18n();
  if (lines.length === 0) return null;
  return (
    <section className="suggestion-list" aria-label={t("search.lyrics")}>
      <p>
        <Link to={`/search?${new URLSearchParams({ lyrics, searched: "true" })}`}>
          {t("search.lyrics")}
        </Link>
      </p>
      <ul>
        {lines.map(({ to, title, lang, parts }) => (
          <li key={to}>
            <Link to={to}>
              <Name of={title} />
            </Link>{" "}
            <q lang={lang}>
              <Marked parts={parts} />
            </q>
          </li>
        ))}
      </ul>
    </section>
  );
}
