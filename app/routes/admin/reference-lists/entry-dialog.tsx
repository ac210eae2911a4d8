import { Form } from "react-router";
import type { DetailedList } from "../../../domain/music/reference-entry.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { SelectField, TextField } from "../../../ui/form-fields.tsx";
import { PageDialog } from "../../../ui/page-dialog.tsx";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { DialogActions } from "../dialog-actions.tsx";
import { ForeseenNames } from "./foreseen-names.tsx";
import { NotTheSame } from "./not-the-same.tsx";
import { RaagaFields, TaalaFields } from "./entry-fields.tsx";
import type { Answer, ListData } from "./list-data.ts";

type Dialog = NonNullable<ListData["dialog"]>;

/** What stands open over a list: adding, editing, deleting. */
export function EntryDialog(props: {
  kind: DetailedList;
  dialog: Dialog;
  answer: Answer | undefined;
  closeTo: string;
}) {
  const { t } = useI18n("admin");
  const { kind, dialog, answer, closeTo } = props;
  const formErrors = answer?.formErrors;
  switch (dialog.kind) {
    case "gone":
      return (
        <PageDialog title={t("admin.goneTitle")} closeTo={closeTo}>
          <p>{t("admin.gone")}</p>
          <p className="actions">
            <Link to={closeTo} className="button">
              {t("admin.back")}
            </Link>
          </p>
        </PageDialog>
      );
    case "delete":
      return (
        <PageDialog title={t("admin.deleteOf", { name: dialog.id })} closeTo={closeTo}>
          <FormErrorSummary formErrors={formErrors} />
          <DeleteForm dialog={dialog} kind={kind} answer={answer} closeTo={closeTo} />
        </PageDialog>
      );
    default:
      return (
        <PageDialog
          title={
            dialog.kind === "add" ? t(`admin.${kind}Add`) : t("admin.editOf", { name: dialog.id })
          }
          closeTo={closeTo}
        >
          <EditForm dialog={dialog} kind={kind} answer={answer} closeTo={closeTo} />
        </PageDialog>
      );
  }
}

function EditForm(props: {
  kind: DetailedList;
  dialog: Extract<Dialog, { kind: "add" | "edit" }>;
  answer: Answer | undefined;
  closeTo: string;
}) {
  const { t } = useI18n("admin");
  const { kind, dialog, answer, closeTo } = props;
  const formErrors = answer?.formErrors;
  const errors = formErrors?.errors;
  const id = dialog.kind === "edit" ? dialog.id : null;
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
      {answer?.foreseen && <ForeseenNames names={answer.foreseen} isAsked={!answer.alike} />}
      {id === null ? (
        <TextField
          name="name"
          label={t("admin.name")}
          defaultValue={formErrors?.submitted.name}
          error={errors?.name}
          maxLength={100}
          autoComplete="off"
          required
        />
      ) : (
        <>
          <TextField name="shown" label={t("admin.name")} value={id} disabled />
          <input type="hidden" name="name" value={id} />
        </>
      )}
      {kind === "raaga" ? (
        <RaagaFields
          raaga={dialog.kind === "edit" ? dialog.raaga : null}
          melakartas={dialog.melakartas}
          formErrors={formErrors}
        />
      ) : (
        <TaalaFields taala={dialog.kind === "edit" ? dialog.taala : null} formErrors={formErrors} />
      )}
      {dialog.kind === "edit" && dialog.homophones.length > 0 && (
        <NotTheSame names={dialog.homophones} />
      )}
      <DialogActions
        submit={id === null ? "admin.add" : "admin.save"}
        act={id === null ? "add" : "change"}
        closeTo={closeTo}
      >
        {kind === "raaga" && (
          <button type="submit" name="act" value="foresee" className="button quiet">
            {t("admin.foresee")}
          </button>
        )}
      </DialogActions>
    </Form>
  );
}

function DeleteForm(props: {
  kind: DetailedList;
  dialog: Extract<Dialog, { kind: "delete" }>;
  answer: Answer | undefined;
  closeTo: string;
}) {
  const { t } = useI18n("admin");
  const { kind, dialog, answer, closeTo } = props;
  const errors = answer?.formErrors?.errors;
  const { songs, raagas } = dialog.uses;
  if (songs + raagas === 0)
    return (
      <Form method="post">
        <p>{t("admin.deleteQuestion", { name: dialog.id })}</p>
        <DialogActions submit="admin.delete" act="delete" closeTo={closeTo} danger />
      </Form>
    );
  return (
    <Form method="post" className="form">
      {songs > 0 && <p>{t("admin.usedBySongs", { name: dialog.id, count: songs })}</p>}
      {raagas > 0 && <p>{t("admin.usedByRaagas", { name: dialog.id, count: raagas })}</p>}
      <p>{t("admin.moveLead")}</p>
      <SelectField
        name="to"
        label={t(`admin.${kind}MoveTo`)}
        empty={t("admin.choose")}
        options={dialog.others.map((name) => ({ value: name, text: name }))}
        error={errors?.to}
      />
      <DialogActions submit="admin.moveAndDelete" act="move" closeTo={closeTo} danger />
    </Form>
  );
}
