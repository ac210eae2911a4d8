import { Form } from "react-router";
import type { DetailedList } from "../../../data/music/reference-list.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { SelectField } from "../../../ui/form-fields.tsx";
import { DialogActions } from "../dialog-actions.tsx";
import type { ActionData, DeleteDialog } from "./list-data.ts";

export function DeleteForm(props: {
  kind: DetailedList["key"];
  dialog: DeleteDialog;
  actionData: ActionData | undefined;
  closeTo: string;
}) {
  const { t } = useI18n("admin");
  const { kind, dialog, actionData, closeTo } = props;
  const { id, others } = dialog;
  const { songs, raagas, isInCompositions } = dialog.uses;
  if (songs + raagas === 0 && !isInCompositions)
    return (
      <Form method="post">
        <p>{t("admin.deleteQuestion", { name: id })}</p>
        <DialogActions submit="admin.delete" act="delete" closeTo={closeTo} danger />
      </Form>
    );
  return (
    <Form method="post" className="form">
      {songs > 0 && <p>{t("admin.usedBySongs", { name: id, count: songs })}</p>}
      {raagas > 0 && <p>{t("admin.usedByRaagas", { name: id, count: raagas })}</p>}
      {songs === 0 && isInCompositions && <p>{t("admin.usedByCompositions", { name: id })}</p>}
      <p>{t("admin.moveLead")}</p>
      {kind === "raaga" && <p>{t("admin.nameStays", { name: id })}</p>}
      <SelectField
        name="to"
        label={t(`admin.${kind}MoveTo`)}
        empty={t("admin.choose")}
        options={others.map((name) => ({ value: name, text: name }))}
        error={actionData?.formErrors.errors.to}
      />
      <DialogActions submit="admin.moveAndDelete" act="move" closeTo={closeTo} danger />
    </Form>
  );
}
