import { Link } from "../../ui/link.tsx";
import { Name, RaagaMark } from "../../ui/name.tsx";
import type { Entry } from "../catalogue/entry.server.ts";

export function NewSongs({ title, more, songs }: { title: string; more: string; songs: Entry[] }) {
  return (
    <section className="new-songs" aria-labelledby="new">
      <h2 id="new">{title}</h2>
      <ul>
        {songs.map((song) => (
          <li key={song.id}>
            <RaagaMark mark={song.mark} />
            <div>
              <Link to={`/songs/${song.id}`} prefetch>
                <Name of={song.short} />
              </Link>
              <p>
                {song.raaga && (
                  <>
                    <Name of={song.raaga} /> ·{" "}
                  </>
                )}
                <Name of={song.singer} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/home?sortBy=added&direction=desc">{more}</Link>
      </p>
    </section>
  );
}
