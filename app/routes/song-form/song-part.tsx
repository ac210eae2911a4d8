import type { ReactNode } from "react";
import { useI18n } from "../../i18n/provider.tsx";

export function SongPart(props: {
  part: "composition" | "recording";
  recordings?: number;
  children: ReactNode;
}) {
  const { t } = useI18n("songs");
  const { part, recordings = 0, children } = props;
  return (
    <fieldset className="panel" id={part}>
      <legend>{t(`songForm.${part}`)}</legend>
      {recordings > 1 && <p className="hint">{t("songForm.shared", { count: recordings })}</p>}
      {children}
    </fieldset>
  );
}
