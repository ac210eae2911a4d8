import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";

/** Links to the suggestions of others on what a user has added, and to the user's own. */
export function SuggestionLinks({
  suggestions: { waiting, hasMade },
}: {
  suggestions: { waiting: number; hasMade: 0 | 1 };
}) {
  const { t } = useI18n("songs");
  return (
    <>
      {waiting > 0 && (
        <p>
          <Link to="/my-collection/suggestions">
            {t("collection.suggestions", { count: waiting })}
          </Link>
        </p>
      )}
      {hasMade === 1 && (
        <p>
          <Link to="/my-collection/suggestions?of=made">{t("collection.suggested")}</Link>
        </p>
      )}
    </>
  );
}
