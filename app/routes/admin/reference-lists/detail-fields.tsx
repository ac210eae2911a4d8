import { useI18n } from "../../../i18n/provider.tsx";
import { TextAreaField, TextField } from "../../../ui/form-fields.tsx";
import { lineFormats } from "../line-formats.ts";
import type { useEntryField } from "./use-entry-field.ts";

export function DetailFields({ field }: { field: ReturnType<typeof useEntryField> }) {
  const { t } = useI18n("admin");
  return (
    <>
      <TextField
        {...field("creator", "admin.creator")}
        hint={t("admin.creatorHint")}
        maxLength={300}
        autoComplete="off"
      />
      <TextAreaField
        {...field("exceptions", "admin.exceptions")}
        hint={t("admin.exceptionsHint", lineFormats.exceptions)}
        rows={2}
      />
    </>
  );
}
