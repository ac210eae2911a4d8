import { useLocation } from "react-router";
import { hasPermission } from "../domain/users/permissions.ts";
import { useI18n } from "../i18n/provider.tsx";
import { Link } from "../ui/link.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu } from "./menu.tsx";

const groups = [
  {
    id: "songs-menu",
    name: "nav.songMenu",
    places: [
      ["/my-collection", "nav.collection", "keepCollection"],
      ["/songs/add", "nav.addSong", "addSongs"],
    ],
  },
  {
    id: "admin-menu",
    name: "nav.admin",
    places: [
      ["/admin", "nav.overview", "administer"],
      ["/admin/raaga", "nav.raagas", "administer"],
      ["/admin/taala", "nav.taalas", "administer"],
      ["/admin/users", "nav.users", "administer"],
      ["/admin/roles", "nav.roles", "administer"],
      ["/admin/approvals", "nav.approvals", "administer"],
    ],
  },
] as const;

function groupsFor(roles: string[]) {
  return groups
    .map(({ places, ...group }) => ({
      ...group,
      places: places.filter(([, , permission]) => hasPermission(roles, permission)),
    }))
    .filter(({ places }) => places.length > 0);
}

type Places = ReturnType<typeof groupsFor>[number]["places"];

function Links({ places }: { places: Places }) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  return places.map(([to, name]) => (
    <Link key={to} to={to} aria-current={to === pathname ? "page" : undefined}>
      {t(name)}
    </Link>
  ));
}

export function UserMenus({ roles }: { roles: string[] }) {
  const { t } = useI18n();
  return groupsFor(roles).map(({ id, name, places }) => (
    <Menu
      key={id}
      id={id}
      button={
        <>
          {t(name)}
          <Icon name="chevron-down" />
        </>
      }
    >
      <Links places={places} />
    </Menu>
  ));
}

export function UserNavigation({ roles }: { roles: string[] }) {
  const { t } = useI18n();
  return groupsFor(roles).map(({ id, name, places }) => (
    <section key={id} aria-label={t(name)}>
      <p className="menu-group">{t(name)}</p>
      <Links places={places} />
    </section>
  ));
}
