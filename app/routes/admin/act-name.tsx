import { isAct } from "../../domain/records/audit.ts";
import { useI18n } from "../../i18n/provider.tsx";

export function useActName() {
  const { t } = useI18n("admin");
  return (act: string) => (isAct(act) ? t(`act.${act}`) : act);
}

export function Moment({ at }: { at: number }) {
  const iso = new Date(at).toISOString();
  return <time dateTime={iso}>{`${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`}</time>;
}
