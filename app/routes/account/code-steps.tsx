import { Form } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";
import { FormField } from "../../ui/form-field.tsx";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { useFieldError } from "../../ui/form-errors.tsx";

/** First step: the address that a code goes to. */
export function AddressStep({ formErrors }: { formErrors: FormErrors | undefined }) {
  const { t } = useI18n("account");
  const error = useFieldError(formErrors);
  return (
    <Form method="post" className="form" noValidate>
      <FormField
        name="email"
        type="email"
        label={t("account.email")}
        autoComplete="email"
        defaultValue={formErrors?.submitted.email}
        error={error("email")}
        required
      />
      <button type="submit" name="step" value="send" className="button">
        {t("account.sendOtp")}
      </button>
    </Form>
  );
}

/** Second step: the address as it is, the code unless it was right already, and the new password twice. */
export function CodeFields(props: {
  email: string;
  validated?: boolean;
  formErrors: FormErrors | undefined;
}) {
  const { t } = useI18n("account");
  const { email, validated, formErrors } = props;
  const error = useFieldError(formErrors);
  return (
    <>
      <FormField
        name="email"
        type="email"
        label={t("account.email")}
        value={email}
        autoComplete="username"
        readOnly
      />
      {!validated && (
        <FormField
          name="otp"
          label={t("account.otp")}
          hint={t("account.otpHint")}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={error("otp")}
          required
        />
      )}
      <NewPasswordFields formErrors={formErrors} label={t("account.newPassword")} />
    </>
  );
}

export function NewPasswordFields(props: { formErrors: FormErrors | undefined; label: string }) {
  const { t } = useI18n("account");
  const error = useFieldError(props.formErrors);
  return (
    <>
      <FormField
        name="password"
        type="password"
        label={props.label}
        autoComplete="new-password"
        error={error("password")}
        required
      />
      <FormField
        name="confirmPassword"
        type="password"
        label={t("account.confirmPassword")}
        autoComplete="new-password"
        error={error("confirmPassword")}
        required
      />
    </>
  );
}

/** The name that others see at a user's songs. `optional`: it may be left to the address. */
export function DisplayNameField(props: {
  formErrors: FormErrors | undefined;
  present?: string;
  optional?: boolean;
}) {
  const { t } = useI18n("account");
  const { formErrors, present, optional } = props;
  const hint = t("account.displayNameHint");
  return (
    <FormField
      name="displayName"
      label={t("account.displayName")}
      hint={optional ? `${hint} ${t("account.displayNameEmpty")}` : hint}
      autoComplete="nickname"
      defaultValue={formErrors?.submitted.displayName ?? present}
      error={useFieldError(formErrors)("displayName")}
      required={!optional}
    />
  );
}

/** Another code, or another address: forms of their own, as they need none of the fields. */
export function OtherSteps({ validated }: { validated?: boolean }) {
  const { t } = useI18n("account");
  return (
    <Form method="post" className="other-steps">
      <button type="submit" name="step" value="back" className="button quiet">
        {t("account.back")}
      </button>
      {!validated && (
        <>
          <button type="submit" name="step" value="resend" className="button quiet">
            {t("account.resend")}
          </button>
          <p className="hint">{t("account.resendHint")}</p>
        </>
      )}
    </Form>
  );
}
