import { useI18n } from "../../../i18n/provider.tsx";
import { TableHead } from "../table-head.tsx";

/** Of the month with most songs, in pixels. */
const barHeight = 90;

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
                {added}
                <svg
                  height={Math.max(2, Math.round((barHeight * added) / most))}
                  aria-hidden="true"
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
