import { Form } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { DisplayNameField } from "./account-fields.tsx";

export function ChangeDisplayName(props: {
  currentName: string;
  formErrors: FormErrors | undefined;
}) {
  const { t } = useI18n("account");
  return (
    <section className="panel" aria-labelledby="change-name">
      <h2 id="change-name">{t("account.displayName")}</h2>
      <Form method="post" className="form" noValidate>
        <DisplayNameField key={props.currentName} {...props} />
        <button type="submit" name="act" value="name" className="button quiet">
          {t("account.displayNameChange")}
        </button>
      </Form>
    </section>
  );
}
