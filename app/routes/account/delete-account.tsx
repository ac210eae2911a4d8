import { Form } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";

/** Asks before it does: the second button is behind the first, with or without scripts. */
export function DeleteAccount() {
  const { t } = useI18n();
  return (
    <section className="panel" aria-labelledby="delete-account">
      <h2 id="delete-account">{t("account.deleteTitle")}</h2>
      <details>
        <summary>{t("account.deleteTitle")}</summary>
        <p>{t("account.deleteLead")}</p>
        <Form method="post">
          <button type="submit" name="act" value="delete" className="button">
            {t("account.deleteConfirm")}
          </button>
        </Form>
      </details>
    </section>
  );
}
