import type { ReactNode } from "react";
import type { RaagaMark as Mark } from "../../../domain/music/picture/raaga-mark.ts";
import type { ShownName } from "../../../domain/music/shown-name.ts";
import { PlayButton } from "../../../player/play-button.tsx";
import stylesheet from "../../../styles/recordings.css?url";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import { Link } from "../../../ui/link.tsx";
import { Name, RaagaMark } from "../../../ui/name.tsx";
import type { RecordingRow, Recordings as Listed } from "./recording-rows.server.ts";

interface Song {
  id: number;
  mark: Mark | null;
  names: { title: ShownName; raaga: ShownName | null; composer: ShownName };
}

/** How many rows are shown at first. */
const shownAtFirst = 5;

export function Recordings(props: { recordings: Listed; song: Song; add: ReactNode }) {
  const { recordings, song, add } = props;
  const { rows, next } = recordings;
  const first = recordings.isOpen ? rows : rows.slice(0, shownAtFirst);
  const others = rows.slice(first.length);
  const list = (some: RecordingRow[]) => (
    <ol>
      {some.map((row) => (
        <Row key={row.id} row={row} song={song} isOne={rows.length === 1} />
      ))}
    </ol>
  );
  const toNext = next && <Link to={next}>{recordings.more}</Link>;
  return (
    <section aria-labelledby="recordings" className="recordings">
      <Stylesheet href={stylesheet} />
      <div className="recordings-top">
        <h2 id="recordings">{recordings.title}</h2>
        {add}
      </div>
      {list(first)}
      {others.length > 0 ? (
        <details open={others.some(({ id }) => id === song.id)}>
          <summary>{recordings.more}</summary>
          {list(others)}
          {toNext}
        </details>
      ) : (
        toNext
      )}
    </section>
  );
}

function Row({ row, song, isOne }: { row: RecordingRow; song: Song; isOne: boolean }) {
  const { id, title, performer, facts, length } = row;
  const { names } = song;
  const mark = row.ownMark ?? song.mark;
  const playable = {
    id,
    title,
    name: names.title,
    raaga: names.raaga,
    artist: row.hasSinger ? performer : names.composer,
    mark,
    media: row.media,
  };
  return (
    <li>
      <span className="recording-play">
        <PlayButton song={playable} />
      </span>
      <RaagaMark mark={mark} />
      <div>
        {id === song.id ? (
          <b aria-current={isOne ? undefined : "page"}>
            <Name of={performer} />
          </b>
        ) : (
          <Link to={`/songs/${id}`}>
            <Name of={performer} />
          </Link>
        )}
        {facts.length > 0 && <p>{facts.join(" · ")}</p>}
        {row.missing.length > 0 && (
          <p className="recording-missing">
            {row.missing.map(({ to, text }) => (
              <Link key={to} to={to}>
                {text}
              </Link>
            ))}
          </p>
        )}
        {length && <span className="recording-length">{length}</span>}
      </div>
    </li>
  );
}
