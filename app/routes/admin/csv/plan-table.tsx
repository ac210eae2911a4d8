import { pageButtons, pageCount } from "../../../domain/paging.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { TableHead } from "../table-head.tsx";
import { linesPerPage, outcomes } from "./plan-outcomes.ts";
import type { showPlan } from "./show-plan.server.ts";

export function PlanTable(props: {
  path: string;
  token: string;
  plan: ReturnType<typeof showPlan>;
}) {
  const { t } = useI18n("admin");
  const { path, token, plan } = props;
  const { counts, show, page, lines, total } = plan;
  const here = { file: token, show: show === "all" ? "" : show };
  const pages = pageCount(total, linesPerPage);
  return (
    <>
      <nav className="tabs" aria-label={t("csv.outcomes")}>
        {outcomes.map((name) => (
          <Link
            key={name}
            to={listPath(path, { file: token, show: name === "all" ? "" : name })}
            aria-current={name === show ? "page" : undefined}
          >
            {t(`csv.outcome.${name}`, { number: counts[name] })}
          </Link>
        ))}
      </nav>
      {lines.length > 0 && (
        <table className="fold">
          <TableHead columns={["csv.rowNumber", "admin.name", "csv.what"]} />
          <tbody>
            {lines.map(({ row, name, outcome, error, alike }) => (
              <tr key={row}>
                <td data-label={t("csv.rowNumber")}>{row}</td>
                <th scope="row">{name || "–"}</th>
                <td data-label={t("csv.what")}>
                  <span className={`badge ${outcome}`}>{t(`csv.will.${outcome}`)}</span> {error}
                  {alike && t("csv.alike", { name: alike })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager
        page={Math.min(page, pages)}
        pages={pages}
        buttons={pageButtons(Math.min(page, pages), pages)}
        to={(to) => listPath(path, { ...here, page: to })}
      />
    </>
  );
}
