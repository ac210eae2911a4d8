import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { listPath } from "../../../lib/list-path.ts";
import { AdminPage, EmptyRows, ListPages, ListSearch } from "../admin-page.tsx";
import { RejectDialog } from "../reject-dialog.tsx";
import { GoneDialog } from "../notice-dialog.tsx";
import type { Route } from "./+types/users";
import { UserTable } from "./user-table.tsx";
import { DeleteUser, EditRoles } from "./user-dialogs.tsx";

const path = "/admin/users";

export function UserList(props: {
  list: Route.ComponentProps["loaderData"];
  formErrors: FormErrors | undefined;
}) {
  const { t } = useI18n("admin");
  const { list, formErrors } = props;
  const { rows, total, all, pending, q, tab, page, ownId, dialog } = list;
  const keep = { tab: tab === "all" ? "" : tab };
  const here = { ...keep, q, page };
  const closeTo = listPath(path, here);
  const to = (name: string, id: number) => listPath(path, { ...here, dialog: name, id });
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
            to={listPath(path, { tab: name === "all" ? "" : name, q })}
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
        <UserTable users={rows} ownId={ownId} to={to} closeTo={closeTo} />
      )}
      <ListPages path={path} state={here} page={page} total={total} shown={rows.length} />
      {dialog && dialog.name === "gone" && <GoneDialog closeTo={closeTo} />}
      {dialog && dialog.name === "reject" && (
        <RejectDialog request={dialog.request} formErrors={formErrors} closeTo={closeTo} />
      )}
      {dialog && dialog.name === "edit" && (
        <EditRoles {...dialog} key={dialog.user.id} formErrors={formErrors} closeTo={closeTo} />
      )}
      {dialog && dialog.name === "delete" && (
        <DeleteUser
          user={dialog.user}
          isOwn={dialog.user.id === ownId}
          formErrors={formErrors}
          closeTo={closeTo}
        />
      )}
    </AdminPage>
  );
}
