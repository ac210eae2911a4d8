import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";

export function IconLink({ to, icon, label }: { to: string; icon: string; label: string }) {
  return (
    <Link to={to} className="icon-button" aria-label={label} preventScrollReset>
      <Icon name={icon} />
    </Link>
  );
}
