import { useI18n } from "../../i18n/provider.tsx";
import { Empty } from "../../ui/empty.tsx";

export function EmptyCollection({ mayAdd }: { mayAdd: boolean }) {
  const { t } = useI18n("songs");
  if (mayAdd)
    return <Empty text={t("collection.empty")} to="/songs/add" label={t("collection.emptyAdd")} />;
  return (
    <Empty
      text={`${t("collection.empty")} ${t("collection.emptyViewer")}`}
      to="/account"
      label={t("collection.askForAccess")}
    />
  );
}
