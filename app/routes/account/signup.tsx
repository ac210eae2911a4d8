import { Form } from "react-router";
import { Link } from "../../ui/link.tsx";
import { useI18n } from "../../i18n/provider.tsx";
import { cookieErrors } from "../../web/form-errors.server.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { readFields } from "../../web/form.server.ts";
import { requireAnonymous } from "../../web/guards/require-anonymous.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { SelectField, TextAreaField } from "../../ui/form-fields.tsx";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import type { Route } from "./+types/signup";
import { handleBackStep, handleSendStep, readVerification } from "./code-steps.server.ts";
import { DisplayNameField } from "./account-fields.tsx";
import { AddressStep, CodeFields, OtherSteps } from "./code-steps.tsx";
import { handleDetailsStep } from "./signup.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAnonymous];

export async function loader({ request, context }: Route.LoaderArgs) {
  const verification = await readVerification(request, context, "signup");
  return {
    formErrors: cookieErrors(context),
    email: verification?.email ?? null,
    validated: verification?.validated !== undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const verification = await readVerification(request, context, "signup");
  const fields = await readFields(request);
  const { step } = fields;
  if (step === "back") return handleBackStep(context, "signup");
  if (step !== "details" || !verification)
    return handleSendStep(request, context, "signup", step === "resend" ? verification : null);
  return handleDetailsStep(request, context, verification, fields);
}

export const headers = pageHeaders();

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("account");
  const formErrors = actionData?.formErrors ?? loaderData.formErrors;
  const { email } = loaderData;
  const { validated } = { ...loaderData, ...actionData };
  return (
    <div className="page door narrow">
      <PageHead
        title={t("account.signupTitle")}
        description={t("account.signupLead")}
        path="/signup"
        index={false}
      />
      <div>
        <h1>{t("account.signupTitle")}</h1>
        {!email && <p className="hint">{t("account.signupLead")}</p>}
        {email && validated && <p role="status">{t("account.emailValidated")}</p>}
        <FormErrorSummary formErrors={formErrors} />
        {email ? (
          <Details email={email} validated={validated} formErrors={formErrors} />
        ) : (
          <AddressStep formErrors={formErrors} />
        )}
        <p className="door-links">
          <Link to="/login">{t("account.haveAccount")}</Link>
        </p>
      </div>
    </div>
  );
}

function Details(props: { email: string; validated: boolean; formErrors: FormErrors | undefined }) {
  const { t } = useI18n("account");
  const { email, validated, formErrors } = props;
  const errors = formErrors?.errors;
  return (
    <>
      <Form method="post" className="form" noValidate>
        <CodeFields email={email} validated={validated} formErrors={formErrors} />
        <DisplayNameField formErrors={formErrors} optional />
        <SelectField
          name="role"
          label={t("account.role")}
          defaultValue={formErrors?.submitted.role ?? "Viewer"}
          options={[
            { value: "Viewer", text: t("account.roleViewer") },
            { value: "Contributor", text: t("account.roleContributor") },
          ]}
          error={errors?.role}
        />
        {/* CSS shows it when Contributor is chosen; without `:has()` support it is always visible. */}
        <TextAreaField
          name="reason"
          className="field reason"
          label={t("account.reason")}
          hint={t("account.reasonHint")}
          rows={3}
          maxLength={1000}
          defaultValue={formErrors?.submitted.reason}
          error={errors?.reason}
        />
        <button type="submit" name="step" value="details" className="button">
          {t("account.signupTitle")}
        </button>
      </Form>
      <OtherSteps validated={validated} />
    </>
  );
}
