import { useI18n } from "../../i18n/provider.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Copies a text. Hidden without scripts. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { t } = useI18n("cite");
  const toast = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ kind: "success", text: t("cite.copied") });
    } catch {
      toast({ kind: "error", text: t("cite.notCopied") });
    }
  }
  return (
    <button
      type="button"
      className="button quiet needs-script"
      aria-label={`${t("cite.copy")}: ${name}`}
      onClick={copy}
    >
      {t("cite.copy")}
    </button>
  );
}
