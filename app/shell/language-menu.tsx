import { useLocation } from "react-router";
import { languageNames, languages } from "../archive.ts";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";

function withoutLanguage(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete("lng");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

export function LanguageMenu() {
  const { t, language } = useI18n();
  const { pathname, search } = useLocation();
  return (
    <>
      <button
        type="button"
        className="icon-button language-button"
        popoverTarget="language-menu"
        aria-label={`${t("language.menu")}: ${language}`}
      >
        <Icon name="globe" />
        <span aria-hidden="true">{language}</span>
      </button>
      <div id="language-menu" popover="auto" className="menu">
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
        </form>
      </div>
    </>
  );
}
