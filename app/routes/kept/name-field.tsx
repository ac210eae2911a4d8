import type { FormErrors } from "../../i18n/form-errors.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { TextField } from "../../ui/form-fields.tsx";

export function NameField(props: { formErrors: FormErrors | undefined; current?: string }) {
  const { t } = useI18n("songs");
  return (
    <TextField
      name="name"
      label={t("kept.name")}
      defaultValue={props.formErrors?.submitted.name ?? props.current}
      error={props.formErrors?.errors.name}
      required
      autoComplete="off"
    />
  );
}
