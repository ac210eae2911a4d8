import type { PlayableSong } from "../../domain/songs/song.ts";
import { Link } from "../../ui/link.tsx";
import { NativeName } from "./native-name.tsx";

/** Title, singer and raaga of the song in the player. */
export function SongTitle({ song }: { song: PlayableSong }) {
  const { id, name = song.title, artist, raaga } = song;
  return (
    <p className="player-title">
      <Link to={`/songs/${id}`}>
        <NativeName of={name} />
      </Link>
      <small>
        {artist && <NativeName of={artist} />}
        {artist && raaga && " · "}
        {raaga && <NativeName of={raaga} />}
      </small>
    </p>
  );
}
