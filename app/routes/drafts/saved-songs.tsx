import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";
import type { SavedDraft } from "./rows/save-draft.server.ts";

export function SavedSongs({ saved, left }: { saved: readonly SavedDraft[]; left: number }) {
  const { t } = useI18n("drafts");
  return (
    <div role="status">
      {saved.length > 0 && (
        <div className="flash success drafts-saved">
          <p>{t("drafts.saved", { count: saved.length })}</p>
          <ul>
            {saved.map(({ songId, title }) => (
              <li key={songId}>
                <Link to={`/songs/${songId}`}>{title}</Link>
              </li>
            ))}
          </ul>
          {left > 0 && <p>{t("drafts.left", { count: left, save: t("drafts.save") })}</p>}
        </div>
      )}
    </div>
  );
}
