import type { FieldChanges } from "../../domain/songs/song-revision.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";
import { describeChange, type HistoryLists } from "../song-form/changes/describe-change.ts";

interface Props {
  songs: readonly { id: number; title: string; fields: FieldChanges }[];
  lists: HistoryLists;
}

export function BatchedSongs({ songs, lists }: Props) {
  const { t, language } = useI18n("batch");
  return (
    <div className="batch-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("songForm.titleLabel")}</th>
            <th scope="col">{t("batch.field")}</th>
            <th scope="col">{t("history.from")}</th>
            <th scope="col">{t("history.to")}</th>
          </tr>
        </thead>
        {songs.map(({ id, title, fields }) => {
          const rows = describeChange(fields, { t, language, lists });
          return (
            <tbody key={id}>
              {rows.map(({ label, before, after }, at) => (
                <tr key={label}>
                  {at === 0 && (
                    <th scope="rowgroup" rowSpan={rows.length}>
                      <Link to={`/songs/${id}`}>{title}</Link>
                    </th>
                  )}
                  <td>{t(label)}</td>
                  <td>{before || t("history.nothing")}</td>
                  <td>{after || t("history.nothing")}</td>
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}
