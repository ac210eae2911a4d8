import { useLocation } from "react-router";
import type { Theme } from "../domain/preferences.ts";
import { useI18n } from "../i18n/provider.tsx";
import { savePreference } from "./save-preference.ts";
import { Icon } from "../ui/icon.tsx";

function showTheme(theme: Theme): void {
  savePreference({ theme });
  document.documentElement.dataset.theme = theme;
  document.documentElement.className = theme;
}

export function ThemeToggle() {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  const button = (theme: Theme, icon: string) => (
    <button
      type="submit"
      name="theme"
      value={theme}
      className={`icon-button to-${theme}`}
      aria-label={t(`theme.${theme}`)}
      title={t(`theme.${theme}`)}
      onClick={(event) => {
        event.preventDefault();
        showTheme(theme);
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <form method="post" action="/preferences" className="theme-toggle">
      <input type="hidden" name="returnTo" value={pathname + search} />
      {button("dark", "moon")}
      {button("light", "sun")}
    </form>
  );
}
