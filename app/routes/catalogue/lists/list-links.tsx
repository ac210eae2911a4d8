import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";

export interface ListLink {
  to: string;
  text: string;
  current?: boolean;
  icon?: "sort-up" | "sort-down" | false;
}

interface Props {
  label: string;
  links: ListLink[];
  /** Whether the links, but for the first, are single letters. */
  isLetters?: boolean;
}

export const ListLinks = ({ label, links, isLetters }: Props) =>
  links.length > 0 && (
    <nav className={isLetters ? "sorts letters" : "sorts"} aria-label={label}>
      <span>{label}</span>
      {links.map(({ to, text, current, icon }) => (
        <Link
          key={text}
          to={to}
          lang={isLetters && /^[A-Z]$/.test(text) ? "en" : undefined}
          aria-current={current ? "true" : undefined}
          preventScrollReset
        >
          {text}
          {icon && <Icon name={icon} />}
        </Link>
      ))}
    </nav>
  );
