import { Form } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";
import { TextField } from "../../ui/form-fields.tsx";
import type { FormErrors } from "../../i18n/form-errors.ts";

export function DeleteAccount(props: { username: string; formErrors: FormErrors | undefined }) {
  const { t } = useI18n("account");
  const error = props.formErrors?.errors.deletePassword;
  return (
    <section className="panel" aria-labelledby="delete-account">
      <details open={error !== undefined}>
        <summary>
          <h2 id="delete-account">{t("account.deleteTitle")}</h2>
        </summary>
        <p>{t("account.deleteLead")}</p>
        <Form method="post" className="form" noValidate>
          <input type="hidden" name="username" value={props.username} autoComplete="username" />
          <TextField
            name="deletePassword"
            type="password"
            label={t("account.currentPassword")}
            autoComplete="current-password"
            error={error}
            required
          />
          <button type="submit" name="act" value="delete" className="button">
            {t("account.deleteConfirm")}
          </button>
        </Form>
      </details>
    </section>
  );
}
