import { Link } from "../../ui/link.tsx";
import type { SongLinks as Links } from "./beside-song.server.ts";

/** A list of songs; the one that is shown is no link. */
export function SongLinks({ links, current }: { links: Links | null; current: number }) {
  return (
    links && (
      <section aria-labelledby={links.id}>
        <h2 id={links.id}>{links.title}</h2>
        <ol>
          {links.songs.map(({ id, text }) => (
            <li key={id}>
              {id === current ? (
                <b aria-current="page">{text}</b>
              ) : (
                <Link to={`/songs/${id}`}>{text}</Link>
              )}
            </li>
          ))}
        </ol>
        {links.next && <Link to={links.next.to}>{links.next.text}</Link>}
      </section>
    )
  );
}
