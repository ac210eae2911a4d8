import type { ComponentType, ReactNode } from "react";
import { Form } from "react-router";
import { useI18n } from "../../../i18n/provider.tsx";
import type { KeyIn } from "../../../i18n/messages.ts";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { Link } from "../../../ui/link.tsx";
import type { CsvFormErrors } from "../../csv/read-upload.server.ts";
import { AdminPage } from "../admin-page.tsx";
import type { loadImport } from "./import.server.ts";
import type { Outcome } from "./plan-outcomes.ts";
import { PlanTable } from "./plan-table.tsx";

export type ShownPlan = Awaited<ReturnType<typeof loadImport>>;

export interface ApplyProps {
  counts: Record<Outcome, number>;
}

export function ImportPage(props: {
  title: KeyIn<"admin">;
  lead: KeyIn<"admin">;
  path: string;
  plan: ShownPlan;
  formErrors: CsvFormErrors | undefined;
  chooseFile: ReactNode;
  Apply: ComponentType<ApplyProps>;
}) {
  const { t } = useI18n("admin");
  const { title, lead, path, plan, formErrors, chooseFile, Apply } = props;
  return (
    <AdminPage title={title} lead={lead} path={path}>
      {!plan || plan.gone ? (
        <>
          {plan?.gone && <p className="problems">{t("csv.gone")}</p>}
          {chooseFile}
        </>
      ) : (
        <>
          <FormErrorSummary formErrors={formErrors} />
          <h2>{t("csv.planOf", { file: plan.fileName })}</h2>
          <PlanTable path={path} token={plan.token} plan={plan} />
          <Form method="post" action={path} encType="multipart/form-data" className="actions">
            <input type="hidden" name="file" value={plan.token} />
            <Apply counts={plan.counts} />
            <Link to={path} className="button quiet">
              {t("csv.another")}
            </Link>
          </Form>
        </>
      )}
    </AdminPage>
  );
}

export function ApplyButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" name="act" value="apply" className="button">
      {children}
    </button>
  );
}
