import { useI18n } from "../../../i18n/provider.tsx";
import { TextField } from "../../../ui/form-fields.tsx";
import type { useEntryField } from "./use-entry-field.ts";

export function NameFields({ field }: { field: ReturnType<typeof useEntryField> }) {
  const { t } = useI18n("admin");
  return (
    <>
      <TextField {...field("description", "admin.description")} maxLength={500} />
      <TextField
        {...field("isoName", "admin.isoName")}
        hint={t("admin.isoNameHint")}
        maxLength={100}
      />
    </>
  );
}
