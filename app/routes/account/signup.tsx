import { Form, Link } from "react-router";
import { signupForm } from "../../domain/account.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { readFields, readForm } from "../../lib/form.server.ts";
import { mustWait } from "../../lib/limits.server.ts";
import { servicesOf, visitorOf } from "../../lib/services.server.ts";
import { signUp } from "../../operations/sign-up.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/signup";
import { answerBack, answerDone, answerSend, carriedAddress } from "./code-steps.server.ts";
import { AddressStep, CodeFields, OtherSteps } from "./code-steps.tsx";
import { type Problems, ProblemSummary, useFieldError } from "../../ui/problems.tsx";
import { refuse, refuseFailure, refuseForNow } from "../../lib/refuse.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { email: (await carriedAddress(request, context, "signup"))?.email ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const carried = await carriedAddress(request, context, "signup");
  const { step } = await readFields(request);
  if (step === "back") return answerBack(context, "signup");
  if (step !== "details" || !carried)
    return answerSend(request, context, "signup", step === "resend" ? carried : null);
  const form = await readForm(request, signupForm);
  if ("problems" in form) return refuse(form.problems);
  const { role, reason } = form.value;
  const typed = { role, reason };
  const wait = await mustWait(request, context, "codes");
  if (wait) return refuseForNow(wait, typed);
  try {
    const { language } = visitorOf(request, context);
    const result = await signUp(servicesOf(context), language, carried.email, form.value);
    if (result === "made") return answerDone(context, "signup", "account.created");
    if (result === "guessable")
      return refuse({ errors: { password: "account.passwordGuessable" }, typed });
    return refuse({ errors: { otp: "account.invalidOtp" }, typed });
  } catch (error) {
    return refuseFailure(error, "account.signupFailed", typed);
  }
}

/** How long to wait, where the form says so. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n();
  const problems = actionData?.problems;
  const { email } = loaderData;
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
        <p className="hint">{t(email ? "account.emailValidated" : "account.signupLead")}</p>
        <ProblemSummary problems={problems} />
        {email ? (
          <Details email={email} problems={problems} />
        ) : (
          <AddressStep problems={problems} />
        )}
        <p className="door-links">
          <Link to="/login">{t("account.haveAccount")}</Link>
        </p>
      </div>
    </div>
  );
}

function Details({ email, problems }: { email: string; problems: Problems | undefined }) {
  const { t } = useI18n();
  const error = useFieldError(problems);
  const chosen = problems?.typed.role ?? "Viewer";
  const roleError = error("role");
  const reasonError = error("reason");
  return (
    <>
      <Form method="post" className="form" noValidate>
        <CodeFields email={email} problems={problems} />
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
            defaultValue={problems?.typed.reason}
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
      <OtherSteps />
    </>
  );
}
