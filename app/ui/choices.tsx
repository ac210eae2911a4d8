import { Link } from "./link.tsx";

interface Props {
  label: string;
  all: string;
  chosen: string | null;
  values: [value: string, label: string][];
  path: (value: string | null) => string;
}

export function Choices({ label, all, chosen, values, path }: Props) {
  return (
    <nav className="sorts" aria-label={label}>
      <span>{label}</span>
      {[[null, all] as const, ...values].map(([value, name]) => (
        <Link
          key={name}
          to={path(value)}
          aria-current={value === chosen ? "true" : undefined}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
