import { Form } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";
import { NewPasswordFields } from "./account-fields.tsx";
import { TextField } from "../../ui/form-fields.tsx";
import type { FormErrors } from "../../i18n/form-errors.ts";

export function AddressStep({ formErrors }: { formErrors: FormErrors | undefined }) {
  const { t } = useI18n("account");
  const errors = formErrors?.errors;
  return (
    <Form method="post" className="form" noValidate>
      <TextField
        name="email"
        type="email"
        label={t("account.email")}
        autoComplete="email"
        defaultValue={formErrors?.submitted.email}
        error={errors?.email}
        required
      />
      <button type="submit" name="step" value="send" className="button">
        {t("account.sendOtp")}
      </button>
    </Form>
  );
}

export function CodeFields(props: {
  email: string;
  validated?: boolean;
  formErrors: FormErrors | undefined;
}) {
  const { t } = useI18n("account");
  const { email, validated, formErrors } = props;
  const errors = formErrors?.errors;
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={t("account.email")}
        value={email}
        autoComplete="username"
        readOnly
      />
      {!validated && (
        <TextField
          name="otp"
          label={t("account.otp")}
          hint={t("account.otpHint")}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors?.otp}
          required
        />
      )}
      <NewPasswordFields formErrors={formErrors} label={t("account.newPassword")} />
    </>
  );
}

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
