import { Form } from "react-router";
import type { DetailedList } from "../../../domain/music/reference-entry.ts";
import { raagaColumns, taalaColumns } from "../../../domain/music/reference-csv.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import type { CsvFormErrors } from "../../../web/csv-form.server.ts";
import { Link } from "../../../ui/link.tsx";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { AdminPage } from "../admin-page.tsx";
import { FileForm } from "./file-form.tsx";
import type { loadImport } from "./import.server.ts";
import { PlanTable } from "./plan-table.tsx";

const columns = { raaga: raagaColumns, taala: taalaColumns };

/** Two steps: a file is looked at, and then taken or left. */
export function ImportPage(props: {
  kind: DetailedList;
  plan: Awaited<ReturnType<typeof loadImport>>;
  formErrors: CsvFormErrors | undefined;
}) {
  const { t } = useI18n("admin");
  const { kind, plan, formErrors } = props;
  const path = `/admin/${kind}/import`;
  if (!plan || plan.gone)
    return (
      <AdminPage title={`csv.${kind}Title`} lead="csv.lead" path={path}>
        {plan?.gone && <p className="problems">{t("csv.gone")}</p>}
        <FileForm formErrors={formErrors} columns={columns[kind]} back={`/admin/${kind}`} />
      </AdminPage>
    );
  const { token, fileName, counts } = plan;
  return (
    <AdminPage title={`csv.${kind}Title`} lead="csv.lead" path={path}>
      <FormErrorSummary formErrors={formErrors} />
      <h2>{t("csv.planOf", { file: fileName })}</h2>
      <PlanTable path={path} token={token} plan={plan} />
      <Form method="post" action={path} encType="multipart/form-data" className="actions">
        <input type="hidden" name="file" value={token} />
        {counts.refuse > 0 ? (
          <p>{t("csv.correctFirst")}</p>
        ) : (
          counts.add + counts.change > 0 && (
            <button type="submit" name="act" value="apply" className="button">
              {t("csv.apply", { count: counts.add + counts.change })}
            </button>
          )
        )}
        <Link to={path} className="button quiet">
          {t("csv.another")}
        </Link>
      </Form>
    </AdminPage>
  );
}
