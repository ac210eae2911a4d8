import { useState } from "react";
import { useLocation } from "react-router";
import { loadOfflineWords } from "../../i18n/offline-words.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/offline.css?url";
import { formatMoment } from "./formats.ts";
import type { ShowBeside } from "./show-beside.ts";

const words = await loadOfflineWords();

/** Says that the page is a copy, and from when, until another page is shown. */
export const showSavedNote = (show: ShowBeside): void =>
  show(
    <AreaI18nProvider messages={words}>
      <SavedNote savedAt={Number(document.documentElement.dataset.saved)} />
    </AreaI18nProvider>,
  );

function SavedNote({ savedAt }: { savedAt: number }) {
  const { t, language } = useI18n("offline");
  const { pathname } = useLocation();
  const [saved] = useState(pathname);
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed || pathname !== saved) return null;
  return (
    <aside className="panel saved-note" aria-label={t("offline.copyLabel")}>
      <Stylesheet href={stylesheet} />
      <p role="status">{t("offline.copy", { date: formatMoment(language, savedAt) })}</p>
      <button type="button" className="button quiet" onClick={() => setIsClosed(true)}>
        {t("offline.close")}
      </button>
    </aside>
  );
}
