import type { KeyboardEvent } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import { useMedium } from "../medium/use-medium.ts";
import type { Playback } from "../playback/use-playback.tsx";
import { formatDuration } from "../../i18n/format.ts";
import { LoopPoints } from "./loop-points.tsx";
import { Shape } from "./shape.tsx";

const step = 5;

export function SeekBar({ playback }: { playback: Playback }) {
  const { t } = useI18n("player");
  const { medium, entry, span, seek, loop } = playback;
  const now = useMedium(medium, ({ currentTime }) => Math.round(currentTime * 10) / 10, span.from);
  const length = Math.max(0, span.to - span.from) || 0;
  const heard = Math.max(0, Math.min(now - span.from, length || Infinity));
  const time = formatDuration(heard);
  const handleKey = (event: KeyboardEvent) => {
    const ways: Record<string, number> = { ArrowLeft: -step, ArrowRight: step };
    const way = ways[event.key];
    if (!way || event.shiftKey) return;
    event.preventDefault();
    seek(now + way);
  };
  return (
    <div className="player-seek">
      <span className="player-time">{time}</span>
      <div className="seek">
        <Shape
          media={entry!.song.media}
          span={span}
          duration={medium?.duration ?? NaN}
          heard={length ? heard / length : 0}
        />
        <input
          type="range"
          min={0}
          max={length || 1}
          step={0.1}
          value={heard}
          disabled={length === 0}
          aria-label={t("player.seek")}
          aria-valuetext={t("player.time", { time, length: formatDuration(length) })}
          onChange={(event) => seek(span.from + Number(event.target.value))}
          onKeyDown={handleKey}
        />
        <LoopPoints loop={loop} span={span} />
      </div>
      <span className="player-time">{length ? formatDuration(length) : "–"}</span>
    </div>
  );
}
