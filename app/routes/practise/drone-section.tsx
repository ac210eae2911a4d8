import { useEffect, useState, useSyncExternalStore } from "react";
import { droneTunings } from "../../domain/music/sound/drone.ts";
import {
  kattaiOf,
  mostCents,
  type Pitch,
  pitchHertz,
  pitchOf,
  shrutis,
} from "../../domain/music/sound/tuning.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { startAudio } from "../../player/sounds/audio-context.ts";
import * as player from "../../player/sounds/drone-player.ts";
import { rememberChoice, useSoundChoice } from "../../player/sounds/use-sound-choice.ts";
import { Choice } from "./choice.tsx";
import { hideDroneChip, showDroneChip } from "./drone-chip.ts";
import { Range } from "./range.tsx";
import { changeSettings, useSettings } from "../../player/sounds/practice-settings.ts";

const rounded = (hertz: number) => Math.round(hertz * 10) / 10;
/** The lowest and highest Sa, in tenths of Hz that are still within. */
const low = Math.ceil(pitchHertz({ shruti: "C", cents: -mostCents }) * 10) / 10;
const high = Math.floor(pitchHertz({ shruti: "B", cents: mostCents }) * 10) / 10;

function rememberPitch({ shruti, cents }: Pitch) {
  rememberChoice("shruti", shruti);
  rememberChoice("cents", String(cents));
}

/** A tambura that goes on while one reads, beats or sings, on other pages too. */
export function DroneSection() {
  const { t } = useI18n("practise");
  const { shruti, cents } = useSoundChoice();
  const { tuning, strokes, volume } = useSettings();
  const isOn = useSyncExternalStore(player.subscribeDrone, player.isDronePlaying, () => false);
  const [hasFailed, setFailed] = useState(false);

  const start = () => {
    try {
      player.playDrone(startAudio(), { tuning, seconds: strokes });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  useEffect(() => {
    if (player.isDronePlaying()) player.changeDrone(startAudio(), { tuning, seconds: strokes });
  }, [tuning, strokes]);
  useEffect(() => player.setDroneLoudness(volume / 100), [volume]);
  const [label, stopLabel] = [t("practise.drone"), t("practise.droneStop")];
  useEffect(() => {
    hideDroneChip();
    return () => {
      if (player.isDronePlaying()) showDroneChip(label, stopLabel);
    };
  }, [label, stopLabel]);

  return (
    <section aria-labelledby="drone">
      <h2 id="drone">{label}</h2>
      <p>{t("practise.droneNote")}</p>
      <div className="tool needs-script">
        <button
          type="button"
          className="button"
          data-on={isOn || undefined}
          onClick={isOn ? player.stopDrone : start}
        >
          {isOn ? stopLabel : t("practise.droneStart")}
        </button>
        <Choice
          id="shruti"
          label={t("practise.shruti")}
          value={shruti}
          options={shrutis.map((one) => [
            one,
            t("practise.kattai", { shruti: one.replace("#", "♯"), kattai: kattaiOf(one) }),
          ])}
          hint={t("practise.kattaiNote")}
          onChange={(next) => rememberChoice("shruti", next)}
        />
        <Range
          id="cents"
          label={t("practise.cents", { cents: cents > 0 ? `+${cents}` : String(cents) })}
          value={cents}
          min={-mostCents}
          max={mostCents}
          step={1}
          onChange={(next) => rememberChoice("cents", String(next))}
        />
        <Hertz sa={pitchHertz({ shruti, cents })} />
        <Choice
          id="tuning"
          label={t("practise.tuning")}
          value={tuning}
          options={droneTunings.map((one) => [one, t(`practise.tuning.${one}`)])}
          onChange={(next) => changeSettings({ tuning: next })}
        />
        <Range
          id="strokes"
          label={t("practise.strokes", { seconds: strokes })}
          value={strokes}
          min={2.5}
          max={8}
          step={0.5}
          onChange={(next) => changeSettings({ strokes: next })}
        />
        <Range
          id="volume"
          label={t("practise.volume", { percent: volume })}
          value={volume}
          min={0}
          max={100}
          step={5}
          onChange={(next) => changeSettings({ volume: next })}
        />
      </div>
      {hasFailed && <p role="status">{t("practise.failed")}</p>}
    </section>
  );
}

/** The shruti as a frequency, which may be typed. */
function Hertz({ sa }: { sa: number }) {
  const { t } = useI18n("practise");
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && pitchOf(Number(typed)) === null;
  return (
    <div className="field">
      <label htmlFor="hertz">{t("practise.hertz")}</label>
      {isWrong && (
        <p id="hertz-error" className="error">
          {t("practise.hertzWrong", { low, high })}
        </p>
      )}
      <input
        id="hertz"
        type="number"
        inputMode="decimal"
        min={low}
        max={high}
        step={0.1}
        value={typed ?? rounded(sa)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? "hertz-error" : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const pitch = pitchOf(Number(target.value));
          if (pitch) rememberPitch(pitch);
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}
