import { hasPermission } from "../domain/users/permissions.ts";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu } from "./menu.tsx";
import { NavLinks } from "../ui/nav-links.tsx";

const groups = [
  {
    name: "nav.songMenu",
    items: [
      ["/my-collection", "nav.collection", "keepCollection"],
      ["/songs/add", "nav.addSong", "addSongs"],
    ],
  },
  {
    name: "nav.admin",
    items: [
      ["/admin", "nav.overview", "administer"],
      ["/admin/raaga", "nav.raagas", "administer"],
      ["/admin/taala", "nav.taalas", "administer"],
      ["/admin/same", "nav.same", "administer"],
      ["/admin/merges", "nav.merges", "administer"],
      ["/admin/users", "nav.users", "administer"],
      ["/admin/roles", "nav.roles", "administer"],
      ["/admin/approvals", "nav.approvals", "administer"],
    ],
  },
] as const;

function groupsFor(roles: string[]) {
  return groups
    .map(({ items, ...group }) => ({
      ...group,
      items: items.filter(([, , permission]) => hasPermission(roles, permission)),
    }))
    .filter(({ items }) => items.length > 0);
}

export function UserMenus({ roles }: { roles: string[] }) {
  const { t } = useI18n();
  return groupsFor(roles).map(({ name, items }) => (
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

export function UserNavigation({ roles }: { roles: string[] }) {
  const { t } = useI18n();
  return groupsFor(roles).map(({ name, items }) => (
    <section key={name} aria-label={t(name)}>
      <p className="menu-group">{t(name)}</p>
      <NavLinks items={items} />
    </section>
  ));
}
