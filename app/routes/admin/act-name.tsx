import { isAct } from "../../domain/records/audit.ts";
import { useI18n } from "../../i18n/provider.tsx";

export function useActName() {
  const { t } = useI18n("admin");
  return (act: string) => (isAct(act) ? t(`act.${act}`) : act);
}
