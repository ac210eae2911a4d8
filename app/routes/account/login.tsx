import { Form, redirectDocument } from "react-router";
import { pageHeaders } from "../../web/page-headers.ts";
import { settingsContext, sessionUserContext } from "../../web/context.ts";
import { loginForm } from "../../domain/users/account-forms.ts";
import { Link } from "../../ui/link.tsx";
import { useI18n } from "../../i18n/provider.tsx";
import { readForm } from "../../web/form.server.ts";
import { mustWait } from "../../web/rate-limits.server.ts";
import { localPath } from "../../lib/local-path.ts";
import { servicesOf, visitorOf } from "../../web/services.server.ts";
import { addressCookie, flashCookie, sessionCookie } from "../../web/cookies.server.ts";
import { leaveWhenSignedIn } from "../../web/guards/leave-when-signed-in.ts";
import { signIn } from "../../operations/users/sign-in.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { TextField } from "../../ui/form-fields.tsx";
import type { Route } from "./+types/login";
import { Carousel } from "./carousel.tsx";
import { answerCode, carriedAddress } from "./code-steps.server.ts";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import {
  rejectForm,
  rejectAfterFailure,
  rejectTooManyTries,
} from "../../web/form-errors.server.ts";

export const middleware: Route.MiddlewareFunction[] = [leaveWhenSignedIn];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const carried = await carriedAddress(request, context, "login");
  return {
    returnTo: localPath(url.searchParams.get("returnTo")),
    /** Who has just signed up, or set a new password. */
    username: carried?.email,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visitor = visitorOf(request, context);
  const wait = await mustWait(request, context, "signIn");
  const form = await readForm(request, loginForm);
  if (wait)
    return rejectTooManyTries(
      context,
      wait,
      "formErrors" in form ? form.formErrors.submitted : undefined,
    );
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const submitted = { username: form.value.username };
  const old = context.get(sessionUserContext)?.token ?? null;
  let result;
  try {
    result = await signIn(servicesOf(context), visitor, form.value, old);
  } catch (error) {
    return rejectAfterFailure(context, error, "form.serverError", submitted);
  }
  if (result.kind === "locked") return rejectTooManyTries(context, result.seconds, submitted);
  if (result.kind === "wrong")
    return rejectForm(context, { message: "account.invalidCredentials", submitted }, 401);
  if (result.kind === "expired")
    return answerCode(context, visitor, "reset", submitted.username, "account.passwordExpired");
  const settings = context.get(settingsContext);
  const { token, id, username, roles } = result;
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionCookie(settings).write({ token, id, username, roles }));
  const flash = { kind: "success", message: "account.loggedIn" } as const;
  headers.append("Set-Cookie", await flashCookie(settings).write(flash));
  headers.append("Set-Cookie", await addressCookie(settings, "login").clear());
  return redirectDocument(localPath(url.searchParams.get("returnTo")) ?? "/home", { headers });
}

/** How long to wait, where the form says so. */
export const headers = pageHeaders();

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("account");
  const formErrors = actionData?.formErrors;
  const errors = formErrors?.errors;
  const query = loaderData.returnTo
    ? `?${new URLSearchParams({ returnTo: loaderData.returnTo })}`
    : "";
  return (
    <div className="page door">
      <PageHead
        title={t("account.loginTitle")}
        description={t("account.loginDescription")}
        path="/login"
        index={false}
      />
      <div>
        <h1>{t("account.loginTitle")}</h1>
        <FormErrorSummary formErrors={formErrors} />
        <Form method="post" action={`/login${query}`} className="form" noValidate>
          <TextField
            name="username"
            type="email"
            label={t("account.email")}
            autoComplete="username"
            defaultValue={formErrors?.submitted.username ?? loaderData.username}
            error={errors?.username}
            required
          />
          <TextField
            name="password"
            type="password"
            label={t("account.password")}
            autoComplete="current-password"
            error={errors?.password}
            required
          />
          <button type="submit" className="button">
            {t("account.loginTitle")}
          </button>
        </Form>
        <p className="door-links">
          <Link to="/forgot-password">{t("account.forgot")}</Link>
          <Link to="/signup">{t("account.noAccount")}</Link>
        </p>
      </div>
      <Carousel />
    </div>
  );
}
