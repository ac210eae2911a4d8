import { Fragment, type KeyboardEvent, useMemo, useState } from "react";
import type { Language } from "../../../archive.ts";
import { readTimes, startsOf, writeTime } from "../../../domain/songs/line-times.ts";
import type { Heading } from "../../../domain/songs/lyrics-heading.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { usePlayer } from "../../../player/provider.tsx";
import { useLitLine } from "../../../player/playback/use-lit-line.ts";
import { controlId } from "../../../ui/field.tsx";
import { keyInput, meaningInput, timesInput } from "./line-inputs.ts";
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
}

/** The lines of a song with inputs for their times and meanings, and a button to tap the times along. */
export function LineRows(props: Props) {
  const { t } = useI18n("songs");
  const { songId, lines, submitted, errors, hasTimes, hasMeanings } = props;
  const { shown } = usePlayer();
  const medium = shown?.id === songId ? shown.medium : null;
  const [times, setTimes] = useState(() =>
    lines.map(({ number }) => submitted[timesInput(number)] ?? ""),
  );
  const [next, setNext] = useState(() => Math.max(0, times.indexOf("")));
  const [undone, setUndone] = useState<{ times: string[]; next: number }[]>([]);
  const starts = useMemo(() => startsOf(times.map((text) => readTimes(text) ?? [])), [times]);
  const lit = useLitLine(medium, starts)?.line;

  const set = (at: number, text: string) => setTimes(times.with(at, text));
  const tap = () => {
    if (!medium || next >= lines.length) return;
    setUndone([...undone, { times, next }]);
    set(next, `${times[next]} ${writeTime(medium.currentTime)}`.trim());
    setNext(next + 1);
  };
  const undo = () => {
    const last = undone.at(-1);
    if (!last) return;
    setTimes(last.times);
    setNext(last.next);
    setUndone(undone.slice(0, -1));
  };
  /** Moves the last time of the line that was tapped last. */
  const nudgeLast = (by: number) => {
    const at = next - 1;
    if (at >= 0) set(at, nudgeTime(times[at]!, Infinity, by).text);
  };
  return (
    <>
      {hasTimes && (
        <TapAlong
          next={next < lines.length ? next + 1 : null}
          isPlaying={medium !== null}
          onTap={tap}
          onUndo={undone.length > 0 ? undo : null}
          onNudge={next > 0 && times[next - 1] ? (way) => nudgeLast(way * nudge) : null}
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
                    onClick={() => setNext(at)}
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

/** Returns a text of times with the one at a place moved, and where that one ends. */
function nudgeTime(text: string, place: number, by: number): { text: string; caret: number } {
  const words = [...text.matchAll(/\S+/g)];
  const word = words.find(({ index, 0: one }) => index + one.length >= place) ?? words.at(-1);
  const [time] = (word && readTimes(word[0])) ?? [];
  if (!word || time === undefined) return { text, caret: place };
  const moved = writeTime(Math.max(0, time + by));
  const before = text.slice(0, word.index) + moved;
  return { text: before + text.slice(word.index + word[0].length), caret: before.length };
}
