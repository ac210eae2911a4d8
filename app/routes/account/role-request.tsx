import { Form } from "react-router";
import { hasPermission } from "../../domain/users/permissions.ts";
import { formatDate } from "../../i18n/format.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { TextAreaField } from "../../ui/form-fields.tsx";
import type { FormErrors } from "../../i18n/form-errors.ts";

interface LastRequest {
  status: "pending" | "approved" | "rejected";
  at: number;
  decision: string | null;
}

const statusMessages = {
  pending: "account.requestPending",
  approved: "account.requestApproved",
  rejected: "account.requestRejected",
} as const;

export function RoleRequest(props: {
  roles: string[];
  request: LastRequest | null;
  formErrors: FormErrors | undefined;
}) {
  const { t, language } = useI18n("account");
  const { roles, request } = props;
  const mayRequest = !hasPermission(roles, "addSongs") && request?.status !== "pending";
  if (!mayRequest && !request) return null;
  return (
    <section className="panel" aria-labelledby="contributor">
      <h2 id="contributor">{t("account.requestTitle")}</h2>
      {request && (
        <p suppressHydrationWarning>
          {t(statusMessages[request.status], { date: formatDate(language, request.at) })}{" "}
          {request.decision}
        </p>
      )}
      {mayRequest && (
        <Form method="post" className="form">
          <TextAreaField
            name="reason"
            label={t("account.reason")}
            rows={3}
            maxLength={1000}
            defaultValue={props.formErrors?.submitted.reason}
            error={props.formErrors?.errors.reason}
          />
          <button type="submit" name="act" value="request" className="button">
            {t("account.requestSubmit")}
          </button>
        </Form>
      )}
    </section>
  );
}
