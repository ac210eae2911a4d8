import { Link } from "./link.tsx";

interface Props {
  label: string;
  all: string;
  chosen: string | null;
  values: [value: string, label: string][];
  path: (value: string | null) => string;
  /** Whether the values are single letters. */
  isLetters?: boolean;
}

export function Choices({ label, all, chosen, values, path, isLetters }: Props) {
  return (
    <nav className={isLetters ? "sorts letters" : "sorts"} aria-label={label}>
      <span>{label}</span>
      {[[null, all] as const, ...values].map(([value, name]) => (
        <Link
          key={name}
          to={path(value)}
          lang={isLetters && /^[A-Z]$/.test(name) ? "en" : undefined}
          aria-current={value === chosen ? "true" : undefined}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
