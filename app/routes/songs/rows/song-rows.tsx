import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { LyricsMark, Name, RaagaMark } from "../../../ui/name.tsx";
import type { SongRow } from "./song-row.server.ts";

type Row = SongRow & { part?: string | null };

const kinds = ["person", "raaga", "taala"] as const;

export function SongRows({ songs }: { songs: readonly Row[] }) {
  const usedKinds = kinds.filter((kind) =>
    songs.some(
      ({ links, part }) => links.some((one) => one.kind === kind) || (kind === "person" && part),
    ),
  );
  const hasYears = songs.some(({ years }) => years);
  return (
    <div className="song-list">
      <ul className="song-rows">
        {songs.map((song) => (
          <li key={song.id}>
            <RaagaMark mark={song.mark} />
            <Link to={`/songs/${song.id}`} prefetch>
              <Name of={song.name} />
            </Link>
            <small>
              {usedKinds.map((kind) => (
                <Cell key={kind} song={song} kind={kind} />
              ))}
              {hasYears && <span className="years">{song.years}</span>}
              <span className="marks">
                {song.hasLyrics && <LyricsMark />}
                {song.recordings && song.recordings.count > 1 && (
                  <span
                    role="img"
                    aria-label={song.recordings.label}
                    title={song.recordings.label}
                    className="plays"
                  >
                    {song.recordings.count}
                  </span>
                )}
              </span>
            </small>
            {song.recordings && (
              <button
                type="button"
                className="icon-button play needs-script"
                value={song.id}
                aria-label={song.recordings.play}
              >
                <Icon name="play" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cell({ song: { links, part }, kind }: { song: Row; kind: (typeof kinds)[number] }) {
  const link = links.find((one) => one.kind === kind);
  if (!link) return <span className={kind}>{kind === "person" && part}</span>;
  const name = <Name of={link.name} />;
  return <span className={kind}>{link.to ? <Link to={link.to}>{name}</Link> : name}</span>;
}
