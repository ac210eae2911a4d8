import { type RefObject } from "react";
import { formatDuration } from "../../../i18n/format.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import type { PractisedLine, PractisedLines } from "./practised-lines.server.ts";

interface Props {
  lines: PractisedLines;
  list: RefObject<HTMLDivElement | null>;
  /** The number of the line that is sung now. */
  lit: number | null;
  /** The lines that are repeated. */
  looped?: { first?: number; last?: number };
  /** Where the recording begins in its medium, in seconds. */
  start: number;
  /** Plays from a time; absent where nothing can be played. */
  onPlay?: (line: PractisedLine) => void;
}

/** The lines of lyrics under their headings, each with its time and with what stands beside it. */
export function WordsList({ lines: { verses, lang, beside }, list, lit, looped, ...rest }: Props) {
  const { t } = useI18n("practise");
  const { first = 0, last = 0 } = looped ?? {};
  return (
    <div ref={list} className={beside.chosen ? "words-list two" : "words-list"}>
      {verses.map(({ heading, lines }, at) => (
        <div key={at} className="verse">
          {heading && (
            <h3>
              {t(`section.${heading.section}`)}
              {heading.number !== null && ` ${heading.number}`}
            </h3>
          )}
          <ol start={lines[0]?.number}>
            {lines.map((line) => (
              <li
                key={line.number}
                id={`l${line.number}`}
                data-line={line.number}
                data-looped={(line.number >= first && line.number <= last) || undefined}
                aria-current={line.number === lit ? "true" : undefined}
              >
                <Time line={line} {...rest} />
                <span className="line-words" lang={lang}>
                  {line.text}
                </span>
                {beside.chosen && (
                  <span className="line-beside" lang={beside.lang}>
                    {line.beside}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** When a line is sung first: a button that plays from there, or the time alone. */
function Time({ line, start, onPlay }: Pick<Props, "start" | "onPlay"> & { line: PractisedLine }) {
  const { t } = useI18n("practise");
  const [at] = line.times;
  if (at === undefined) return null;
  const time = formatDuration(Math.max(0, at - start));
  if (!onPlay) return <span className="line-time">{time}</span>;
  return (
    <>
      <button
        type="button"
        className="line-time needs-script"
        aria-label={t("practise.playFrom", { number: line.number, time })}
        onClick={() => onPlay(line)}
      >
        {time}
      </button>
      <noscript>
        <span className="line-time">{time}</span>
      </noscript>
    </>
  );
}
