import { useI18n } from "../../../i18n/provider.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useRefresh } from "../../../ui/use-refresh.ts";

/** Reloads the lists and keeps the form. Without scripts it submits the form. */
export function RefreshLists({ name, list }: { name: string; list: string }) {
  const { t } = useI18n("songs");
  const { refresh } = useRefresh("/songs/like", {
    success: t("songForm.refreshed"),
    error: t("error.unexpectedHint"),
  });
  return (
    <button
      type="submit"
      name="act"
      value="refresh"
      formAction={`#${name}`}
      className="icon-button"
      aria-label={t("songForm.refresh", { list })}
      onClick={refresh}
    >
      <Icon name="refresh" />
    </button>
  );
}
