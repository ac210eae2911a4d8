import {
  Fragment,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Language } from "../../../archive.ts";
import { readTimes, startsOf } from "../../../domain/songs/line-times.ts";
import type { Heading } from "../../../domain/songs/lyrics-heading.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { usePlayer } from "../../../player/provider.tsx";
import { useLitLine } from "../../../player/playback/use-lit-line.ts";
import { controlId } from "../../../ui/field.tsx";
import { keyInput, meaningInput, timesInput } from "./line-inputs.ts";
import { nudgeTap, nudgeTime, setTime, startTaps, tap, undoTap } from "./line-taps.ts";
import { TapAlong } from "./tap-along.tsx";

/** Seconds by which times are nudged. */
const nudge = 0.1;

interface Line {
  number: number;
  text: string;
  heading: Heading | null;
}

interface Props {
  songId: number;
  lines: Line[];
  submitted: Record<string, string>;
  errors: Record<string, string>;
  language: Language;
  hasTimes: boolean;
  hasMeanings: boolean;
  /** Called when the times have changed, by whatever key or press. */
  onTimes: () => void;
}

/** The lines of a song with inputs for their times and meanings, and a button to tap the times along. */
export function LineRows(props: Props) {
  const { t } = useI18n("songs");
  const { songId, lines, submitted, errors, hasTimes, hasMeanings } = props;
  const { shown } = usePlayer();
  const medium = shown?.id === songId ? shown.medium : null;
  const [taps, setTaps] = useState(() =>
    startTaps(lines.map(({ number }) => submitted[timesInput(number)] ?? "")),
  );
  const { times, next, undoable } = taps;
  const starts = useMemo(() => startsOf(times.map((text) => readTimes(text) ?? [])), [times]);
  const lit = useLitLine(medium, starts)?.line;
  const opened = useRef(times);
  const hearTimes = useEffectEvent(props.onTimes);
  useEffect(() => {
    if (times !== opened.current) hearTimes();
  }, [times]);

  const set = (at: number, text: string) => setTaps((now) => setTime(now, at, text));
  const tapNow = () => {
    if (!medium) return;
    const { currentTime } = medium;
    setTaps((now) => tap(now, currentTime));
  };
  return (
    <>
      {hasTimes && (
        <TapAlong
          next={next < lines.length ? next + 1 : null}
          isPlaying={medium !== null}
          onTap={tapNow}
          onUndo={undoable.length > 0 ? () => setTaps(undoTap) : null}
          onNudge={times[next - 1] ? (way) => setTaps((now) => nudgeTap(now, way * nudge)) : null}
        />
      )}
      <ol className="line-rows">
        {lines.map(({ number, text, heading }, at) => (
          <Fragment key={number}>
            {heading && (
              <li className="line-heading">
                {t(`section.${heading.section}`)}
                {heading.number !== null && ` ${heading.number}`}
              </li>
            )}
            <li
              aria-current={number === lit ? "true" : undefined}
              data-next={(hasTimes && at === next) || undefined}
            >
              <input type="hidden" name={keyInput(number)} value={submitted[keyInput(number)]} />
              <p className="line-text">
                {hasTimes && (
                  <button
                    type="button"
                    className="line-number needs-script"
                    aria-label={t("lines.from", { number })}
                    aria-pressed={at === next}
                    onClick={() => setTaps((now) => ({ ...now, next: at }))}
                  >
                    {number}
                  </button>
                )}
                {text}
              </p>
              {hasTimes && (
                <LineInput
                  name={timesInput(number)}
                  label={t("lines.time", { number })}
                  error={errors[timesInput(number)]}
                  describedBy="times-hint"
                  value={times[at]}
                  onChange={(value) => set(at, value)}
                  onKeyDown={(event) => nudgeByKey(event, (value) => set(at, value))}
                />
              )}
              {hasMeanings && (
                <LineInput
                  key={props.language}
                  name={meaningInput(number)}
                  label={t("lines.meaning", { number })}
                  error={errors[meaningInput(number)]}
                  lang={props.language}
                  defaultValue={submitted[meaningInput(number)]}
                />
              )}
            </li>
          </Fragment>
        ))}
      </ol>
      {hasTimes && (
        <p id="times-hint" className="hint">
          {t("lines.timeHint")}
        </p>
      )}
    </>
  );
}

interface InputProps {
  name: string;
  label: string;
  error?: string;
  describedBy?: string;
  lang?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

function LineInput({ name, label, error, describedBy, onChange, ...input }: InputProps) {
  const id = controlId(name);
  const errorId = error && `${id}-error`;
  return (
    <div className="field">
      <input
        id={id}
        name={name}
        type="text"
        aria-label={label}
        placeholder={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={[describedBy, errorId].filter(Boolean).join(" ") || undefined}
        onChange={onChange && (({ target }) => onChange(target.value))}
        {...input}
      />
      {error && (
        <p id={errorId} className="error">
          {error}
        </p>
      )}
    </div>
  );
}

/** Moves the time at the caret of an input by a tenth of a second; the caret stays at it. */
function nudgeByKey(event: KeyboardEvent<HTMLInputElement>, onChange: (text: string) => void) {
  const ways: Record<string, number> = { ArrowUp: nudge, ArrowDown: -nudge };
  const by = ways[event.key];
  if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const { currentTarget } = event;
  const { text, caret } = nudgeTime(currentTarget.value, currentTarget.selectionStart ?? 0, by);
  onChange(text);
  requestAnimationFrame(() => currentTarget.setSelectionRange(caret, caret));
}
