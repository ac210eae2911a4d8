import type { FoundComposition } from "../../../data/search/suggest-compositions.ts";
import { useI18n } from "../../../i18n/provider.tsx";

export function CompositionName({ composition }: { composition: FoundComposition }) {
  const { t } = useI18n("songs");
  const { title, composer, raaga, recordings } = composition;
  const known = recordings > 0 && t("recordings.count", { count: recordings });
  const facts = [composer, raaga, known];
  return (
    <>
      <b>{title}</b> <span className="hint">{facts.filter(Boolean).join(" · ")}</span>
    </>
  );
}
