import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";

export function RowActions(props: {
  name: string;
  to: (dialog: "edit" | "delete") => string;
  editLabel?: string;
  mayDelete?: boolean;
}) {
  const { t } = useI18n("admin");
  const { name, to, editLabel = t("admin.editOf", { name }), mayDelete = true } = props;
  return (
    <>
      <IconLink to={to("edit")} icon="edit" label={editLabel} />
      {mayDelete && (
        <IconLink to={to("delete")} icon="trash" label={t("admin.deleteOf", { name })} />
      )}
    </>
  );
}

export function IconLink({ to, icon, label }: { to: string; icon: string; label: string }) {
  return (
    <Link to={to} className="icon-button" aria-label={label} preventScrollReset>
      <Icon name={icon} />
    </Link>
  );
}
