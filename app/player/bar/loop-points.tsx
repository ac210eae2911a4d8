import { useI18n } from "../../i18n/provider.tsx";
import { styleVariables } from "./style-variables.ts";
import type { Span } from "../medium/medium.ts";
import type { Loop } from "../playback/use-loop.ts";
import { formatDuration } from "../../i18n/format.ts";

export function LoopPoints({ loop, span }: { loop: Loop; span: Span }) {
  const { t } = useI18n("player");
  const length = span.to - span.from;
  if (!(length > 0) || loop.from === null) return null;
  const points = [
    { at: loop.from, set: loop.setFrom, label: "player.loopStart", side: "from" },
    { at: loop.to, set: loop.setTo, label: "player.loopStop", side: "to" },
  ] as const;
  return (
    <>
      {loop.to !== null && (
        <div
          ref={styleVariables({
            "--from": (loop.from - span.from) / length,
            "--to": (loop.to - span.from) / length,
          })}
          className="seek-loop"
        />
      )}
      {points.map(
        ({ at, set, label, side }) =>
          at !== null && (
            <input
              key={side}
              type="range"
              className={`loop-point ${side}`}
              min={0}
              max={length}
              step={0.1}
              value={at - span.from}
              aria-label={t(label)}
              aria-valuetext={formatDuration(at - span.from)}
              onChange={(event) => set(span.from + Number(event.target.value))}
            />
          ),
      )}
    </>
  );
}
