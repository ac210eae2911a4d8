import { shrutis, tempoNames } from "../../../domain/music/sound/tuning.ts";
import type { SoundLabels } from "./sound-labels.server.ts";
import { rememberChoice, useSoundChoice } from "../../../player/sounds/use-sound-choice.ts";

/** Selects shruti and tempo. Without JavaScript the form requests the WAV file with them. */
export function SoundChoices({ id, labels }: { id: string; labels: SoundLabels }) {
  const { shruti, tempo } = useSoundChoice();
  return (
    <div className="sound-choices">
      <div className="field">
        <label htmlFor={`${id}-shruti`}>{labels.shruti}</label>
        <select
          id={`${id}-shruti`}
          name="shruti"
          value={shruti}
          onChange={(event) => rememberChoice("shruti", event.target.value)}
        >
          {shrutis.map((one) => (
            <option key={one} value={one}>
              {one.replace("#", "♯")}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-tempo`}>{labels.tempo}</label>
        <select
          id={`${id}-tempo`}
          name="tempo"
          value={tempo}
          onChange={(event) => rememberChoice("tempo", event.target.value)}
        >
          {tempoNames.map((one) => (
            <option key={one} value={one}>
              {labels.tempi[one]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
