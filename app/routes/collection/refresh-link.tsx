import { useLocation } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useRefresh } from "../../ui/use-refresh.ts";

/** Reloads the list. Without JavaScript it is a plain link to this page. */
export function RefreshLink() {
  const { t } = useI18n("songs");
  const { refresh, isRefreshing } = useRefresh("/my-collection/next?after=1", {
    success: t("collection.refreshed"),
    error: t("collection.refreshFailed"),
  });
  const { pathname, search } = useLocation();
  return (
    <a
      href={pathname + search}
      className="icon-button"
      aria-label={t("collection.refresh")}
      aria-busy={isRefreshing}
      onClick={refresh}
    >
      <Icon name="refresh" />
    </a>
  );
}
