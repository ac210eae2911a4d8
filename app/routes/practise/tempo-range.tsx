import { fastestTempo, slowestTempo } from "../../domain/music/taalas/beats.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Range } from "./range.tsx";
import { changeSettings } from "../../player/sounds/practice-settings.ts";

/** The tempo of the beat and the exercises, in aksharas a minute. */
export function TempoRange({ tempo }: { tempo: number }) {
  const { t } = useI18n("practise");
  return (
    <Range
      id="tempo"
      label={`${t("click.tempo")}: ${tempo}`}
      value={tempo}
      min={slowestTempo}
      max={fastestTempo}
      onChange={(next) => changeSettings({ tempo: next })}
    />
  );
}
