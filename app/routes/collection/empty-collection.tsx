import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";

export function EmptyCollection({ mayAdd }: { mayAdd: boolean }) {
  const { t } = useI18n("songs");
  return (
    <div className="empty">
      <p>{t("collection.empty")}</p>
      {mayAdd ? (
        <Link to="/songs/add" className="button">
          {t("collection.emptyAdd")}
        </Link>
      ) : (
        <>
          <p>{t("collection.emptyViewer")}</p>
          <Link to="/account" className="button">
            {t("collection.askForAccess")}
          </Link>
        </>
      )}
    </div>
  );
}
