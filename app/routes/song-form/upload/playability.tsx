import { type RareFormat, rareFormats } from "../../../domain/media/rare-format.ts";
import { useI18n } from "../../../i18n/provider.tsx";

/** What is known of who can play a file. */
export interface Playability {
  rareFormat: RareFormat | null;
  /** False if this browser cannot. */
  isPlayable: boolean;
}

/** Warns of a file that many listeners could not play, and says how to convert it. */
export function PlayabilityWarning({ rareFormat, isPlayable }: Playability) {
  const { t } = useI18n("songs");
  if (!rareFormat && isPlayable) return null;
  return (
    <p className="hint">
      {rareFormat
        ? t("upload.rareFormat", { format: rareFormats[rareFormat] })
        : t("upload.notPlayable")}{" "}
      {t("upload.convert")}
    </p>
  );
}
