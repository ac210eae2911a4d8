import { Form } from "react-router";
import { rejectedByDefault } from "../../domain/users/approval.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { PageDialog } from "../../ui/page-dialog.tsx";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { TextAreaField } from "../../ui/form-fields.tsx";
import { DialogActions } from "./dialog-actions.tsx";

export function RejectDialog(props: {
  request: { id: number; userName: string };
  formErrors: FormErrors | undefined;
  closeTo: string;
}) {
  const { t } = useI18n("admin");
  const { request, formErrors, closeTo } = props;
  const errors = formErrors?.errors;
  return (
    <PageDialog title={t("admin.reject")} closeTo={closeTo}>
      <Form method="post" className="form">
        <FormErrorSummary formErrors={formErrors} />
        <p>{t("admin.rejectQuestion", { user: request.userName })}</p>
        <input type="hidden" name="request" value={request.id} />
        <TextAreaField
          name="reason"
          label={t("admin.rejectReason")}
          hint={t("admin.rejectReasonHint")}
          rows={3}
          maxLength={1000}
          placeholder={rejectedByDefault}
          defaultValue={formErrors?.submitted.reason}
          error={errors?.reason}
        />
        <DialogActions submit="admin.reject" act="reject" closeTo={closeTo} danger />
      </Form>
    </PageDialog>
  );
}
