import { useI18n } from "../../i18n/provider.tsx";
import { Empty } from "../../ui/empty.tsx";

export function EmptyList(props: { text: string; to: string | null; label?: string }) {
  const { t } = useI18n();
  return <Empty {...props} label={props.label ?? t("list.lastPage")} />;
}
