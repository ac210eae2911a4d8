import { useNavigate } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";

export function BackLink(props: { label: string; icon?: string; to?: string }) {
  const { label, icon, to = "/my-collection" } = props;
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      className="button quiet"
      onClick={(event) => {
        if (history.length <= 1) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {icon && <Icon name={icon} />}
      {label}
    </Link>
  );
}
