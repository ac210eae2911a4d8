import { Form } from "react-router";
import type { ApprovalRequest } from "../../../data/users/approvals.ts";
import type { RequestStatus } from "../../../domain/users/approval.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { RoleNames } from "../../../shell/user/role-names.tsx";
import { Day } from "../../../ui/day.tsx";
import { PageDialog } from "../../../ui/page-dialog.tsx";

export function StatusBadge({ status }: { status: RequestStatus }) {
  const { t } = useI18n("admin");
  return <span className={`badge ${status}`}>{t(`admin.status.${status}`)}</span>;
}

export function ApproveButton({ request }: { request: { id: number; userName: string } }) {
  const { t } = useI18n("admin");
  return (
    <>
      <input type="hidden" name="request" value={request.id} />
      <button type="submit" name="act" value="approve" className="button">
        {t("admin.approve")}
        <span className="unseen"> {request.userName}</span>
      </button>
    </>
  );
}

export function RequestDetails(props: {
  request: ApprovalRequest;
  closeTo: string;
  rejectTo: string;
}) {
  const { t } = useI18n("admin");
  const { request, closeTo, rejectTo } = props;
  return (
    <PageDialog title={t("admin.detailsTitle")} closeTo={closeTo}>
      <dl>
        <div>
          <dt>{t("admin.user")}</dt>
          <dd>{request.userName}</dd>
        </div>
        <div>
          <dt>{t("admin.roleRequested")}</dt>
          <dd>
            {request.roleName ? <RoleNames roles={[request.roleName]} /> : t("admin.unknownRole")}
          </dd>
        </div>
        <div>
          <dt>{t("admin.reason")}</dt>
          <dd className="prose">{request.reason || t("admin.noReason")}</dd>
        </div>
        <div>
          <dt>{t("admin.submitted")}</dt>
          <dd>
            <Day date={request.requestedAt} />
          </dd>
        </div>
        <div>
          <dt>{t("admin.status")}</dt>
          <dd>
            <StatusBadge status={request.status} />
          </dd>
        </div>
        {request.decidedAt !== null && (
          <div>
            <dt>{t("admin.decision")}</dt>
            <dd>
              <Day date={request.decidedAt} /> {request.decidedBy} {request.decisionReason}
            </dd>
          </div>
        )}
      </dl>
      <div className="actions">
        {request.status === "pending" && (
          <>
            <Form method="post">
              <ApproveButton request={request} />
            </Form>
            <Link to={rejectTo} className="button quiet" preventScrollReset>
              {t("admin.reject")}
            </Link>
          </>
        )}
        <Link to={closeTo} className="button quiet" preventScrollReset>
          {t("admin.close")}
        </Link>
      </div>
    </PageDialog>
  );
}
