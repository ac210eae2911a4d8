import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { UserMenu } from "./user-menus.server.ts";
import { NavLinks } from "../../ui/nav-links.tsx";

export function UserMenus({ menus }: { menus: UserMenu[] }) {
  return menus.map(({ id, name, items }) => (
    <Menu
      key={id}
      id={id}
      button={
        <>
          {name}
          <Icon name="chevron-down" />
        </>
      }
    >
      <NavLinks items={items} />
    </Menu>
  ));
}

export function UserNavigation({ menus }: { menus: UserMenu[] }) {
  return menus.map(({ id, name, items }) => (
    <section key={id} aria-label={name}>
      <p className="menu-group">{name}</p>
      <NavLinks items={items} />
    </section>
  ));
}
