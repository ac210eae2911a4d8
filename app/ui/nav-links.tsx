import { useLocation } from "react-router";
import type { KeyIn } from "../i18n/messages.ts";
import { useI18n } from "../i18n/provider.tsx";
import { Link } from "./link.tsx";

type NavItem = readonly [to: string, name: KeyIn<never>, ...rest: unknown[]];

export function NavLinks(props: { items: readonly NavItem[]; prefetch?: boolean }) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  return props.items.map(([to, name]) => (
    <Link
      key={to}
      to={to}
      prefetch={props.prefetch}
      aria-current={to === pathname ? "page" : undefined}
    >
      {t(name)}
    </Link>
  ));
}
