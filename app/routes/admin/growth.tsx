import { useI18n } from "../../i18n/provider.tsx";
import { TableHead } from "./table-head.tsx";

export function Growth({ months }: { months: { month: string; added: number }[] }) {
  const { t, language } = useI18n("admin");
  const most = Math.max(1, ...months.map(({ added }) => added));
  if (months.length === 0) return <p className="hint">{t("admin.noChanges")}</p>;
  const shortName = new Intl.DateTimeFormat(`${language}-IN`, { month: "short", timeZone: "UTC" });
  return (
    <table className="growth">
      <TableHead columns={["admin.month", "admin.songs"]} />
      <tbody>
        {months.map(({ month, added }, at) => {
          const height = Math.max(2, (100 * added) / most);
          return (
            <tr key={month}>
              <th
                scope="row"
                data-month={shortName.format(new Date(`${month}-01`))}
                data-year={at === 0 || month.endsWith("-01") ? month.slice(0, 4) : undefined}
                suppressHydrationWarning
              >
                <span className="unseen">{month}</span>
              </th>
              <td>
                <span>{added}</span>
                <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="10" height={height} y={100 - height} />
                </svg>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
