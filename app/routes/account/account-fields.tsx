import { useI18n } from "../../i18n/provider.tsx";
import { TextField } from "../../ui/form-fields.tsx";
import type { FormErrors } from "../../i18n/form-errors.ts";

export function NewPasswordFields(props: { formErrors: FormErrors | undefined; label: string }) {
  const { t } = useI18n("account");
  const errors = props.formErrors?.errors;
  return (
    <>
      <TextField
        name="password"
        type="password"
        label={props.label}
        autoComplete="new-password"
        error={errors?.password}
        required
      />
      <TextField
        name="confirmPassword"
        type="password"
        label={t("account.confirmPassword")}
        autoComplete="new-password"
        error={errors?.confirmPassword}
        required
      />
    </>
  );
}

export function DisplayNameField(props: {
  formErrors: FormErrors | undefined;
  currentName?: string;
  optional?: boolean;
}) {
  const { t } = useI18n("account");
  const { formErrors, currentName, optional } = props;
  const hint = t("account.displayNameHint", { addedBy: t("song.addedBy") });
  return (
    <TextField
      name="displayName"
      label={t("account.displayName")}
      hint={optional ? `${hint} ${t("account.displayNameEmpty")}` : hint}
      autoComplete="nickname"
      defaultValue={formErrors?.submitted.displayName ?? currentName}
      error={formErrors?.errors.displayName}
      required={!optional}
    />
  );
}
