import type { Role } from "../../../data/users/roles.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { RoleNames } from "../../../shell/role-names.tsx";
import { Day } from "../../../ui/day.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";

export function RoleTable(props: { roles: Role[]; to: (dialog: string, id: string) => string }) {
  const { t } = useI18n("admin");
  const { roles, to } = props;
  return (
    <table className="fold">
      <thead>
        <tr>
          <th scope="col">{t("admin.role")}</th>
          <th scope="col">{t("admin.description")}</th>
          <th scope="col">{t("admin.created")}</th>
          <th scope="col">{t("column.actions")}</th>
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <tr key={role.id}>
            <th scope="row">
              <RoleNames roles={[role.name]} />{" "}
              {role.isSystem && <span className="badge">{t("admin.system")}</span>}
              <small className="hint">{role.id}</small>
            </th>
            <td data-label={t("admin.description")} className="cut">
              {role.description || "–"}
            </td>
            <td data-label={t("admin.created")}>
              <Day date={role.createdAt.getTime()} />
            </td>
            <td className="row-actions">
              <Link
                to={to("edit", role.id)}
                className="icon-button"
                aria-label={t("admin.editOf", { name: role.name })}
                preventScrollReset
              >
                <Icon name="edit" />
              </Link>
              {role.isSystem ? (
                <span className="hint">{t("admin.systemRole")}</span>
              ) : (
                <Link
                  to={to("delete", role.id)}
                  className="icon-button"
                  aria-label={t("admin.deleteOf", { name: role.name })}
                  preventScrollReset
                >
                  <Icon name="trash" />
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
