import { Form } from "react-router";
import { longestName } from "../../domain/member.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { type Problems, useFieldError } from "../../ui/problems.tsx";

/** The name that others see at a member's songs. `optional`: it may be left to the address. */
export function DisplayNameField(props: {
  problems: Problems | undefined;
  present?: string;
  optional?: boolean;
}) {
  const { t } = useI18n();
  const { problems, present, optional } = props;
  const hint = t("account.displayNameHint");
  return (
    <FormField
      name="displayName"
      label={t("account.displayName")}
      hint={optional ? `${hint} ${t("account.displayNameEmpty")}` : hint}
      autoComplete="nickname"
      maxLength={longestName}
      defaultValue={problems?.typed.displayName ?? present}
      error={useFieldError(problems)("displayName")}
      required={!optional}
    />
  );
}

/** The form that changes it. */
export function ChangeDisplayName(props: { present: string; problems: Problems | undefined }) {
  const { t } = useI18n();
  return (
    <section className="panel" aria-labelledby="change-name">
      <h2 id="change-name">{t("account.displayName")}</h2>
      <Form method="post" className="form" noValidate>
        <DisplayNameField key={props.present} {...props} />
        <button type="submit" name="act" value="name" className="button">
          {t("account.displayNameChange")}
        </button>
      </Form>
    </section>
  );
}
