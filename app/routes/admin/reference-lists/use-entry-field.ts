import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import type { KeyIn } from "../../../i18n/messages.ts";

export function useEntryField(entry: object | null, formErrors: FormErrors | undefined) {
  const { t } = useI18n("admin");
  const stored = (entry ?? {}) as Record<string, string | number | null>;
  return (name: string, label: KeyIn<"admin">) => ({
    name,
    label: t(label),
    defaultValue: formErrors?.submitted[name] ?? stored[name] ?? "",
    error: formErrors?.errors[name],
  });
}
