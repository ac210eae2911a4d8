import { useI18n } from "../../i18n/provider.tsx";
import { type ListQuery, listPath } from "../../lib/list-path.ts";
import { Link } from "../../ui/link.tsx";

export function OlderPages(props: {
  path: string;
  state?: ListQuery;
  isNewest: boolean;
  older: string | number | null;
}) {
  const { t } = useI18n("admin");
  const { path, state = {}, isNewest, older } = props;
  return (
    <p className="actions list-pages">
      {!isNewest && (
        <Link to={listPath(path, state)} className="button quiet">
          {t("admin.newest")}
        </Link>
      )}
      {older !== null && (
        <Link to={listPath(path, { ...state, before: older })} className="button quiet" rel="next">
          {t("admin.older")}
        </Link>
      )}
    </p>
  );
}
