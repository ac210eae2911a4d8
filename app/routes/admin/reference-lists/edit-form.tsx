import type { ComponentType } from "react";
import { Form } from "react-router";
import type { DetailedEntry } from "../../../data/music/reference-list.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { TextField } from "../../../ui/form-fields.tsx";
import { DialogActions } from "../dialog-actions.tsx";
import { NamePreviews } from "./name-previews.tsx";
import type { Answer, EditDialog } from "./list-data.ts";
import { NotTheSame } from "./not-the-same.tsx";
import type { EntryFieldsProps } from "./raaga-fields.tsx";

export function EditForm<Entry extends DetailedEntry>(props: {
  dialog: EditDialog<Entry>;
  answer: Answer | undefined;
  closeTo: string;
  Fields: ComponentType<EntryFieldsProps<Entry>>;
}) {
  const { t } = useI18n("admin");
  const { dialog, answer, closeTo, Fields } = props;
  const { entry, parents, homophones, canPreview } = dialog;
  const formErrors = answer?.formErrors;
  return (
    <Form method="post" className="form" noValidate>
      <FormErrorSummary formErrors={formErrors} />
      {answer?.alike && (
        <div className="alike">
          <p>{answer.alike.join(", ")}</p>
          <label className="check">
            <input type="checkbox" name="sure" value={answer.alike.join(", ")} />
            {t("admin.anotherOne")}
          </label>
        </div>
      )}
      {answer?.previews && <NamePreviews names={answer.previews} isAsked={!answer.alike} />}
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
      <Fields entry={entry} parents={parents} formErrors={formErrors} />
      {homophones.length > 0 && <NotTheSame names={homophones} />}
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
