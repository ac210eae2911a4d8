import { useRevalidator } from "react-router";
import { useI18n } from "../../../i18n/provider.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useToast } from "../../../ui/toast.tsx";

/** Reloads the lists and keeps the form. Without scripts it submits the form. */
export function RefreshLists({ name, list }: { name: string; list: string }) {
  const { t } = useI18n("songs");
  const { revalidate } = useRevalidator();
  const toast = useToast();
  return (
    <button
      type="submit"
      name="act"
      value="refresh"
      formAction={`#${name}`}
      className="icon-button"
      aria-label={t("songForm.refresh", { list })}
      onClick={async (event) => {
        event.preventDefault();
        // A failed revalidation would replace the form by an error page.
        const response = await fetch("/songs/like").catch(() => null);
        if (!response?.ok) return toast({ kind: "error", text: t("error.unexpectedHint") });
        await revalidate();
        toast({ kind: "success", text: t("songForm.refreshed") });
      }}
    >
      <Icon name="refresh" />
    </button>
  );
}
