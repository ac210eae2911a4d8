import type { Role } from "../../../data/users/roles.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { RoleNames } from "../../../shell/user/role-names.tsx";
import { Day } from "../../../ui/day.tsx";
import { RowActions } from "../row-actions.tsx";
import { TableHead } from "../table-head.tsx";

export function RoleTable(props: { roles: Role[]; to: (dialog: string, id: string) => string }) {
  const { t } = useI18n("admin");
  const { roles, to } = props;
  return (
    <table className="fold">
      <TableHead columns={["admin.role", "admin.description", "admin.created", "column.actions"]} />
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
              <RowActions
                name={role.name}
                to={(dialog) => to(dialog, role.id)}
                mayDelete={!role.isSystem}
              />
              {role.isSystem && <span className="hint">{t("admin.systemRole")}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
