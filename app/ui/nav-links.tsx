import { useLocation } from "react-router";
import { Link } from "./link.tsx";

type NavItem = readonly [to: string, text: string];

export function NavLinks(props: { items: readonly NavItem[]; prefetch?: boolean }) {
  const { pathname } = useLocation();
  return props.items.map(([to, text]) => (
    <Link
      key={to}
      to={to}
      prefetch={props.prefetch}
      aria-current={to === pathname ? "page" : undefined}
    >
      {text}
    </Link>
  ));
}
