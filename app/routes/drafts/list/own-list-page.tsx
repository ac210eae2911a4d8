import { Form } from "react-router";
import { maxDrafts } from "../../../domain/songs/drafts/file-tags.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { TextAreaField, TextField } from "../../../ui/form-fields.tsx";
import { Link } from "../../../ui/link.tsx";
import { ColumnsForm } from "./columns-form.tsx";
import { ListPreview } from "./list-preview.tsx";
import type { ShownList } from "./own-list.server.ts";

export function OwnListPage(props: {
  list: { problem: string } | (ShownList & { problem: null }) | null;
  token: string;
  address: string;
  formErrors: FormErrors | undefined;
}) {
  const { t } = useI18n("ownList");
  const { list, token, address, formErrors } = props;
  return (
    <div className="page working own-list">
      <PageHead
        title={t("ownList.title")}
        description={t("ownList.lead")}
        path="/songs/drafts/list"
        index={false}
      />
      <header className="work-head">
        <div>
          <h1>{t("ownList.title")}</h1>
          <p className="lead">{t("ownList.lead")}</p>
        </div>
        <Link to="/songs/drafts" className="button quiet">
          {t("ownList.toDrafts")}
        </Link>
      </header>
      <FormErrorSummary formErrors={formErrors} />
      {list && list.problem === null ? (
        <>
          <ColumnsForm key={address} list={list} token={token} />
          <ListPreview list={list} token={token} address={address} />
        </>
      ) : (
        <>
          {list && (
            <p className="problems" role="alert">
              {list.problem}
            </p>
          )}
          <ReadForm formErrors={formErrors} />
        </>
      )}
    </div>
  );
}

function ReadForm({ formErrors }: { formErrors: FormErrors | undefined }) {
  const { t } = useI18n("ownList");
  return (
    <Form
      method="post"
      action="/songs/drafts/list"
      encType="multipart/form-data"
      className="form panel"
      noValidate
    >
      <TextAreaField
        name="text"
        label={t("ownList.text")}
        hint={t("ownList.textHint")}
        error={formErrors?.errors.text}
        defaultValue={formErrors?.submitted.text}
        rows={8}
        spellCheck={false}
      />
      <TextField
        name="file"
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        label={t("ownList.file")}
        hint={t("ownList.fileHint", { rows: maxDrafts })}
        error={formErrors?.errors.file}
      />
      <p className="actions">
        <button type="submit" name="act" value="read" className="button">
          {t("ownList.read")}
        </button>
      </p>
    </Form>
  );
}
