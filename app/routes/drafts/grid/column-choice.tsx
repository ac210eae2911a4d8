import { songFields } from "../../../domain/songs/song-fields.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { type Columns, freeColumns, showColumn } from "./columns.ts";

export function ColumnChoice({ columns }: { columns: Columns }) {
  const { t } = useI18n("drafts");
  return (
    <details className="drafts-columns needs-script">
      <summary>{t("drafts.columns")}</summary>
      <ul>
        {freeColumns.map((field) => (
          <li key={field}>
            <label>
              <input
                type="checkbox"
                checked={columns.shown.includes(field)}
                onChange={({ currentTarget }) => showColumn(field, currentTarget.checked)}
              />{" "}
              {t(songFields[field].label)}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
