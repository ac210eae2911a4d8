import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { Name } from "../../../ui/name.tsx";
import type { ShownLead, ShownPart } from "./understood.server.ts";

export function Understood({
  parts,
  label,
  note,
}: {
  parts: ShownPart[];
  label: string;
  note: string | null;
}) {
  if (parts.length === 0) return null;
  return (
    <section className="understood" aria-label={label}>
      <p>{label}</p>
      <ul>
        {parts.map(({ name, kind, without, others }) => (
          <li key={without.to}>
            <span className="chip">
              <span>
                <Name of={name} />
              </span>{" "}
              <small>{kind}</small>
              <Link to={without.to} aria-label={without.label}>
                <Icon name="close" />
              </Link>
            </span>
            {others.map(({ text, to }) => (
              <Link key={to} to={to}>
                {text}
              </Link>
            ))}
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </section>
  );
}

export function Leads({ leads, label }: { leads: ShownLead[]; label: string }) {
  if (leads.length === 0) return null;
  return (
    <nav className="suggestion-list" aria-label={label}>
      <p>{label}</p>
      <ul>
        {leads.map(({ text, count, to }) => (
          <li key={to}>
            <Link to={to}>{text}</Link> <small>{count}</small>
          </li>
        ))}
      </ul>
    </nav>
  );
}
