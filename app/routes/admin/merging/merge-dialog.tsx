import { Form } from "react-router";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { Link } from "../../../ui/link.tsx";
import { PageDialog } from "../../../ui/page-dialog.tsx";
import { DialogActions } from "../dialog-actions.tsx";
import { ChangedFields } from "./changed-fields.tsx";
import type { MergeView } from "./merge-view.ts";

export function MergeDialog(props: {
  kind: "composition" | "person";
  merge: MergeView;
  formErrors: FormErrors | undefined;
  closeTo: string;
  reverse: string;
}) {
  const { t } = useI18n("admin");
  const { kind, merge, formErrors, closeTo, reverse } = props;
  const { from, to, recordings, binned, compositions, names, fields } = merge;
  const sides = { from: from.name, to: to.name };
  return (
    <PageDialog title={t("merge.into", sides)} closeTo={closeTo}>
      <Form method="post" className="form">
        <FormErrorSummary formErrors={formErrors} />
        <ul>
          {(recordings > 0 || compositions === 0) && (
            <li>{t(`merge.${kind}Moves`, { count: recordings, to: to.name })}</li>
          )}
          {compositions > 0 && (
            <li>{t("merge.composedMoves", { count: compositions, to: to.name })}</li>
          )}
          {binned > 0 && <li>{t("merge.binnedMoves", { count: binned })}</li>}
          <li>{t("merge.redirects", sides)}</li>
          <li>{t("merge.undo")}</li>
        </ul>
        <ChangedFields label={t("merge.names", sides)} names={names} />
        <ChangedFields label={t("merge.fills", sides)} fields={fields} />
        <input type="hidden" name="from" value={from.id} />
        <input type="hidden" name="to" value={to.id} />
        <DialogActions submit="merge.submit" act="merge" closeTo={closeTo} danger>
          <Link to={reverse} className="button quiet" preventScrollReset>
            {t("merge.reverse")}
          </Link>
        </DialogActions>
      </Form>
    </PageDialog>
  );
}
