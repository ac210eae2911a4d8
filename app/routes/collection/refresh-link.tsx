import { useLocation, useRevalidator } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Reloads the list; without scripts a link to this page. */
export function RefreshLink() {
  const { t } = useI18n("songs");
  const { revalidate, state } = useRevalidator();
  const toast = useToast();
  const { pathname, search } = useLocation();
  return (
    <a
      href={pathname + search}
      className="button quiet"
      aria-busy={state === "loading"}
      onClick={async (event) => {
        event.preventDefault();
        // A failed revalidation would replace the list by an error page.
        const response = await fetch("/my-collection/next?after=1").catch(() => null);
        if (!response?.ok) return toast({ kind: "error", text: t("collection.refreshFailed") });
        await revalidate();
        toast({ kind: "success", text: t("collection.refreshed") });
      }}
    >
      <Icon name="refresh" />
      {t("collection.refresh")}
    </a>
  );
}
