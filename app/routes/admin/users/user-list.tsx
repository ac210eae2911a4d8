import { Form } from "react-router";
import { initialsOf } from "../../../domain/users/user-list.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { RoleNames } from "../../../shell/role-names.tsx";
import { Link } from "../../../ui/link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { listAddress } from "../../../lib/list-address.ts";
import { AdminPage, EmptyRows, ListPages, ListSearch } from "../admin-page.tsx";
import { ApproveButton } from "../approvals/request-details.tsx";
import { RejectDialog } from "../reject-dialog.tsx";
import type { Route } from "./+types/users";
import { DeleteUser, EditRoles } from "./user-dialogs.tsx";

const path = "/admin/users";

function RoleBadges({ roles }: { roles: { id: string; name: string }[] }) {
  const { t } = useI18n("admin");
  if (roles.length === 0) return <span className="hint">{t("admin.noRoles")}</span>;
  return roles.map(({ id, name }) => (
    <span key={id} className={`badge ${name}`}>
      <RoleNames roles={[name]} />
    </span>
  ));
}

/** The screen of the users: all of them, and those who wait. */
export function UserList(props: {
  list: Route.ComponentProps["loaderData"];
  formErrors: FormErrors | undefined;
}) {
  const { t } = useI18n("admin");
  const { list, formErrors } = props;
  const { rows, total, all, pending, q, tab, page, own, dialog } = list;
  const keep = { tab: tab === "all" ? "" : tab };
  const here = { ...keep, q, page };
  const closeTo = listAddress(path, here);
  const to = (name: string, id: number) => listAddress(path, { ...here, dialog: name, id });
  const tabs = [
    ["all", t("admin.allUsers", { number: all })],
    ["pending", t("admin.pendingUsers", { number: pending })],
  ] as const;
  return (
    <AdminPage title="admin.usersTitle" lead="admin.usersLead" path={path}>
      <nav className="tabs" aria-label={t("admin.usersTitle")}>
        {tabs.map(([name, text]) => (
          <Link
            key={name}
            to={listAddress(path, { tab: name === "all" ? "" : name, q })}
            aria-current={name === tab ? "page" : undefined}
          >
            {text}
          </Link>
        ))}
      </nav>
      <ListSearch path={path} label="admin.usersSearch" q={q} keep={keep} />
      {rows.length === 0 ? (
        <EmptyRows
          text={q ? "admin.noneFound" : tab === "pending" ? "admin.nobodyWaits" : "admin.noneYet"}
          clear={closeTo === path ? undefined : path}
        />
      ) : (
        <table className="fold">
          <thead>
            <tr>
              <th scope="col">{t("admin.user")}</th>
              <th scope="col">{t("admin.roles")}</th>
              <th scope="col">{t("column.actions")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, username, roles, requestId }) => (
              <tr key={id}>
                <th scope="row">
                  <span className="member">
                    <span className="avatar" aria-hidden="true">
                      {initialsOf(username)}
                    </span>
                    <span>
                      {username}
                      <small className="hint">
                        {id === own ? t("admin.you", { id: String(id) }) : `#${id}`}
                      </small>
                    </span>
                  </span>
                </th>
                <td data-label={t("admin.roles")}>
                  <RoleBadges roles={roles} />
                </td>
                <td className="row-actions">
                  {requestId !== null && (
                    <>
                      <Form method="post" action={closeTo}>
                        <ApproveButton request={{ id: requestId, userName: username }} />
                      </Form>
                      <Link to={to("reject", id)} className="button quiet" preventScrollReset>
                        {t("admin.reject")}
                        <span className="unseen"> {username}</span>
                      </Link>
                    </>
                  )}
                  <Link
                    to={to("edit", id)}
                    className="icon-button"
                    aria-label={t("admin.rolesOf", { user: username })}
                    preventScrollReset
                  >
                    <Icon name="edit" />
                  </Link>
                  <Link
                    to={to("delete", id)}
                    className="icon-button"
                    aria-label={t("admin.deleteOf", { name: username })}
                    preventScrollReset
                  >
                    <Icon name="trash" />
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ListPages path={path} state={here} page={page} total={total} shown={rows.length} />
      {dialog && dialog.name === "reject" && (
        <RejectDialog request={dialog.request} formErrors={formErrors} closeTo={closeTo} />
      )}
      {dialog && dialog.name === "edit" && (
        <EditRoles {...dialog} key={dialog.user.id} formErrors={formErrors} closeTo={closeTo} />
      )}
      {dialog && dialog.name === "delete" && (
        <DeleteUser
          user={dialog.user}
          own={dialog.user.id === own}
          formErrors={formErrors}
          closeTo={closeTo}
        />
      )}
    </AdminPage>
  );
}
