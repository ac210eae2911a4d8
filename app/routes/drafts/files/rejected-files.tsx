import { useI18n } from "../../../i18n/provider.tsx";
import type { ShownRejection } from "./use-files.ts";

export function RejectedFiles({ rejected }: { rejected: readonly ShownRejection[] }) {
  const { t } = useI18n("drafts");
  return (
    <div role="alert">
      {rejected.length > 0 && (
        <div className="problems">
          <p>{t("drafts.rejected")}</p>
          <ul>
            {rejected.map(({ name, message, onAdd }) => (
              <li key={name}>
                {t("drafts.rejectedFile", { name, message })}
                {onAdd && (
                  <button type="button" className="button quiet" onClick={onAdd}>
                    {t("drafts.addAlike")}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
