import { Form } from "react-router";
import type { SeparationProblem } from "../../../domain/records/merging.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { PageDialog } from "../../../ui/page-dialog.tsx";
import { DialogActions } from "../dialog-actions.tsx";
import { NoticeDialog } from "../notice-dialog.tsx";
import { ChangedFields } from "./changed-fields.tsx";
import type { MergeView } from "./merge-view.ts";

export function SeparateDialog(props: {
  kind: "composition" | "person";
  merge: MergeView | SeparationProblem | "missing";
  formErrors: FormErrors | undefined;
  closeTo: string;
}) {
  const { t } = useI18n("admin");
  const { kind, merge, formErrors, closeTo } = props;
  if (typeof merge === "string")
    return (
      <NoticeDialog
        title={t("merges.separate")}
        text={merge === "missing" ? "admin.gone" : `merges.${merge}`}
        closeTo={closeTo}
      />
    );
  const { from, to, recordings, compositions, names, fields } = merge;
  const sides = { from: from.name, to: to.name };
  return (
    <PageDialog title={t("merges.separateFrom", sides)} closeTo={closeTo}>
      <Form method="post" className="form">
        <FormErrorSummary formErrors={formErrors} />
        <ul>
          {(recordings > 0 || compositions === 0) && (
            <li>{t(`merges.${kind}Back`, { count: recordings, from: from.name })}</li>
          )}
          {compositions > 0 && (
            <li>{t("merges.composedBack", { count: compositions, from: from.name })}</li>
          )}
          <li>{t("merges.stays", sides)}</li>
        </ul>
        <ChangedFields label={t("merges.loses", sides)} names={names} fields={fields} />
        <DialogActions submit="merges.separate" act="separate" closeTo={closeTo} danger />
      </Form>
    </PageDialog>
  );
}
