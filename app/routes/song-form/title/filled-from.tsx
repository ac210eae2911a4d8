import { useI18n } from "../../../i18n/provider.tsx";

export interface Filled {
  title: string;
  fields: Map<string, string>;
}

const labels = {
  raagaId: "songForm.raaga",
  taalaId: "songForm.taala",
  lyrics: "songForm.lyrics",
} as const;

export function FilledFrom({ filled, onClear }: { filled: Filled | null; onClear: () => void }) {
  const { t } = useI18n("songs");
  const fields = Object.entries(labels).filter(([name]) => filled?.fields.has(name));
  return (
    <>
      <p className="hint" role="status">
        {filled &&
          t("songForm.filled", {
            title: filled.title,
            fields: fields.map(([, label]) => t(label)).join(", "),
          })}
      </p>
      {filled && (
        <div className="actions">
          <button type="button" className="button quiet" onClick={onClear}>
            {t("songForm.clearFilled")}
          </button>
        </div>
      )}
    </>
  );
}
