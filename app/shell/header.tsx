import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { archive } from "../archive.ts";
import brand from "../assets/brand.png?url";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { UserMenus, UserNavigation } from "./user/user-navigation.tsx";
import { Menu } from "../ui/menu.tsx";
import { NavLinks } from "../ui/nav-links.tsx";
import { Beside, lazyPart } from "../ui/part.tsx";
import { SearchBox } from "./search-box.tsx";
import type { Site } from "./site.server.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

const MenuLayer = lazyPart(() => import("./menu-layer.tsx"));

function LoginLinks() {
  const { t } = useI18n();
  return (
    <>
      <Link to="/login" className="button bare">
        {t("nav.login")}
      </Link>
      <Link to="/signup" className="button quiet">
        {t("nav.signup")}
      </Link>
    </>
  );
}

type User = NonNullable<Site["user"]>;

function UserMenu({ user }: { user: User }) {
  const { t } = useI18n();
  return (
    <Menu id="user-menu" button={<Icon name="user" />} label={t("nav.user")}>
      <p className="menu-name">
        <b>{user.username}</b>
        <br />
        {user.roleNames}
      </p>
      <Link to="/account">{t("nav.account")}</Link>
      <form method="post" action="/logout">
        <button type="submit">{t("nav.logout")}</button>
      </form>
    </Menu>
  );
}

export function Header({ user }: { user: User | null }) {
  const { t } = useI18n();
  const { key } = useLocation();
  const [menu, setMenu] = useState<Element | null>(null);
  const places = [
    ["/", t("nav.welcome")],
    ["/home", t("nav.songs")],
    ["/search", t("nav.search")],
  ] as const;
  const browse = [
    ["/raagas", t("nav.raagaList")],
    ["/taalas", t("nav.taalaList")],
    ["/people", t("nav.people")],
    ["/deities", t("nav.deities")],
    ["/concerts", t("nav.concerts")],
    ["/radio", t("nav.radio")],
  ] as const;
  return (
    <header
      className="site-header"
      onToggle={() => setMenu(document.querySelector(".menu:popover-open:not(:has(form))"))}
    >
      <div className="bar">
        <Link to="/" className="brand" lang="en">
          <img src={brand} alt="" width="32" height="32" fetchPriority="low" />
          <span>{archive.title}</span>
        </Link>
        <nav className="places" aria-label={t("nav.label")}>
          <NavLinks items={places} prefetch />
          <Menu
            key={`browse ${key}`}
            id="browse"
            button={
              <>
                {t("nav.browse")}
                <Icon name="chevron-down" />
              </>
            }
          >
            <NavLinks items={browse} prefetch />
          </Menu>
          {user && <UserMenus key={key} menus={user.menus} />}
        </nav>
        <Beside>
          <SearchBox />
        </Beside>
        <ThemeToggle />
        <LanguageMenu />
        {user ? (
          <UserMenu key={key} user={user} />
        ) : (
          <div className="doors">
            <LoginLinks />
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
      {menu && (
        <Beside>
          <Suspense>
            <MenuLayer menu={menu as HTMLElement} onClose={() => setMenu(null)} />
          </Suspense>
        </Beside>
      )}
      {/* A new key closes the menu after a navigation. */}
      <div key={key} id="site-menu" popover="auto" className="menu site-menu">
        <nav aria-label={t("nav.menu")}>
          <NavLinks items={[...places, ...browse]} prefetch />
          {user ? <UserNavigation menus={user.menus} /> : <LoginLinks />}
        </nav>
      </div>
    </header>
  );
}
