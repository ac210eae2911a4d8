import type { DetailedEntry, DetailedList } from "../../../data/music/reference-list.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { MixedText } from "../../../ui/mixed-text.tsx";
import { MusicName } from "../../../ui/name.tsx";
import { Link } from "../../../ui/link.tsx";
import { RowActions } from "../row-actions.tsx";
import { SortLink } from "../sort-link.tsx";
import type { ListData } from "./list-data.ts";

const sortColumns = [
  ["id", "admin.name"],
  ["description", "admin.description"],
  ["songs", "admin.songs"],
] as const;

export function EntryRows<Entry extends DetailedEntry>(props: {
  kind: DetailedList["key"];
  list: ListData<Entry>;
  toDialog: (dialog: string, id: string) => string;
}) {
  const { t } = useI18n("admin");
  const { kind, list, toDialog } = props;
  const { rows, q, sortBy, direction } = list;
  const order = { sortBy, direction };
  // As in the table of songs, a column without values is shown only where it orders the rows.
  const isDescribed =
    sortBy === "description" ||
    rows.some(({ id, description }) => description && description !== id);
  const columns = sortColumns.filter(([by]) => by !== "description" || isDescribed);
  return (
    <table className="fold">
      <thead>
        <tr>
          {columns.map(([by, label]) => (
            <SortLink
              key={by}
              className={by === "songs" ? "number" : undefined}
              path={`/admin/${kind}`}
              state={{ q }}
              order={order}
              by={by}
              defaultBy="id"
            >
              {t(label)}
            </SortLink>
          ))}
          <th scope="col">{t("column.actions")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, description, native, songs }) => (
          <tr key={id}>
            <th scope="row">
              <MusicName native={native} roman={id} />
            </th>
            {isDescribed && (
              <td data-label={t("admin.description")} className="cut">
                {description !== id && <MixedText text={description} />}
              </td>
            )}
            <td data-label={t("admin.songs")} className="number">
              {songs > 0 ? <Link to={songsPath(kind, id)}>{songs}</Link> : songs}
            </td>
            <td className="row-actions">
              <RowActions name={native ?? id} to={(dialog) => toDialog(dialog, id)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const songsPath = (kind: DetailedList["key"], id: string) =>
  `/search?${new URLSearchParams({ [`${kind}Description`]: id, searched: "true" })}`;
