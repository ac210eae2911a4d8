import { useI18n } from "../../i18n/provider.tsx";
import palmLeaf from "../../assets/art/palm-leaf.svg?url";
import { Art } from "../../ui/art.tsx";
import { Link } from "../../ui/link.tsx";

export function EmptyList(props: { text: string; to: string | null; label?: string }) {
  const { text, to, label } = props;
  const { t } = useI18n();
  return (
    <div className="empty">
      <Art src={palmLeaf} box={[480, 120]} />
      <p>{text}</p>
      {to && (
        <Link to={to} className="button">
          {label ?? t("list.lastPage")}
        </Link>
      )}
    </div>
  );
}
