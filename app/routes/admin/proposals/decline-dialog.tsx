import { Form } from "react-router";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { TextAreaField } from "../../../ui/form-fields.tsx";
import { PageDialog } from "../../../ui/page-dialog.tsx";
import { DialogActions } from "../dialog-actions.tsx";

export function DeclineDialog(props: {
  proposal: { kind: "raaga" | "person"; name: string };
  formErrors: FormErrors | undefined;
  closeTo: string;
}) {
  const { t } = useI18n("admin");
  const { proposal, formErrors, closeTo } = props;
  const { kind, name } = proposal;
  return (
    <PageDialog title={`${t("proposals.decline")}: ${name}`} closeTo={closeTo}>
      <Form method="post" className="form" noValidate>
        <FormErrorSummary formErrors={formErrors} />
        <p>
          {t(kind === "raaga" ? "proposals.declineRaaga" : "proposals.declinePerson", { name })}
        </p>
        <TextAreaField
          name="reason"
          label={t("admin.rejectReason")}
          hint={t("admin.rejectReasonHint")}
          rows={3}
          maxLength={1000}
          defaultValue={formErrors?.submitted.reason}
          error={formErrors?.errors.reason}
          required
        />
        <DialogActions submit="proposals.decline" act="decline" closeTo={closeTo} danger />
      </Form>
    </PageDialog>
  );
}
