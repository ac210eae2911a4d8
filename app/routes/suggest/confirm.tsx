import { Form } from "react-router";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { confirmSuggestion } from "../../operations/records/suggesting/confirm-suggestion.ts";
import { PageHead } from "../../shell/page-head.tsx";
import account from "../../styles/account.css?url";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { rejectForm, rejectTooManyTries } from "../../web/form-errors.server.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { countRequest } from "../../web/rate-limits.server.ts";
import { servicesOf } from "../../web/services.server.ts";
import type { Route } from "./+types/confirm";

/** Reading the page changes nothing: programs that look at mails open their links. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  messages: areaMessages("suggest", languageOf(context)),
});

export async function action({ request, context, params }: Route.ActionArgs) {
  const wait = await countRequest(request, context, "codes", " confirmation");
  if (wait) return rejectTooManyTries(context, wait);
  const isConfirmed = await confirmSuggestion(servicesOf(context), params.token);
  if (!isConfirmed) return rejectForm(context, { message: "confirm.gone" }, 404);
  return redirectWithFlash(context, "/home", { kind: "success", message: "confirm.done" });
}

export const headers = pageHeaders();

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <ConfirmPage formErrors={actionData?.formErrors} />
    </AreaI18nProvider>
  );
}

function ConfirmPage(props: {
  formErrors: NonNullable<Route.ComponentProps["actionData"]>["formErrors"] | undefined;
}) {
  const { t } = useI18n("suggest");
  return (
    <div className="page working">
      <Stylesheet href={account} />
      <PageHead
        title={t("confirm.title")}
        description={t("confirm.lead")}
        path="/suggest/confirm"
        index={false}
      />
      <h1>{t("confirm.title")}</h1>
      <p className="lead">{t("confirm.lead")}</p>
      <Form method="post" className="form panel">
        <FormErrorSummary formErrors={props.formErrors} />
        <p className="actions">
          <button type="submit" className="button">
            {t("confirm.press")}
          </button>
        </p>
      </Form>
    </div>
  );
}
