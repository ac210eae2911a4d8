import { data, Form } from "react-router";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { stopMailsByToken } from "../../operations/records/following/stop-mails.ts";
import { PageHead } from "../../shell/page-head.tsx";
import account from "../../styles/account.css?url";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { rejectForm } from "../../web/form-errors.server.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { servicesOf } from "../../web/services.server.ts";
import type { Route } from "./+types/stop";

/** Reading the page changes nothing: programs that look at mails open their links. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  messages: areaMessages("follow", languageOf(context)),
});

/** Stops the mails, for a press on the page and for a mail program (RFC 8058), which follows no redirect. */
export async function action({ context, params }: Route.ActionArgs) {
  const isStopped = await stopMailsByToken(servicesOf(context), params.token);
  return isStopped
    ? data({ isStopped, formErrors: undefined })
    : rejectForm(context, { message: "stop.gone" }, 404);
}

export const headers = pageHeaders();

export default function Stop({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <StopPage
        isStopped={actionData !== undefined && "isStopped" in actionData}
        formErrors={actionData?.formErrors}
      />
    </AreaI18nProvider>
  );
}

function StopPage(props: {
  isStopped: boolean;
  formErrors: NonNullable<Route.ComponentProps["actionData"]>["formErrors"] | undefined;
}) {
  const { t } = useI18n("follow");
  return (
    <div className="page working">
      <Stylesheet href={account} />
      <PageHead
        title={t("stop.title")}
        description={t("stop.lead")}
        path="/following/stop"
        index={false}
      />
      <h1>{t("stop.title")}</h1>
      {props.isStopped ? (
        <p className="panel" role="status">
          {t("stop.done")}
        </p>
      ) : (
        <>
          <p className="lead">{t("stop.lead")}</p>
          <Form method="post" className="form panel">
            <FormErrorSummary formErrors={props.formErrors} />
            <p className="actions">
              <button type="submit" className="button">
                {t("stop.press")}
              </button>
            </p>
          </Form>
        </>
      )}
    </div>
  );
}
