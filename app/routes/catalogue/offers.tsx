import type { LyricsLine } from "../../data/search/lyrics-lines.ts";
import type { Suggestion } from "../../data/search/rank-suggestions.ts";
import { suggestionPath } from "../../domain/search/suggestion-path.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { kindLabels } from "../../shell/kind-labels.ts";
import { Link } from "../../ui/link.tsx";

export function Offers({ label, offers }: { label: string; offers: Suggestion[] }) {
  const { t } = useI18n();
  if (offers.length === 0) return null;
  return (
    <nav className="offers" aria-label={label}>
      <p>{label}</p>
      <ul>
        {offers.map((offer) => (
          <li key={`${offer.kind} ${offer.songId} ${offer.name}`}>
            <Link to={suggestionPath(offer)}>{offer.name}</Link>{" "}
            <small>
              {t(kindLabels[offer.kind])}
              {offer.matched && ` · ${t("search.matched", { text: offer.matched })}`}
            </small>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Lines({ lines, lyrics }: { lines: LyricsLine[]; lyrics: string | null }) {
  const { t } = useI18n();
  if (lines.length === 0) return null;
  return (
    <section className="offers" aria-label={t("search.lyrics")}>
      <p>
        {lyrics ? (
          <Link to={`/search?${new URLSearchParams({ lyrics, searched: "true" })}`}>
            {t("search.lyrics")}
          </Link>
        ) : (
          t("search.lyrics")
        )}
      </p>
      <ul>
        {lines.map(({ songId, title, line, number }) => (
          <li key={`${songId} ${number}`}>
            <Link to={`/songs/${songId}#l${number}`}>{title}</Link> <q>{line}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}
