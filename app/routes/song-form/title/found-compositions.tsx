import type { FoundComposition } from "../../../data/search/suggest-compositions.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { choosePath } from "./choose-path.ts";
import { CompositionName } from "./composition-name.tsx";

export function FoundCompositions({ found }: { found: FoundComposition[] }) {
  const { t } = useI18n("songs");
  return (
    <div role="status">
      <p className="hint">
        {found.length > 0
          ? t("songForm.foundHint", { count: found.length })
          : t("songForm.titleNoneFound")}
      </p>
      <ul className="own-songs">
        {found.map((composition) => (
          <li key={composition.id} className="own-song">
            <span>
              <CompositionName composition={composition} />
            </span>
            <button
              type="submit"
              name="act"
              value="choose-composition"
              formAction={choosePath(composition.id)}
              className="button quiet"
              aria-label={`${t("songForm.addToIt")}: ${composition.title}`}
            >
              {t("songForm.addToIt")}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
