import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { UserMenu } from "./user-menus.server.ts";
import { NavLinks } from "../../ui/nav-links.tsx";

export function UserMenus({ menus }: { menus: UserMenu[] }) {
  const { t } = useI18n();
  return menus.map(({ name, items }) => (
    <Menu
      key={name}
      id={name.slice(4)}
      button={
        <>
          {t(name)}
          <Icon name="chevron-down" />
        </>
      }
    >
      <NavLinks items={items} />
    </Menu>
  ));
}

export function UserNavigation({ menus }: { menus: UserMenu[] }) {
  const { t } = useI18n();
  return menus.map(({ name, items }) => (
    <section key={name} aria-label={t(name)}>
      <p className="menu-group">{t(name)}</p>
      <NavLinks items={items} />
    </section>
  ));
}
