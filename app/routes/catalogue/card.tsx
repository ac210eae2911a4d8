import { truncate } from "../../domain/songs/song.ts";
import { PlayButton } from "../../player/play-button.tsx";
import { Link } from "../../ui/link.tsx";
import type { Entry } from "./entry.server.ts";

export function SongCard({ song }: { song: Entry }) {
  const { id, title } = song;
  return (
    <li className="leaf">
      <h2>
        <Link to={`/songs/${id}`} prefetch title={title}>
          {truncate(title)}
        </Link>
      </h2>
      <p className="leaf-music">
        {song.raagaId && <b>{truncate(song.raagaId)}</b>}
        {song.taalaId && <span>{truncate(song.taalaId)}</span>}
        {song.songTypeId && <span>{truncate(song.songTypeId)}</span>}
      </p>
      <p className="leaf-people">{song.people}</p>
      <PlayButton song={song} />
    </li>
  );
}
