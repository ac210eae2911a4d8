import { Link } from "../../ui/link.tsx";
import { Name } from "../../ui/name.tsx";
import type { SongEntry } from "./song-entry.server.ts";

export function SongTitle({ song }: { song: SongEntry }) {
  return (
    <div>
      <h2>
        <Link to={`/songs/${song.id}`}>
          <Name of={song.short} />
        </Link>
      </h2>
      <p className="leaf-music">
        {song.music.map((name, at) => (
          <span key={at}>
            <Name of={name} />
          </span>
        ))}
      </p>
    </div>
  );
}
