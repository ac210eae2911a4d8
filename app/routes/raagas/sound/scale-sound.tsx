import { useId } from "react";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import stylesheet from "../../../styles/sound.css?url";
import type { Step } from "../scale/scale-view.server.ts";
import type { SoundLabels } from "./sound-labels.server.ts";
import { SoundChoices } from "./sound-choices.tsx";
import { SwaraButtons } from "./swara-buttons.tsx";
import { useScalePlayer } from "./use-scale-player.ts";

interface Props {
  raagaId: string;
  /** In the notation of the seeds: `S R2 G3 P D2 S'`. */
  arohana: string;
  avarohana: string;
  steps: { up: readonly Step[]; down: readonly Step[] };
  labels: SoundLabels;
}

export function ScaleSound({ raagaId, arohana, avarohana, steps, labels }: Props) {
  const id = `sound${useId()}`;
  const { sounding, hasFailed, play, halt } = useScalePlayer();
  const file = `/raagas/${encodeURIComponent(raagaId)}/scale.wav`;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- swaras without words
  const audio = <audio controls preload="none" src={file} aria-label={labels.file} />;
  const scales = { up: arohana, down: avarohana };
  return (
    <form className="scale-sound" action={file}>
      <Stylesheet href={stylesheet} />
      <SoundChoices id={id} labels={labels} />
      <div className="needs-script">
        {(["up", "down"] as const).map((way) => (
          <div key={way} className="sound-way">
            <button
              type="button"
              className="button quiet"
              onClick={() => void play(way, scales[way])}
            >
              {labels[way]}
            </button>
            <SwaraButtons
              steps={steps[way]}
              sounding={sounding?.way === way ? sounding.at : null}
              onPress={(at) => void play(way, scales[way], at)}
            />
          </div>
        ))}
        <button type="button" className="button quiet" onClick={halt} disabled={!sounding}>
          {labels.stop}
        </button>
        {hasFailed && (
          <p role="status">
            {labels.failed} {audio}
          </p>
        )}
      </div>
      <noscript>
        <button type="submit" className="button">
          {labels.file}
        </button>
        {audio}
      </noscript>
    </form>
  );
}
