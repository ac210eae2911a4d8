import { useSyncExternalStore } from "react";
import { heardKey, readHeard } from "../../../domain/kept/heard.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { forgetHistory } from "../../../player/playback/forget-history.ts";
import { findPosition } from "../../../player/playback/positions.ts";
import { watchHistory } from "../../../player/storage/history.ts";
import { readLocal } from "../../../ui/read-local.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useEntries } from "../device/use-entries.ts";
import { HeardList } from "./heard-list.tsx";

/** What was heard on this device. */
export function HeardHere() {
  const { t } = useI18n("heard");
  const isHydrated = useHydrated();
  const stored = useSyncExternalStore(
    watchHistory,
    () => readLocal(heardKey),
    () => null,
  );
  const heard = readHeard(stored);
  const { entries, retry } = useEntries(heard.map(({ songId }) => songId));
  const songs = heard.flatMap(({ songId, at }) => {
    const entry = entries.get(songId);
    return entry ? [{ ...entry, heardAt: at, leftAtSeconds: findPosition(songId) }] : [];
  });
  const isLoading = songs.length === 0 && heard.some(({ songId }) => !entries.has(songId));
  return (
    <>
      <noscript>
        <p>{t("heard.noScript")}</p>
      </noscript>
      {retry && (
        <div role="alert" className="problems">
          <p>{t("heard.loadFailed")}</p>
          <button type="button" className="button quiet" onClick={retry}>
            {t("scroll.retry")}
          </button>
        </div>
      )}
      {isHydrated && !isLoading && (
        <HeardList songs={songs}>
          <button type="button" className="button quiet" onClick={forgetHistory}>
            {t("heard.clear")}
          </button>
        </HeardList>
      )}
    </>
  );
}
