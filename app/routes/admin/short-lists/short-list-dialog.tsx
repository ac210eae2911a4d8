import { Form } from "react-router";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { PageDialog } from "../../../ui/page-dialog.tsx";
import { DialogActions } from "../dialog-actions.tsx";
import { GoneDialog } from "../notice-dialog.tsx";
import type { ShortList } from "../short-list-names.ts";
import { ConcertFields } from "./concert-fields.tsx";
import { type ShortListEntry, ShortListFields } from "./short-list-fields.tsx";

export function ShortListDialog(props: {
  list: ShortList;
  dialog: "add" | "edit" | "delete";
  entry: ShortListEntry;
  formErrors: FormErrors | undefined;
  closeTo: string;
}) {
  const { t } = useI18n("admin");
  const { list, dialog, entry, formErrors, closeTo } = props;
  if (dialog !== "add" && !entry) return <GoneDialog closeTo={closeTo} />;
  const name = entry?.label ?? "";
  if (dialog === "delete")
    return (
      <PageDialog title={t("admin.deleteOf", { name })} closeTo={closeTo}>
        <Form method="post">
          <FormErrorSummary formErrors={formErrors} />
          <p>{t("admin.deleteQuestion", { name })}</p>
          <DialogActions submit="admin.delete" act="delete" closeTo={closeTo} danger />
        </Form>
      </PageDialog>
    );
  const addTitle = list.canGrow ? t(`admin.${list.key}Add`) : "";
  const title = entry ? t("admin.editOf", { name }) : addTitle;
  return (
    <PageDialog title={title} closeTo={closeTo}>
      <Form method="post" className="form" noValidate>
        <FormErrorSummary formErrors={formErrors} />
        {list.key === "concert" ? (
          <ConcertFields entry={entry} formErrors={formErrors} />
        ) : (
          <ShortListFields list={list} entry={entry} formErrors={formErrors} />
        )}
        <DialogActions
          submit={entry ? "admin.save" : "admin.add"}
          act={entry ? "change" : "add"}
          closeTo={closeTo}
        />
      </Form>
    </PageDialog>
  );
}
