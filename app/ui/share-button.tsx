import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "./icon.tsx";
import { useToast } from "./toast.tsx";

export function ShareButton({ title, path }: { title: string; path: string }) {
  const { t } = useI18n();
  const toast = useToast();
  async function share() {
    const url = new URL(path, location.origin).href;
    if (typeof navigator.share === "function") {
      try {
        return await navigator.share({ title, url });
      } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      toast({ kind: "success", text: t("share.copied") });
    } catch {
      toast({ kind: "error", text: t("share.failed", { url }) });
    }
  }
  return (
    <button
      type="button"
      className="button quiet needs-script"
      aria-label={t("share.inFull")}
      onClick={share}
    >
      <Icon name="share" />
      {t("share.share")}
    </button>
  );
}
