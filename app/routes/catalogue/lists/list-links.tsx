import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";

export interface ListLink {
  to: string;
  text: string;
  current?: boolean;
  icon?: "sort-up" | "sort-down" | false;
}

export const ListLinks = ({ label, links }: { label: string; links: ListLink[] }) =>
  links.length > 0 && (
    <nav className="sorts" aria-label={label}>
      <span>{label}</span>
      {links.map(({ to, text, current, icon }) => (
        <Link key={text} to={to} aria-current={current ? "true" : undefined} preventScrollReset>
          {text}
          {icon && <Icon name={icon} />}
        </Link>
      ))}
    </nav>
  );
