import { Link } from "../../ui/link.tsx";
import { useI18n } from "../../i18n/provider.tsx";
import type { Site } from "../../shell/site.server.ts";

type Saved = NonNullable<NonNullable<Site["flash"]>["saved"]>;

export function SavedLinks({ saved, mayAdd }: { saved: Saved; mayAdd: boolean }) {
  const { t } = useI18n("songs");
  return (
    <p className="actions">
      <Link to={`/songs/${saved.id}`}>{t("collection.viewSaved")}</Link>
      {mayAdd && (
        <Link to={`/songs/add?composition=${saved.compositionId}`}>
          {t("collection.addRecording")}
        </Link>
      )}
    </p>
  );
}
