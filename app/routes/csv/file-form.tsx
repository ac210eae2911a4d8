import { Form } from "react-router";
import {
  type CsvLimits,
  csvLimits,
  placeMessage,
  toLimitValues,
} from "../../domain/records/csv/csv-file-error.ts";
import { useI18n } from "../../i18n/provider.tsx";
import type { CsvFormErrors } from "./read-upload.server.ts";
import { Link } from "../../ui/link.tsx";
import { TextField } from "../../ui/form-fields.tsx";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";

export function FileForm(props: {
  formErrors: CsvFormErrors | undefined;
  columns: readonly string[];
  more?: string;
  back: string;
  limits?: CsvLimits;
}) {
  const { t } = useI18n("csv");
  const { formErrors, columns, more, back, limits = csvLimits } = props;
  const values = toLimitValues(limits);
  const errors = formErrors?.errors;
  return (
    <Form method="post" encType="multipart/form-data" className="form panel">
      {formErrors?.csv ? (
        <p className="problems" role="alert">
          {t(placeMessage(formErrors.csv.place), { ...formErrors.csv.place })}{" "}
          {t(`csv.${formErrors.csv.reason}`, { ...values, what: formErrors.csv.detail })}
        </p>
      ) : (
        <FormErrorSummary formErrors={formErrors} />
      )}
      <TextField
        name="file"
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        label={t("csv.file")}
        hint={t("csv.fileHint", { ...values })}
        error={errors?.file}
        required
      />
      <p className="hint">{t("csv.fileKinds")}</p>
      <p className="hint">
        {t("csv.columns")} <code>{columns.join(", ")}</code>
        {more && `, ${more}`}
      </p>
      <p className="actions">
        <button type="submit" name="act" value="check" className="button">
          {t("csv.check")}
        </button>
        <Link to={back} className="button quiet">
          {t("csv.back")}
        </Link>
      </p>
    </Form>
  );
}
