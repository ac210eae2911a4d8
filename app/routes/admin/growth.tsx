import { useI18n } from "../../i18n/provider.tsx";
import { TableHead } from "./table-head.tsx";

export function Growth({ months }: { months: { month: string; added: number }[] }) {
  const { t } = useI18n("admin");
  const most = Math.max(1, ...months.map(({ added }) => added));
  if (months.length === 0) return <p className="hint">{t("admin.noChanges")}</p>;
  return (
    <table className="growth">
      <TableHead columns={["admin.month", "admin.songs"]} />
      <tbody>
        {months.map(({ month, added }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * added) / most} height="8" rx="1" />
              </svg>
              {added}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
