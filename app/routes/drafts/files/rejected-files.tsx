import { useI18n } from "../../../i18n/provider.tsx";

export function RejectedFiles({ rejected }: { rejected: { name: string; message: string }[] }) {
  const { t } = useI18n("drafts");
  return (
    <div role="alert">
      {rejected.length > 0 && (
        <div className="problems">
          <p>{t("drafts.rejected")}</p>
          <ul>
            {rejected.map((file) => (
              <li key={file.name}>{t("drafts.rejectedFile", { ...file })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
