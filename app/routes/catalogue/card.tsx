import { PlayButton } from "../../player/play-button.tsx";
import { LyricsMark, Name, RaagaMark } from "../../ui/name.tsx";
import { Link } from "../../ui/link.tsx";
import type { PageEntry } from "./entry.server.ts";
import { EntryLink } from "./found/marked.tsx";

export function SongCard({ song }: { song: PageEntry }) {
  const { id, title } = song;
  const [before, whose, after, told] = song.by;
  return (
    <li className="leaf">
      <RaagaMark mark={song.mark} />
      <h2>
        <Link to={`/songs/${id}`} prefetch title={title}>
          <Name of={song.short ?? song.name} />
        </Link>
      </h2>
      <p className="leaf-music">
        {song.raaga && (
          <b>
            <Name of={song.raaga} />
          </b>
        )}
        {song.taala && (
          <span>
            <Name of={song.taala} />
          </span>
        )}
        {song.songType && (
          <span>
            <Name of={song.songType} />
            {song.hasLyrics && (
              <>
                &nbsp;
                <LyricsMark />
              </>
            )}
          </span>
        )}
        {song.hasLyrics && !song.songType && <LyricsMark />}
      </p>
      <p className="leaf-people">
        {whose && (
          <span>
            {before}
            <Name of={whose} />
            {after}
          </span>
        )}{" "}
        {told && <span>{told}</span>}
      </p>
      {song.matched && <p className="leaf-matched">{song.matched}</p>}
      {song.link && <EntryLink link={song.link} />}
      <PlayButton song={song} />
    </li>
  );
}
