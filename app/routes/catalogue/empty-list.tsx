import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";

/** As `Empty`, whose script stands in a file that lists of songs do not load. */
export function EmptyList(props: { text: string; to: string | null; label?: string }) {
  const { text, to, label } = props;
  const { t } = useI18n();
  return (
    <div className="empty">
      <p>{text}</p>
      {to && (
        <Link to={to} className="button quiet">
          {label ?? t("list.lastPage")}
        </Link>
      )}
    </div>
  );
}
