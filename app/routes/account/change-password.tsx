import { useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";
import { TextField } from "../../ui/form-fields.tsx";
import { NewPasswordFields } from "./account-fields.tsx";
import type { FormErrors } from "../../i18n/form-errors.ts";

export function ChangePassword(props: { username: string; formErrors: FormErrors | undefined }) {
  const { t } = useI18n("account");
  const { formErrors } = props;
  const errors = formErrors?.errors;
  const form = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    if (!formErrors && shownKey.current !== key) form.current?.reset();
    shownKey.current = key;
  }, [key, formErrors]);
  return (
    <section className="panel" aria-labelledby="change-password">
      <h2 id="change-password">{t("account.changeTitle")}</h2>
      <Form ref={form} method="post" className="form" noValidate>
        {/* Password managers read the username. */}
        <input type="hidden" name="username" value={props.username} autoComplete="username" />
        <TextField
          name="currentPassword"
          type="password"
          label={t("account.currentPassword")}
          autoComplete="current-password"
          error={errors?.currentPassword}
          required
        />
        <NewPasswordFields formErrors={props.formErrors} label={t("account.newPassword")} />
        <button type="submit" name="act" value="password" className="button quiet">
          {t("account.changeTitle")}
        </button>
      </Form>
    </section>
  );
}
