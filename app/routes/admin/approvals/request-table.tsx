import { Form } from "react-router";
import type { ApprovalRequest } from "../../../data/users/approvals.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { RoleNames } from "../../../shell/user/role-names.tsx";
import { Day } from "../../../ui/day.tsx";
import { Link } from "../../../ui/link.tsx";
import { IconLink } from "../row-actions.tsx";
import { TableHead } from "../table-head.tsx";
import { ApproveButton, StatusBadge } from "./request-details.tsx";

export function RequestTable(props: {
  requests: ApprovalRequest[];
  to: (dialog: string, id: number) => string;
  closeTo: string;
}) {
  const { t } = useI18n("admin");
  const { requests, to, closeTo } = props;
  return (
    <table className="fold">
      <TableHead
        columns={[
          "admin.user",
          "admin.roleRequested",
          "admin.reason",
          "admin.submitted",
          "admin.status",
          "column.actions",
        ]}
      />
      <tbody>
        {requests.map((request) => (
          <tr key={request.id}>
            <th scope="row">{request.userName}</th>
            <td data-label={t("admin.roleRequested")}>
              {request.roleName ? <RoleNames roles={[request.roleName]} /> : t("admin.unknownRole")}
            </td>
            <td data-label={t("admin.reason")} className="cut">
              {request.reason || t("admin.noReason")}
            </td>
            <td data-label={t("admin.submitted")}>
              <Day date={request.requestedAt} />
            </td>
            <td data-label={t("admin.status")}>
              <StatusBadge status={request.status} />
            </td>
            <td className="row-actions">
              {request.status === "pending" && (
                <>
                  <Form method="post" action={closeTo}>
                    <ApproveButton request={request} />
                  </Form>
                  <Link to={to("reject", request.id)} className="button quiet" preventScrollReset>
                    {t("admin.reject")}
                    <span className="unseen"> {request.userName}</span>
                  </Link>
                </>
              )}
              <IconLink
                to={to("details", request.id)}
                icon="info"
                label={`${t("admin.details")} ${request.userName}`}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
