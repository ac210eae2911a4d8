import { useI18n } from "../../../i18n/provider.tsx";
import type { CsvFormErrors } from "../../csv/read-upload.server.ts";
import type { ColumnFormat } from "./column-formats.ts";
import { ColumnList } from "./column-list.tsx";
import { type CsvListKind, entryImportPath, entryListPath } from "./entry-paths.ts";
import { FileForm } from "../../csv/file-form.tsx";
import { ApplyButton, type ApplyProps, ImportPage, type ShownPlan } from "./import-page.tsx";

export function EntryImportPage(props: {
  kind: CsvListKind;
  columns: readonly string[];
  formats: Readonly<Record<string, ColumnFormat>>;
  plan: ShownPlan;
  formErrors: CsvFormErrors | undefined;
}) {
  const { kind, columns, formats, plan, formErrors } = props;
  return (
    <ImportPage
      title={`csv.${kind}Title`}
      lead="csv.lead"
      path={entryImportPath(kind)}
      plan={plan}
      formErrors={formErrors}
      chooseFile={
        <div className="import-columns">
          <FileForm formErrors={formErrors} columns={columns} back={entryListPath(kind)} />
          <ColumnList columns={columns} formats={formats} />
        </div>
      }
      Apply={ApplyEntries}
    />
  );
}

function ApplyEntries({ counts: { add, change, refuse } }: ApplyProps) {
  const { t } = useI18n("admin");
  const count = add + change;
  if (refuse > 0) return <p>{t("csv.correctFirst")}</p>;
  return count > 0 && <ApplyButton>{t("csv.apply", { count })}</ApplyButton>;
}
