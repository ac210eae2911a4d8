import { useI18n } from "../../i18n/provider.tsx";
import { Name } from "../../ui/name.tsx";
import { Link } from "../../ui/link.tsx";
import type { FoundLine } from "./found/found-lines.server.ts";
import type { ListedSuggestion } from "./found/suggested-count.server.ts";
import { Marked } from "./found/marked.tsx";

export function SuggestionList({
  label,
  suggestions,
}: {
  label: string;
  suggestions: ListedSuggestion[];
}) {
  if (suggestions.length === 0) return null;
  return (
    <nav className="suggestion-list" aria-label={label}>
      <p>{label}</p>
      <ul>
        {suggestions.map(({ path, name, detail }) => (
          <li key={path}>
            <Link to={path}>
              <Name of={name} />
            </Link>{" "}
            {detail && <small>{detail}</small>}
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
    <section className="in-lyrics" aria-labelledby="lines">
      <h2 id="lines">
        <Link to={`/search?${new URLSearchParams({ lyrics, searched: "true" })}`}>
          {t("search.lyrics")}
        </Link>
      </h2>
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
