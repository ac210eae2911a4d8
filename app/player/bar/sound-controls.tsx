import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Medium } from "../medium/medium.ts";
import { rates, type Sound } from "../medium/sound.ts";
import { useMedium } from "../medium/use-medium.ts";

interface Props {
  medium: Medium | null;
  sound: Sound;
  onChange: (changed: Partial<Sound>) => void;
}

export function SoundControls({ medium, sound, onChange }: Props) {
  const { t } = useI18n("player");
  const { rate, volume, muted } = sound;
  const own = useMedium(medium, (one) => one.rates?.join() ?? "", "");
  const offered = own ? own.split(",").map(Number) : rates;
  const nearest = offered.reduce((a, b) => (Math.abs(b - rate) < Math.abs(a - rate) ? b : a));
  return (
    <>
      <select
        className="player-speed"
        aria-label={t("player.speed")}
        title={t("player.speed")}
        value={nearest}
        onChange={(event) => onChange({ rate: Number(event.target.value) })}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </select>
      <span className="player-volume">
        <button
          type="button"
          className="icon-button"
          aria-label={t(muted ? "player.unmute" : "player.mute")}
          onClick={() => onChange({ muted: !muted })}
        >
          <Icon name={muted || volume === 0 ? "muted" : "volume"} />
        </button>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={muted ? 0 : volume}
          aria-label={t("player.volume")}
          aria-valuetext={`${Math.round((muted ? 0 : volume) * 100)} %`}
          onChange={(event) => onChange({ volume: Number(event.target.value), muted: false })}
        />
      </span>
    </>
  );
}
