import { useI18n } from "../../i18n/provider.tsx";
import type { ShownRow as Row } from "./show-song-plan.server.ts";

export function RowTable({ rows }: { rows: Row[] }) {
  const { t } = useI18n("csv");
  return (
    <table className="fold">
      <thead>
        <tr>
          <th scope="col">{t("csv.rowNumber")}</th>
          <th scope="col">{t("csv.song")}</th>
          <th scope="col">{t("csv.what")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, name, outcome, notes, changes, dates }) => (
          <tr key={row}>
            <td data-label={t("csv.rowNumber")}>{row}</td>
            <th scope="row">{name || "–"}</th>
            <td data-label={t("csv.what")}>
              <span className={`badge ${outcome}`}>{t(`csv.will.${outcome}`)}</span>
              {dates.map(({ column, written, date }) => (
                <p key={column}>
                  <code>{column}</code> {t("csv.readAs", { written, read: date })}
                </p>
              ))}
              {changes.length > 0 && <Changes changes={changes} />}
              {notes.map(({ column, text }) => (
                <p key={`${column} ${text}`}>
                  {column && <code>{column}</code>} {text}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Changes({ changes }: { changes: Row["changes"] }) {
  const { t } = useI18n("csv");
  return (
    <dl className="csv-changes">
      {changes.map(({ column, before, after }) => (
        <div key={column}>
          <dt>
            <code>{column}</code>
          </dt>
          <dd>
            <small>{t("csv.before")}</small> <del>{before || t("csv.emptyCell")}</del>
          </dd>
          <dd>
            <small>{t("csv.after")}</small> <ins>{after || t("csv.emptyCell")}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
