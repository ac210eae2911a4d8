import { Form, Link } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";
import { readFields } from "../../web/form.server.ts";
import { leaveWhenSignedIn } from "../../web/leave-when-signed-in.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { FormErrorSummary, useFieldError } from "../../ui/form-errors.tsx";
import type { Route } from "./+types/signup";
import { answerBack, answerSend, carriedAddress } from "./code-steps.server.ts";
import { AddressStep, CodeFields, DisplayNameField, OtherSteps } from "./code-steps.tsx";
import { answerDetails } from "./signup.server.ts";

export const middleware: Route.MiddlewareFunction[] = [leaveWhenSignedIn];

export async function loader({ request, context }: Route.LoaderArgs) {
  const carried = await carriedAddress(request, context, "signup");
  return { email: carried?.email ?? null, validated: carried?.validated !== undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const carried = await carriedAddress(request, context, "signup");
  const fields = await readFields(request);
  const { step } = fields;
  if (step === "back") return answerBack(context, "signup");
  if (step !== "details" || !carried)
    return answerSend(request, context, "signup", step === "resend" ? carried : null);
  return answerDetails(request, context, carried, fields);
}

/** How long to wait, where the form says so. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("account");
  const formErrors = actionData?.formErrors;
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
  const error = useFieldError(formErrors);
  const chosen = formErrors?.submitted.role ?? "Viewer";
  const roleError = error("role");
  const reasonError = error("reason");
  return (
    <>
      <Form method="post" className="form" noValidate>
        <CodeFields email={email} validated={validated} formErrors={formErrors} />
        <DisplayNameField formErrors={formErrors} optional />
        <div className="field">
          <label htmlFor="role">{t("account.role")}</label>
          <select
            id="role"
            name="role"
            defaultValue={chosen}
            aria-invalid={roleError ? true : undefined}
            aria-describedby={roleError ? "role-error" : undefined}
          >
            <option value="Viewer">{t("account.roleViewer")}</option>
            <option value="Contributor">{t("account.roleContributor")}</option>
          </select>
          {roleError && (
            <p id="role-error" className="error">
              {roleError}
            </p>
          )}
        </div>
        {/* The style sheet shows it when Contributor is chosen; without :has() it is always there. */}
        <div className="field reason">
          <label htmlFor="reason">{t("account.reason")}</label>
          <textarea
            id="reason"
            name="reason"
            rows={3}
            maxLength={1000}
            defaultValue={formErrors?.submitted.reason}
            aria-invalid={reasonError ? true : undefined}
            aria-describedby={reasonError ? "reason-hint reason-error" : "reason-hint"}
          />
          <p id="reason-hint" className="hint">
            {t("account.reasonHint")}
          </p>
          {reasonError && (
            <p id="reason-error" className="error">
              {reasonError}
            </p>
          )}
        </div>
        <button type="submit" name="step" value="details" className="button">
          {t("account.signupTitle")}
        </button>
      </Form>
      <OtherSteps validated={validated} />
    </>
  );
}
