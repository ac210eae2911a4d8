import { Form } from "react-router";
import type { UserDetails } from "../../../data/users/user-list.ts";
import { initialsOf } from "../../../domain/users/user-list.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { RoleNames } from "../../../shell/user/role-names.tsx";
import { Link } from "../../../ui/link.tsx";
import { RowActions } from "../row-actions.tsx";
import { TableHead } from "../table-head.tsx";
import { ApproveButton } from "../approvals/request-details.tsx";

function RoleBadges({ roles }: { roles: { id: string; name: string }[] }) {
  const { t } = useI18n("admin");
  if (roles.length === 0) return <span className="hint">{t("admin.noRoles")}</span>;
  return roles.map(({ id, name }) => (
    <span key={id} className={`badge ${name}`}>
      <RoleNames roles={[name]} />
    </span>
  ));
}

export function UserTable(props: {
  users: UserDetails[];
  ownId: number;
  to: (dialog: string, id: number) => string;
  closeTo: string;
}) {
  const { t } = useI18n("admin");
  const { users, ownId, to, closeTo } = props;
  return (
    <table className="fold">
      <TableHead columns={["admin.user", "admin.roles", "column.actions"]} />
      <tbody>
        {users.map(({ id, username, roles, requestId }) => (
          <tr key={id}>
            <th scope="row">
              <span className="member">
                <span className="avatar" aria-hidden="true">
                  {initialsOf(username)}
                </span>
                <span>
                  {username}
                  <small className="hint">
                    {id === ownId ? t("admin.you", { id: String(id) }) : `#${id}`}
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
              <RowActions
                name={username}
                to={(dialog) => to(dialog, id)}
                editLabel={t("admin.rolesOf", { user: username })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
