import { useI18n } from "../../../i18n/provider.tsx";
import { TableHead } from "../table-head.tsx";

/** Bar height of the month with the most songs, in pixels. */
const barHeight = 90;

interface Month {
  month: string;
  added: number;
}

const shownMonths = 12;

/** The last twelve months, from the first in which a song was added. */
function lastYear(months: Month[]): Month[] {
  const [year, month] = months.at(-1)!.month.split("-").map(Number);
  const all = Array.from({ length: shownMonths }, (_, at) => {
    const date = new Date(Date.UTC(year!, month! - shownMonths + at, 1));
    const name = date.toISOString().slice(0, 7);
    return { month: name, added: months.find((one) => one.month === name)?.added ?? 0 };
  });
  return all.slice(all.findIndex(({ added }) => added > 0));
}

export function Growth({ months }: { months: Month[] }) {
  const { t, language } = useI18n("admin");
  const maxCount = Math.max(1, ...months.map(({ added }) => added));
  if (months.length === 0) return <p className="hint">{t("admin.noChanges")}</p>;
  const shortName = new Intl.DateTimeFormat(`${language}-IN`, { month: "short", timeZone: "UTC" });
  return (
    <table className="growth">
      <TableHead columns={["admin.month", "admin.songs"]} />
      <tbody>
        {lastYear(months).map(({ month, added }) => {
          return (
            <tr key={month}>
              <th
                scope="row"
                data-month={shortName.format(new Date(`${month}-01`))}
                data-year={month.endsWith("-01") ? month.slice(0, 4) : undefined}
                suppressHydrationWarning
              >
                <span className="unseen">{month}</span>
              </th>
              <td>
                <span className={added > 0 ? undefined : "unseen"}>{added}</span>
                <svg
                  height={Math.max(2, Math.round((barHeight * added) / maxCount))}
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
