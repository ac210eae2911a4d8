import { isAct } from "../../domain/records/audit.ts";
import { useI18n } from "../../i18n/provider.tsx";

/** Says an act in the reader's language; one that the log does not know by name as it was written. */
export function useActName() {
  const { t } = useI18n("admin");
  return (act: string) => (isAct(act) ? t(`act.${act}`) : act);
}

/** A moment to the minute, in universal time: the same for every administrator. */
export function Moment({ at }: { at: number }) {
  const iso = new Date(at).toISOString();
  return <time dateTime={iso}>{`${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`}</time>;
}
