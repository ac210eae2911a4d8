import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { LyricsMark, Name, RaagaMark } from "../../../ui/name.tsx";
import type { SongRow } from "./song-row.server.ts";

interface Props {
  songs: readonly (SongRow & { part?: string | null })[];
}

export const SongRows = ({ songs }: Props) => (
  <ul className="song-rows">
    {songs.map((song) => (
      <li key={song.id}>
        <RaagaMark mark={song.mark} />
        <Link to={`/songs/${song.id}`} prefetch>
          <Name of={song.name} />
        </Link>
        <small>
          {song.part && <span className="person">{song.part}</span>}
          {song.links.map(({ kind, name, to }) => (
            <span key={kind} className={kind}>
              {to ? (
                <Link to={to}>
                  <Name of={name} />
                </Link>
              ) : (
                <Name of={name} />
              )}
            </span>
          ))}
          {song.years && <span className="years">{song.years}</span>}
          <span className="marks">
            {song.hasLyrics && <LyricsMark />}
            {song.recordings && (
              <span role="img" aria-label={song.recordings.label} title={song.recordings.label}>
                {song.recordings.count > 1 && song.recordings.count}
                <Icon name="play" />
              </span>
            )}
          </span>
        </small>
      </li>
    ))}
  </ul>
);
