import { Link } from "../../ui/link.tsx";
import { Name, RaagaMark } from "../../ui/name.tsx";
import type { SongEntry } from "./song-entry.server.ts";

interface Props {
  song: SongEntry;
  heading?: "h2" | "h3";
}

export function SongTitle({ song, heading: Heading = "h2" }: Props) {
  return (
    <div>
      <Heading>
        <Link to={`/songs/${song.id}`}>
          <Name of={song.short} />
        </Link>
      </Heading>
      <p className="leaf-music">
        <RaagaMark mark={song.mark} />
        {song.music.map((name, at) => (
          <span key={at}>
            <Name of={name} />
          </span>
        ))}
      </p>
    </div>
  );
}
