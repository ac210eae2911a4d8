import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { TextAreaField, TextField } from "../../../ui/form-fields.tsx";
import { useEntryField } from "../reference-lists/use-entry-field.ts";
import { WholeDates } from "../../../ui/whole-dates.tsx";

export function ConcertFields(props: {
  entry: { label: string } | null;
  formErrors: FormErrors | undefined;
}) {
  const { t } = useI18n("admin");
  const { entry, formErrors } = props;
  const field = useEntryField(entry && { ...entry, name: entry.label }, formErrors);
  return (
    <>
      <TextField
        {...field("name", "admin.name")}
        hint={t("admin.concertNameHint")}
        maxLength={100}
        autoComplete="off"
      />
      <TextField {...field("place", "admin.place")} maxLength={300} />
      <TextField
        {...field("heldOn", "admin.heldOn")}
        hint={<WholeDates text={t("admin.heldOnHint")} />}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextAreaField {...field("description", "admin.description")} rows={3} maxLength={500} />
      <TextField {...field("source", "admin.foundIn")} maxLength={300} />
    </>
  );
}
