import { useI18n } from "../../../i18n/provider.tsx";
import { SoundButton } from "../../songs/music/sound-button.tsx";
import { SwaraButtons } from "./swara-buttons.tsx";
import type { PlayedScale } from "./played-scale.server.ts";
import type { ScaleView } from "../scale/scale-view.server.ts";
import { type IsMarked, ScaleSteps } from "../scale/scale-steps.tsx";

interface Props {
  scale: ScaleView;
  /** The scale to play; its steps light up as they sound. */
  played?: PlayedScale | null;
  isMarked?: IsMarked;
}

export function ScaleFigure({ scale, played, isMarked }: Props) {
  const { t } = useI18n();
  const ways = [
    { label: t("raaga.arohana"), steps: scale.up, play: played?.up },
    { label: t("raaga.avarohana"), steps: scale.down, play: played?.down },
  ];
  const most = Math.max(scale.up.length, scale.down.length);
  return (
    <div className="scale-figure">
      {ways.map(({ label, steps, play }) => (
        <figure key={label} className="sounds">
          <figcaption>
            {label}
            {play && <SoundButton {...play} />}
          </figcaption>
          <ScaleSteps
            label={label}
            steps={steps}
            most={most}
            isMarked={isMarked}
            isWide={Boolean(play)}
          >
            {play && <SwaraButtons steps={steps} scale={play.scale} />}
          </ScaleSteps>
          <p className="swaras">{steps.map((step) => step.label).join(" ")}</p>
        </figure>
      ))}
    </div>
  );
}
