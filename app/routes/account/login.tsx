import { Form } from "react-router";
import { pageHeaders } from "../../web/page-headers.ts";
import { Link } from "../../ui/link.tsx";
import { useI18n } from "../../i18n/provider.tsx";
import { localPath } from "../../lib/local-path.ts";
import { requireAnonymous } from "../../web/guards/require-anonymous.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { TextField } from "../../ui/form-fields.tsx";
import type { Route } from "./+types/login";
import { Carousel } from "./carousel.tsx";
import { readVerification } from "./code-steps.server.ts";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { cookieErrors } from "../../web/form-errors.server.ts";
import { handleLogin } from "./login.server.ts";
import { drawSlides } from "./slides.server.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAnonymous];

export async function loader(args: Route.LoaderArgs) {
  const { request, context, url } = args;
  const verification = await readVerification(request, context, "login");
  return {
    slides: await drawSlides(args),
    formErrors: cookieErrors(context),
    returnTo: localPath(url.searchParams.get("returnTo")),
    username: verification?.email,
  };
}

export const action = handleLogin;

export const headers = pageHeaders();

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("account");
  const formErrors = actionData?.formErrors ?? loaderData.formErrors;
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
          <Link to="/device">{t("device.title")}</Link>
        </p>
      </div>
      <Carousel slides={loaderData.slides} />
    </div>
  );
}
