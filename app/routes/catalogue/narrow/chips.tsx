import { useI18n } from "../../../i18n/provider.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { Name } from "../../../ui/name.tsx";
import type { Chip } from "./chips.server.ts";

export function Chips({ chips }: { chips: Chip[] }) {
  const { t } = useI18n();
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t("search.filters")}>
      {chips.map(({ label, name, remove, to }) => (
        <li key={to}>
          <Link to={to} aria-label={remove}>
            <small>{label}</small> <Name of={name} />
            <Icon name="close" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
