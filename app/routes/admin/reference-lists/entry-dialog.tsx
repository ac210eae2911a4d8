import type { ComponentType } from "react";
import type { DetailedEntry, DetailedList } from "../../../data/music/reference-list.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { PageDialog } from "../../../ui/page-dialog.tsx";
import { GoneDialog } from "../notice-dialog.tsx";
import { DeleteForm } from "./delete-form.tsx";
import { EditForm } from "./edit-form.tsx";
import type { ActionData, ListData } from "./list-data.ts";
import type { EntryFieldsProps } from "./raaga-fields.tsx";

export function EntryDialog<Entry extends DetailedEntry>(props: {
  kind: DetailedList["key"];
  dialog: NonNullable<ListData<Entry>["dialog"]>;
  actionData: ActionData | undefined;
  closeTo: string;
  Fields: ComponentType<EntryFieldsProps<Entry>>;
}) {
  const { t } = useI18n("admin");
  const { kind, dialog, actionData, closeTo, Fields } = props;
  switch (dialog.kind) {
    case "gone":
      return <GoneDialog closeTo={closeTo} />;
    case "delete":
      return (
        <PageDialog title={t("admin.deleteOf", { name: dialog.id })} closeTo={closeTo}>
          <FormErrorSummary formErrors={actionData?.formErrors} />
          <DeleteForm kind={kind} dialog={dialog} actionData={actionData} closeTo={closeTo} />
        </PageDialog>
      );
    default: {
      const { entry } = dialog;
      const title = entry ? t("admin.editOf", { name: entry.id }) : t(`admin.${kind}Add`);
      return (
        <PageDialog title={title} closeTo={closeTo}>
          <EditForm dialog={dialog} actionData={actionData} closeTo={closeTo} Fields={Fields} />
        </PageDialog>
      );
    }
  }
}
