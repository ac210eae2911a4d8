import { useLocation } from "react-router";
import { languageNames, languages } from "../archive.ts";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu } from "../ui/menu.tsx";
import { useRootData } from "./use-site.ts";

function withoutLanguage(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete("lng");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

export function LanguageMenu() {
  const { t, language } = useI18n();
  const { pathname, search } = useLocation();
  const hasRoman = useRootData()?.hasRoman ?? false;
  return (
    <Menu
      id="language-menu"
      button={
        <>
          <Icon name="globe" />
          <span aria-hidden="true">{language}</span>
        </>
      }
      label={`${t("language.menu")}: ${language}`}
    >
      <form method="post" action="/preferences">
        <input type="hidden" name="returnTo" value={withoutLanguage(pathname, search)} />
        {languages.map((code) => (
          <button
            type="submit"
            key={code}
            name="lng"
            value={code}
            lang={code}
            aria-current={code === language ? "true" : undefined}
          >
            <Icon name={`flag-${languageNames[code].flag}`} className="flag" />
            {languageNames[code].name}
            {code === language && <Icon name="check" />}
          </button>
        ))}
        {language !== "en" && (
          <button
            type="submit"
            name="roman"
            value={hasRoman ? "hidden" : "shown"}
            aria-pressed={hasRoman}
          >
            {t("language.roman")}
            {hasRoman && <Icon name="check" />}
          </button>
        )}
      </form>
    </Menu>
  );
}
