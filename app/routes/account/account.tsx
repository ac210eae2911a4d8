import { Form } from "react-router";
import { pageHeaders } from "../../web/page-headers.ts";
import { userContext, databaseContext } from "../../web/context.ts";
import { readAccountPage } from "../../data/users/account-page.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import { ago } from "../../i18n/format.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { languageOf } from "../../web/language.ts";
import { requireUser } from "../../web/guards/require-user.ts";
import { Link } from "../../ui/link.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { RoleNames } from "../../shell/user/role-names.tsx";
import type { Route } from "./+types/account";
import { ChangePassword } from "./change-password.tsx";
import { ChangeDisplayName } from "./display-name.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { actOnAccount } from "./act-on-account.server.ts";
import { RoleRequest } from "./role-request.tsx";
import { SessionList } from "./session-list.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export async function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  const now = Date.now();
  const page = await readAccountPage(context.get(databaseContext), user.id, now);
  return {
    username: user.username,
    displayName: page.displayName,
    roles: user.roles,
    mayFollow: hasPermission(user.roles, "keepCollection"),
    request: page.request && {
      status: page.request.status,
      at: page.request.requestedAt.getTime(),
      decision: page.request.decisionReason,
    },
    sessions: page.sessions.map((session) => ({
      browser: session.userAgent,
      since: session.createdAt.getTime(),
      used: ago(languageOf(context), now - session.lastUsedAt.getTime()),
      current: session.tokenHash === user.tokenHash,
    })),
  };
}

export const action = actOnAccount;

export const headers = pageHeaders();

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("account");
  const { username, displayName, roles, mayFollow, request, sessions } = loaderData;
  const formErrors = actionData?.formErrors;
  return (
    <div className="page working account">
      <PageHead
        title={t("account.pageTitle")}
        description={t("account.pageTitle")}
        path="/account"
        index={false}
      />
      <header className="work-head">
        <h1>{t("account.pageTitle")}</h1>
        <Form method="post" action="/logout">
          <button type="submit" className="button quiet">
            {t("nav.logout")}
          </button>
        </Form>
      </header>
      <FormErrorSummary formErrors={formErrors} />
      <div className="account-columns">
        <div>
          <dl className="panel">
            <div>
              <dt>{t("account.email")}</dt>
              <dd>{username}</dd>
            </div>
            <div>
              <dt>{t("account.roles")}</dt>
              <dd>
                <RoleNames roles={roles} />
              </dd>
            </div>
          </dl>
          {mayFollow && (
            <p className="panel">
              <Link to="/following">{t("account.following")}</Link>
            </p>
          )}
          <RoleRequest roles={roles} request={request} formErrors={formErrors} />
          <ChangeDisplayName currentName={displayName} formErrors={formErrors} />
          <SessionList sessions={sessions} />
        </div>
        <div>
          <ChangePassword username={username} formErrors={formErrors} />
          <DeleteAccount username={username} formErrors={formErrors} />
        </div>
      </div>
    </div>
  );
}
