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
  if (months.length === 0) return [];
  const [year, month] = months.at(-1)!.month.split("-").map(Number);
  const all = Array.from({ length: shownMonths }, (_, at) => {
    const date = new Date(Date.UTC(year!, month! - shownMonths + at, 1));
    const name = date.toISOString().slice(0, 7);
    return { month: name, added: months.find((one) => one.month === name)?.added ?? 0 };
  });
  return all.slice(all.findIndex(({ added }) => added > 0));
}

/** The songs added each month; a single month would show no growth. */
export function Growth({ months, songs }: { months: Month[]; songs: number }) {
  const { t, language } = useI18n("admin");
  const shown = lastYear(months);
  if (shown.length < 2) return null;
  const maxCount = Math.max(1, ...months.map(({ added }) => added));
  const shortName = new Intl.DateTimeFormat(`${language}-IN`, { month: "short", timeZone: "UTC" });
  return (
    <section className="panel" aria-labelledby="growth">
      <h2 id="growth">{t("admin.growth")}</h2>
      <p className="hint">{t("admin.songsInAll", { count: songs })}</p>
      <table className="growth">
        <TableHead columns={["admin.month", "admin.songs"]} />
        <tbody>
          {shown.map(({ month, added }) => {
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
    </section>
  );
}
