import { Link, NavLink, useLocation } from "react-router";
import { archive } from "../archive.ts";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { RoleNames } from "./role-names.tsx";
import { SearchBox } from "./search-box.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

const places = [
  ["/", "nav.welcome"],
  ["/home", "nav.songs"],
  ["/search", "nav.search"],
] as const;

function Places() {
  const { t } = useI18n();
  return places.map(([to, name]) => (
    <NavLink key={to} to={to} end prefetch="intent">
      {t(name)}
    </NavLink>
  ));
}

function Doors() {
  const { t } = useI18n();
  return (
    <>
      <Link to="/login" className="button quiet">
        {t("nav.login")}
      </Link>
      <Link to="/signup" className="button">
        {t("nav.signup")}
      </Link>
    </>
  );
}

function UserMenu({ user }: { user: User }) {
  const { t } = useI18n();
  return (
    <>
      <button
        type="button"
        className="icon-button"
        popoverTarget="user-menu"
        aria-label={t("nav.user")}
      >
        <Icon name="user" />
      </button>
      <div id="user-menu" popover="auto" className="menu">
        <p className="menu-name">
          <b>{user.name}</b>
          <br />
          <RoleNames roles={user.roles} />
        </p>
        <a href="/account">{t("nav.account")}</a>
        <form method="post" action="/logout">
          <button type="submit">{t("nav.logout")}</button>
        </form>
      </div>
    </>
  );
}

interface User {
  name: string;
  roles: string[];
}

export function Header({ user }: { user: User | null }) {
  const { t } = useI18n();
  const { key } = useLocation();
  return (
    <header className="site-header">
      <div className="bar">
        <Link to="/" className="brand">
          <img src="/favicon.svg" alt="" width="32" height="32" fetchPriority="low" />
          <span>{archive.title}</span>
        </Link>
        <nav className="places" aria-label={t("nav.label")}>
          <Places />
        </nav>
        <SearchBox />
        <ThemeToggle />
        <LanguageMenu />
        {user ? (
          <UserMenu user={user} />
        ) : (
          <div className="doors">
            <Doors />
          </div>
        )}
        <button
          type="button"
          className="icon-button menu-button"
          popoverTarget="site-menu"
          aria-label={t("nav.menu")}
        >
          <Icon name="menu" />
        </button>
      </div>
      {/* A new one for every page: it closes when one of its links was followed. */}
      <div key={key} id="site-menu" popover="auto" className="menu site-menu">
        <nav aria-label={t("nav.menu")}>
          <Places />
          {!user && <Doors />}
        </nav>
      </div>
    </header>
  );
}
