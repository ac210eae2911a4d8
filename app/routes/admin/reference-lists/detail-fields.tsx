import { useI18n } from "../../../i18n/provider.tsx";
import { TextAreaField, TextField } from "../../../ui/form-fields.tsx";
import type { useEntryField } from "./use-entry-field.ts";

export function DetailFields({ field }: { field: ReturnType<typeof useEntryField> }) {
  const { t } = useI18n("admin");
  return (
    <>
      <TextField
        {...field("creatorId", "admin.creator")}
        hint={t("admin.creatorHint", { example: "m-balamuralikrishna" })}
        maxLength={100}
      />
      <TextAreaField
        {...field("exceptions", "admin.exceptions")}
        hint={t("admin.exceptionsHint", {
          codes: "te, ta, kn, ml, hi",
          example: "te | మోహన | thetageethi.org",
        })}
        rows={2}
      />
    </>
  );
}
