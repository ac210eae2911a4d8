import { playableOf } from "../../domain/songs/song.ts";
import { usePlayer } from "../../player/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import type { Entry } from "../catalogue/entry.server.ts";

interface Props {
  song: Entry;
  words: Record<"listen" | "read", string>;
}

export function ListenNow({ song, words }: Props) {
  const { ask } = usePlayer();
  const media = playableOf(song.media);
  return (
    <Link
      to={`/songs/${song.id}`}
      className="button"
      prefetch
      onClick={(event) => {
        if (!media) return;
        event.preventDefault();
        ask({ song: { ...song, media } });
      }}
    >
      <Icon name={media ? "play" : "book"} />
      {media ? words.listen : words.read}
    </Link>
  );
}
