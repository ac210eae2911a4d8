import { Link } from "../../ui/link.tsx";
import { Name } from "../../ui/name.tsx";
import type { Today } from "./today.server.ts";

export function SongOfDay({ title, today }: { title: string; today: Today }) {
  const { entry, line, other } = today;
  return (
    <figure className="palm-leaf">
      <p>{title}</p>
      <blockquote lang={line.lang}>
        <Link to={line.to} prefetch>
          {line.text}
        </Link>
      </blockquote>
      <figcaption>
        {other && (
          <Link to={`/songs/${entry.id}`} lang={other.lang} prefetch>
            {typeof other.name === "string" ? other.name : <Name of={other.name} />}
          </Link>
        )}
        {entry.raaga && <Name of={entry.raaga} />}
      </figcaption>
    </figure>
  );
}
