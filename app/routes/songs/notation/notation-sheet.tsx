import { Icon } from "../../../ui/icon.tsx";
import type { ShownCell, ShownNotation, ShownNotationLine } from "./shown-notation.server.ts";

/**
 * A notation, line by line. The signs are drawn for the eye, with dots for octaves and lines for speed; who hears the
 * page is read the plain text of each line.
 */
export const NotationSheet = ({ notation }: { notation: ShownNotation }) => (
  <div className="notation-sheet">
    {notation.parts.map(({ heading, lines }, at) => (
      <div key={at}>
        {heading && <h3>{heading}</h3>}
        <ol>
          {lines.map((line) => (
            <Line key={line.number} line={line} notation={notation} />
          ))}
        </ol>
      </div>
    ))}
    {notation.notes.map((note) => (
      <p key={note} className="hint">
        {note}
      </p>
    ))}
  </div>
);

/** Plays the notation that it stands beside, handled by `BesidePage`, which lights its swaras in turn. */
export const PlayNotation = ({ label }: { label: string }) => (
  <button
    type="button"
    className="icon-button sound-button needs-script"
    aria-label={label}
    aria-pressed="false"
    data-notation=""
  >
    <Icon name="play" />
    <Icon name="pause" />
  </button>
);

interface PlayLinesProps {
  label: string;
  labels: { first: string; last: string; loop: string };
  /** How many lines the notation has. */
  count: number;
}

/** Plays some lines of the notation, once or in a loop. */
export const PlayLines = ({ label, labels, count }: PlayLinesProps) => (
  <form className="notation-lines needs-script">
    {(["first", "last"] as const).map((name) => (
      <label key={name}>
        {labels[name]}
        <select name={name} defaultValue={name === "first" ? 1 : count}>
          {Array.from({ length: count }, (_, at) => (
            <option key={at}>{at + 1}</option>
          ))}
        </select>
      </label>
    ))}
    <label>
      <input type="checkbox" name="loop" />
      {labels.loop}
    </label>
    <PlayNotation label={label} />
  </form>
);

const groups = (cells: ShownCell[], ends: ShownCell["kind"][]): ShownCell[][] =>
  cells.reduce<ShownCell[][]>((all, cell, at) => {
    if (at === 0 || ends.includes(cells[at - 1]!.kind)) all.push([]);
    all.at(-1)!.push(cell);
    return all;
  }, []);

/** Where a line does not fit its screen, it breaks behind a cycle, else behind an anga. */
function Line({ line, notation }: { line: ShownNotationLine; notation: ShownNotation }) {
  const { swaraTag, wordsTag } = notation;
  return (
    <li value={line.number}>
      <p className="notation-heard">
        <span lang={swaraTag}>{line.swaras}</span>
        {line.words.map((words, at) => (
          <span key={at} lang={wordsTag}>
            {words}
          </span>
        ))}
      </p>
      <div className="notation-line" aria-hidden="true">
        {groups(line.cells, ["cycle"]).map((cycle, at) => (
          <span key={at} className="cycle">
            {groups(cycle, ["anga", "cycle"]).map((anga, k) => (
              <span key={k} className="anga">
                {anga.map((cell, j) => (
                  <Cell key={j} cell={cell} {...{ swaraTag, wordsTag }} />
                ))}
              </span>
            ))}
          </span>
        ))}
      </div>
    </li>
  );
}

interface CellProps {
  cell: ShownCell;
  swaraTag: string;
  wordsTag: string;
}

function Cell({ cell: { kind, text, octave, speed, ends, syllables }, ...tags }: CellProps) {
  if (syllables === undefined) return <span className={`${kind}-bar`} />;
  return (
    <span className={ends ? "cell ends" : "cell"}>
      <span
        className={kind === "swara" ? "sign sounding" : "sign"}
        lang={tags.swaraTag}
        data-octave={octave || undefined}
        data-speed={speed || undefined}
      >
        {text}
      </span>
      {syllables.map((syllable, at) => (
        <span key={at} className="syllable" lang={tags.wordsTag}>
          {syllable ?? ""}
        </span>
      ))}
    </span>
  );
}
