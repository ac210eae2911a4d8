import { useId } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/queue.css?url";
import { sleepTimes } from "../playback/use-sleep-timer.ts";
import type { Playback } from "../playback/use-playback.tsx";
import { choices, repeats } from "../queue/queue.ts";
import { newSeed } from "../queue/shuffle.ts";

/** In what order, how often and how long the queue plays. */
export function QueueOptions({ playback }: { playback: Playback }) {
  const { t } = useI18n("player");
  const { queue, change, sleepTimer } = playback;
  const { seed, repeat, choice, entries, others } = queue;
  const compositions = entries.flatMap(({ of }) => of ?? []);
  const hasChoice = others.length > 0 || new Set(compositions).size < compositions.length;
  const shuffle = () => change({ act: "shuffle", seed: seed === null ? newSeed() : null });
  return (
    <div className="queue-options">
      <Stylesheet href={stylesheet} />
      <button type="button" className="button quiet" aria-pressed={seed !== null} onClick={shuffle}>
        {t("player.shuffle")}
      </button>
      <Option
        label={t("player.repeat")}
        value={repeat}
        values={repeats.map((one) => [one, t(`player.repeat.${one}`)])}
        onChange={(chosen) => change({ act: "repeat", repeat: chosen })}
      />
      {hasChoice && (
        <Option
          label={t("player.recordings")}
          value={choice}
          values={choices.map((one) => [one, t(`player.recordings.${one}`)])}
          onChange={(chosen) => change({ act: "choose", choice: chosen })}
        />
      )}
      <Option
        label={t("player.sleep")}
        value={`${sleepTimer.time ?? "off"}`}
        values={[
          ["off", t("player.sleep.off")],
          ...sleepTimes.map(
            (one) =>
              [
                `${one}`,
                one === "song" ? t("player.sleep.song") : t("player.sleep.minutes", { count: one }),
              ] as const,
          ),
        ]}
        onChange={(chosen) =>
          sleepTimer.setTime(sleepTimes.find((one) => `${one}` === chosen) ?? null)
        }
      />
    </div>
  );
}

interface OptionProps<Value extends string> {
  label: string;
  value: Value;
  values: (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

function Option<Value extends string>({ label, value, values, onChange }: OptionProps<Value>) {
  const id = useId();
  return (
    <p className="queue-option">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(values.find(([one]) => one === event.target.value)![0])}
      >
        {values.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}
