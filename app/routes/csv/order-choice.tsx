import { type DateOrder, dateOrders } from "../../domain/songs/written-date.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";

/** The choice whether days or months come first in the dates of a file. */
export function OrderChoice(props: { order: DateOrder; to: (order: DateOrder) => string }) {
  const { t } = useI18n("csv");
  const { order, to } = props;
  return (
    <section aria-labelledby="date-order">
      <h3 id="date-order">{t("csv.dates")}</h3>
      <p>{t("csv.datesLead")}</p>
      <nav className="tabs" aria-labelledby="date-order">
        {dateOrders.map((one) => (
          <Link key={one} to={to(one)} aria-current={one === order ? "true" : undefined}>
            {t(`csv.dates.${one}`)}
          </Link>
        ))}
      </nav>
    </section>
  );
}
