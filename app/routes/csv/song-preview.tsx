import { Form } from "react-router";
import { pageButtons, pageCount } from "../../domain/paging.ts";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { Link } from "../../ui/link.tsx";
import { Pager } from "../../ui/pager.tsx";
import { NameChoices } from "./name-choices.tsx";
import { OrderChoice } from "./order-choice.tsx";
import { RowTable } from "./row-table.tsx";
import { rowsPerPage, shownLists } from "./song-outcomes.ts";
import type { loadSongImport } from "./song-import.server.ts";

type Preview = Extract<
  NonNullable<Awaited<ReturnType<typeof loadSongImport>>>,
  { kind: "preview" }
>;

export function SongPreview(props: {
  path: string;
  plan: Preview;
  formErrors: FormErrors | undefined;
}) {
  const { t } = useI18n("csv");
  const { path, plan, formErrors } = props;
  const { token, order, show, page, counts } = plan;
  const pages = pageCount(counts[show], rowsPerPage);
  const chosen = { file: token, dates: order === "day" ? "" : order };
  const at = (more: Record<string, string | number>) => listPath(path, { ...chosen, ...more });
  return (
    <>
      <FormErrorSummary formErrors={formErrors} />
      <h2>{t("csv.planOf", { file: plan.fileName })}</h2>
      <Form method="post" action={at({})} encType="multipart/form-data" className="csv-preview">
        <input type="hidden" name="file" value={token} />
        <input type="hidden" name="seen" value={plan.seen} />
        <input type="hidden" name="dates" value={order} />
        {plan.dependsOnOrder && <OrderChoice order={order} to={(dates) => at({ show, dates })} />}
        <NameChoices offers={plan.offers} formErrors={formErrors} />
        <nav className="tabs" aria-label={t("csv.outcomes")}>
          {shownLists.map((name) => (
            <Link
              key={name}
              to={at({ show: name })}
              aria-current={name === show ? "page" : undefined}
            >
              {t(`csv.outcome.${name}`, { number: counts[name] })}
            </Link>
          ))}
        </nav>
        {plan.rows.length > 0 && <RowTable rows={plan.rows} />}
        <Pager
          page={Math.min(page, pages)}
          pages={pages}
          buttons={pageButtons(Math.min(page, pages), pages)}
          to={(to) => at({ show, page: to })}
        />
        <UnchangedRows rows={plan.unchanged} count={counts.same} />
        <Confirm plan={plan} path={path} />
      </Form>
    </>
  );
}

function UnchangedRows({ rows, count }: { rows: Preview["unchanged"]; count: number }) {
  const { t } = useI18n("csv");
  if (count === 0) return null;
  return (
    <details>
      <summary>{t("csv.outcome.same", { number: count })}</summary>
      <ul>
        {rows.map(({ row, name }) => (
          <li key={row}>
            {t("csv.row", { row })} {name}
          </li>
        ))}
      </ul>
      {count > rows.length && <p>{t("csv.moreRows", { number: count - rows.length })}</p>}
    </details>
  );
}

function Confirm({ plan: { counts, cells, offers }, path }: { plan: Preview; path: string }) {
  const { t } = useI18n("csv");
  const { add: added, change: changed, refuse } = counts;
  const isAny = added + changed > 0;
  const mayImport = isAny || offers.length > 0;
  return (
    <>
      {cells > 0 && <p>{t("csv.cells", { count: cells })}</p>}
      {refuse > 0 && <p>{t("csv.refusedRows", { number: refuse })}</p>}
      {!mayImport && <p>{t("csv.nothingToImport")}</p>}
      <p className="actions">
        {mayImport && (
          <button type="submit" name="act" value="apply" className="button">
            {isAny ? t("csv.importSongs", { added, changed }) : t("csv.importChosen")}
          </button>
        )}
        <Link to={path} className="button quiet">
          {t("csv.another")}
        </Link>
      </p>
    </>
  );
}
