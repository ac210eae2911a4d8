import { useI18n } from "../../../i18n/provider.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { Link } from "../../../ui/link.tsx";
import { AdminPage, EmptyRows } from "../admin-page.tsx";
import type { Route } from "./+types/same";
import { actOnSame } from "./act-on-same.server.ts";
import { loadSame } from "./load-same.server.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import { MergeForm } from "./merge-form.tsx";
import { PairPanel } from "./pair-panel.tsx";

const path = "/admin/same";

export const loader = loadSame;
export const action = actOnSame;

export default function Same({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const { kind, after, pairs, next, from, to, isAsked, merge } = loaderData;
  const here = { kind, after };
  const closeTo = listPath(path, here);
  const toMerge = (one: string, other: string) => listPath(path, { ...here, from: one, to: other });
  const tabs = ["composition", "person"] as const;
  return (
    <AdminPage
      title="same.title"
      lead="same.lead"
      path={path}
      acts={
        <Link to="/admin/merges" className="button quiet">
          {t("merges.title")}
        </Link>
      }
    >
      <nav className="tabs" aria-label={t("same.title")}>
        {tabs.map((tab) => (
          <Link
            key={tab}
            to={listPath(path, { kind: tab })}
            aria-current={tab === kind ? "page" : undefined}
          >
            {t(`same.${tab}`)}
          </Link>
        ))}
      </nav>
      {!merge && <FormErrorSummary formErrors={actionData?.formErrors} />}
      <div className="form">
        {pairs.length === 0 ? (
          <EmptyRows
            text="same.none"
            clear={after === null ? undefined : listPath(path, { kind })}
          />
        ) : (
          pairs.map((pair) => (
            <PairPanel key={pair.number} pair={pair} kind={kind} here={closeTo} toMerge={toMerge} />
          ))
        )}
        {next !== null && (
          <p className="actions list-pages">
            <Link to={listPath(path, { kind, after: next })} className="button quiet" rel="next">
              {t("same.more")}
            </Link>
          </p>
        )}
        <MergeForm kind={kind} from={from} to={to} isUnknown={isAsked && !merge} />
      </div>
      {merge && (
        <MergeDialog
          key={`${merge.from.id} ${merge.to.id}`}
          kind={kind}
          merge={merge}
          formErrors={actionData?.formErrors}
          closeTo={closeTo}
          reverse={toMerge(to, from)}
        />
      )}
    </AdminPage>
  );
}
