import { Form } from "react-router";
import { may } from "../../domain/users/permissions.ts";
import { formatDate } from "../../i18n/format.ts";
import { useI18n } from "../../i18n/provider.tsx";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { useFieldError } from "../../ui/form-errors.tsx";

interface Request {
  status: "pending" | "approved" | "rejected";
  at: number;
  decision: string | null;
}

const words = {
  pending: "account.requestPending",
  approved: "account.requestApproved",
  rejected: "account.requestRejected",
} as const;

/** Where the last request stands, and a new one where it may be made. */
export function RoleRequest(props: {
  roles: string[];
  request: Request | null;
  formErrors: FormErrors | undefined;
}) {
  const { t, language } = useI18n("account");
  const { roles, request } = props;
  const problem = useFieldError(props.formErrors)("reason");
  const mayAsk = !may(roles, "addSongs") && request?.status !== "pending";
  if (!mayAsk && !request) return null;
  return (
    <section className="panel" aria-labelledby="contributor">
      <h2 id="contributor">{t("account.requestTitle")}</h2>
      {request && (
        <p suppressHydrationWarning>
          {t(words[request.status], { date: formatDate(language, request.at) })} {request.decision}
        </p>
      )}
      {mayAsk && (
        <Form method="post" className="form">
          <div className="field">
            <label htmlFor="reason">{t("account.reason")}</label>
            <textarea
              id="reason"
              name="reason"
              rows={3}
              maxLength={1000}
              defaultValue={props.formErrors?.submitted.reason}
              aria-describedby={problem ? "reason-error" : undefined}
            />
            {problem && (
              <p id="reason-error" className="error">
                {problem}
              </p>
            )}
          </div>
          <button type="submit" name="act" value="request" className="button">
            {t("account.requestSubmit")}
          </button>
        </Form>
      )}
    </section>
  );
}
