import { data, Form } from "react-router";
import { listUnsent } from "../../../data/users/unsent-mails.ts";
import { parsePosition } from "../../../domain/paging.ts";
import { isExpiredCode } from "../../../domain/users/code-mail.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { sendMailAgain } from "../../../operations/users/deliver-mail.ts";
import { databaseContext, userContext } from "../../../web/context.ts";
import { readFields } from "../../../web/form.server.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { servicesOf } from "../../../web/services.server.ts";
import { AdminPage, EmptyRows } from "../admin-page.tsx";
import { OlderPages } from "../older-pages.tsx";
import { TableHead } from "../table-head.tsx";
import { UtcTime } from "../utc-time.tsx";
import type { Route } from "./+types/mails";

const path = "/admin/mails";

export async function loader({ context, url }: Route.LoaderArgs) {
  const before = parsePosition(url.searchParams.get("before"));
  const { rows, ...list } = await listUnsent(context.get(databaseContext), before);
  const now = Date.now();
  const mails = rows.map((mail) => ({ ...mail, isExpired: isExpiredCode(mail, now) }));
  return { ...list, rows: mails, isNewest: before === null };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { mail = "" } = await readFields(request);
  const outcome = await sendMailAgain(servicesOf(context), context.get(userContext), mail);
  if (outcome === "denied") throw data(null, { status: 403 });
  const flashes = {
    sent: { kind: "success", message: "mails.sentAgain" },
    failed: { kind: "error", message: "mails.failedAgain" },
    missing: { kind: "error", message: "mails.gone" },
    outdated: { kind: "error", message: "mails.codeExpired" },
  } as const;
  return redirectWithFlash(context, `${path}${url.search}`, flashes[outcome]);
}

export default function Mails({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const { rows, older, isNewest } = loaderData;
  return (
    <AdminPage title="mails.title" lead="mails.lead" path={path}>
      {rows.length === 0 ? (
        <EmptyRows text="mails.none" clear={isNewest ? undefined : path} />
      ) : (
        <table className="fold">
          <TableHead
            columns={[
              "mails.recipient",
              "admin.when",
              "mails.state",
              "mails.cause",
              "column.actions",
            ]}
          />
          <tbody>
            {rows.map(({ id, recipient, at, status, attempts, nextTryAt, cause, isExpired }) => (
              <tr key={id}>
                <th scope="row">{recipient}</th>
                <td data-label={t("admin.when")}>
                  <UtcTime at={at} />
                </td>
                <td data-label={t("mails.state")}>
                  {t(status === "failed" ? "mails.givenUp" : "mails.waiting", { attempts })}
                  {status !== "failed" && (
                    <small className="hint">
                      {" "}
                      <UtcTime at={nextTryAt} />
                    </small>
                  )}
                </td>
                <td data-label={t("mails.cause")}>{isExpired ? t("mails.codeExpired") : cause}</td>
                <td className="row-actions">
                  {!isExpired && (
                    <Form method="post">
                      <button
                        type="submit"
                        name="mail"
                        value={id}
                        className="button quiet"
                        aria-label={`${t("mails.sendAgain")}: ${recipient}`}
                      >
                        {t("mails.sendAgain")}
                      </button>
                    </Form>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <OlderPages path={path} isNewest={isNewest} older={older} />
    </AdminPage>
  );
}
