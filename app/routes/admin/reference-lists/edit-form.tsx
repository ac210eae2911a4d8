import type { ComponentType } from "react";
import { Form } from "react-router";
import type { DetailedEntry } from "../../../data/music/reference-list.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { TextField } from "../../../ui/form-fields.tsx";
import { DialogActions } from "../dialog-actions.tsx";
import { NamePreviews } from "./name-previews.tsx";
import type { ActionData, EditDialog } from "./list-data.ts";
import { Homophones } from "./homophones.tsx";
import type { EntryFieldsProps } from "./raaga-fields.tsx";

export function EditForm<Entry extends DetailedEntry>(props: {
  dialog: EditDialog<Entry>;
  actionData: ActionData | undefined;
  closeTo: string;
  Fields: ComponentType<EntryFieldsProps<Entry>>;
}) {
  const { t } = useI18n("admin");
  const { dialog, actionData, closeTo, Fields } = props;
  const { entry, creator, parents, homophones, canPreview } = dialog;
  const formErrors = actionData?.formErrors;
  return (
    <Form method="post" className="form" noValidate>
      <FormErrorSummary formErrors={formErrors} />
      {actionData?.alike && (
        <div className="alike">
          <p>{actionData.alike.join(", ")}</p>
          <label className="check">
            <input type="checkbox" name="sure" value={actionData.alike.join(", ")} />
            {t("admin.anotherOne")}
          </label>
        </div>
      )}
      {actionData?.previews && (
        <NamePreviews names={actionData.previews} isFocused={!actionData.alike} />
      )}
      {entry ? (
        <>
          <TextField name="shown" label={t("admin.name")} value={entry.id} disabled />
          <input type="hidden" name="name" value={entry.id} />
        </>
      ) : (
        <TextField
          name="name"
          label={t("admin.name")}
          defaultValue={formErrors?.submitted.name}
          error={formErrors?.errors.name}
          maxLength={100}
          autoComplete="off"
          required
        />
      )}
      <Fields entry={entry} creator={creator} parents={parents} formErrors={formErrors} />
      {homophones.length > 0 && <Homophones names={homophones} />}
      <DialogActions
        submit={entry ? "admin.save" : "admin.add"}
        act={entry ? "change" : "add"}
        closeTo={closeTo}
      >
        {canPreview && (
          <button type="submit" name="act" value="foresee" className="button quiet">
            {t("admin.foresee")}
          </button>
        )}
      </DialogActions>
    </Form>
  );
}
