import { Fragment } from "react";
import type { ShownName } from "../../domain/music/shown-name.ts";
import { PlayAll } from "../../player/play-all.tsx";
import { Name } from "../../ui/name.tsx";
import { Link } from "../../ui/link.tsx";
import type { SongLinks as Links } from "./song-sections.server.ts";

export function SongLinks({ links, current }: { links: Links | null; current: number }) {
  return (
    links && (
      <section aria-labelledby={links.id}>
        <h2 id={links.id}>{links.title}</h2>
        {links.id === "concert" && <PlayAll ids={links.songs.map(({ id }) => id)} />}
        <ol>
          {links.songs.map(({ id, facts }) => (
            <li key={id}>
              {id === current ? (
                <b aria-current="page">
                  <Names of={facts} />
                </b>
              ) : (
                <Link to={`/songs/${id}`}>
                  <Names of={facts} />
                </Link>
              )}
            </li>
          ))}
        </ol>
        {links.next && <Link to={links.next.to}>{links.next.text}</Link>}
      </section>
    )
  );
}

const Names = ({ of: names }: { of: ShownName[] }) =>
  names.map((name, at) => (
    <Fragment key={at}>
      {at > 0 && " · "}
      <Name of={name} />
    </Fragment>
  ));
