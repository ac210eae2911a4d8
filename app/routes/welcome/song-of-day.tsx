import { Link } from "../../ui/link.tsx";
import { Name } from "../../ui/name.tsx";
import type { Today } from "./today.server.ts";

export function SongOfDay({ title, today }: { title: string; today: Today }) {
  const { entry, line } = today;
  return (
    <figure className="palm-leaf">
      {line && (
        <blockquote lang={line.lang}>
          <Link to={line.to} prefetch>
            {line.parts.join("")}
          </Link>
        </blockquote>
      )}
      <figcaption>
        <span>{title}</span>
        <Link to={`/songs/${entry.id}`} prefetch>
          <Name of={entry.short} />
        </Link>
        {entry.raaga && <Name of={entry.raaga} />}
      </figcaption>
    </figure>
  );
}
