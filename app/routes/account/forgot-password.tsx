import { Form } from "react-router";
import { resetForm } from "../../domain/users/account-forms.ts";
import { Link } from "../../ui/link.tsx";
import { useI18n } from "../../i18n/provider.tsx";
import { pageHeaders } from "../../web/page-headers.ts";
import { readFields, readForm } from "../../web/form.server.ts";
import { countRequest } from "../../web/rate-limits.server.ts";
import { servicesOf, visitorOf } from "../../web/services.server.ts";
import { resetPassword } from "../../operations/users/reset-password.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/forgot-password";
import {
  handleBackStep,
  redirectToLogin,
  handleSendStep,
  readVerification,
} from "./code-steps.server.ts";
import { AddressStep, CodeFields, OtherSteps } from "./code-steps.tsx";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import {
  cookieErrors,
  rejectForm,
  rejectAfterFailure,
  rejectTooManyTries,
} from "../../web/form-errors.server.ts";

const path = "/forgot-password";

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    formErrors: cookieErrors(context),
    email: (await readVerification(request, context, "reset"))?.email ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const verification = await readVerification(request, context, "reset");
  const { step } = await readFields(request);
  if (step === "back") return handleBackStep(context, "reset");
  if (step !== "details" || !verification)
    return handleSendStep(request, context, "reset", step === "resend" ? verification : null);
  const form = await readForm(request, resetForm);
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const wait = await countRequest(request, context, "codes");
  if (wait) return rejectTooManyTries(context, wait);
  try {
    const visitor = visitorOf(request, context);
    const result = await resetPassword(
      servicesOf(context),
      visitor,
      verification.email,
      form.value,
    );
    if (result === "reset")
      return redirectToLogin(context, "reset", "account.passwordReset", verification);
    if (result === "guessable")
      return rejectForm(context, { errors: { password: "account.passwordGuessable" } });
    return rejectForm(context, { errors: { otp: "account.invalidOtp" } });
  } catch (error) {
    return rejectAfterFailure(context, error, "account.resetFailed");
  }
}

export const headers = pageHeaders();

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("account");
  const formErrors = actionData?.formErrors ?? loaderData.formErrors;
  const { email } = loaderData;
  return (
    <div className="page door narrow">
      <PageHead
        title={t("account.forgotTitle")}
        description={t("account.forgotLead")}
        path={path}
        index={false}
      />
      <div>
        <h1>{t("account.forgotTitle")}</h1>
        {!email && <p className="hint">{t("account.forgotLead")}</p>}
        <FormErrorSummary formErrors={formErrors} />
        {email ? (
          <>
            <Form method="post" className="form" noValidate>
              <CodeFields email={email} formErrors={formErrors} />
              <button type="submit" name="step" value="details" className="button">
                {t("account.resetSubmit")}
              </button>
            </Form>
            <OtherSteps />
          </>
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
