import { Form } from "react-router";
import { archive } from "../../archive.ts";
import { listPicturedPeople } from "../../data/people/person-picture.ts";
import { showPicture } from "../../domain/people/person-picture.ts";
import { databaseContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
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

export const middleware: Route.MiddlewareFunction[] = [requireAnonymous];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const verification = await readVerification(request, context, "login");
  const photos = await listPicturedPeople(
    context.get(databaseContext),
    languageOf(context),
    archive.composerId,
  );
  return {
    photos: photos.map(({ name, native, picture }) => ({
      name: native ?? name,
      by: `${picture.credit} · ${picture.rights}`,
      shown: showPicture(picture),
    })),
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
      <Carousel photos={loaderData.photos} />
    </div>
  );
}
