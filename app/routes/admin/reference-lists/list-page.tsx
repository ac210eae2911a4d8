import type { DetailedList } from "../../../domain/music/reference-entry.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { listAddress } from "../address.ts";
import { AdminPage, EmptyRows, ListPages, ListSearch } from "../admin-page.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { SortLink } from "../sort-link.tsx";
import type { Answer, ListData } from "./list-data.ts";

/** The screen of a list: raagas and taalas look alike. */
export function ReferenceListPage(props: {
  kind: DetailedList;
  list: ListData;
  answer: Answer | undefined;
}) {
  const { t } = useI18n("admin");
  const { kind, list, answer } = props;
  const { rows, q, page, total, sortBy, direction } = list;
  const path = `/admin/${kind}`;
  const order = sortBy === "id" && direction === "asc" ? {} : { sortBy, direction };
  const here = { q, ...order, page };
  const to = (dialog: string, id?: string) => listAddress(path, { ...here, dialog, id });
  return (
    <AdminPage title={`admin.${kind}Title`} lead={`admin.${kind}Lead`} path={path}>
      <ListSearch path={path} label="admin.lookupSearch" q={q} keep={order} />
      <p className="actions">
        <Link to={to("add")} className="button" preventScrollReset>
          <Icon name="plus" />
          {t("admin.add")}
        </Link>
        <Link to={`${path}/import`} className="button quiet">
          {t("admin.uploadCsv")}
        </Link>
        <a href={`${path}/export`} className="button quiet" download>
          {t("admin.export")}
        </a>
        <a href={`${path}/export?bom=1`} className="button quiet" download>
          {t("admin.exportExcel")}
        </a>
      </p>
      {rows.length === 0 ? (
        <EmptyRows
          text={q ? "admin.noneFound" : "admin.noneYet"}
          clear={q || page > 1 ? path : undefined}
        />
      ) : (
        <table className="fold">
          <thead>
            <tr>
              <SortLink path={path} state={{ q }} order={{ sortBy, direction }} by="id" first="id">
                {t("admin.name")}
              </SortLink>
              <SortLink
                path={path}
                state={{ q }}
                order={{ sortBy, direction }}
                by="description"
                first="id"
              >
                {t("admin.description")}
              </SortLink>
              <SortLink
                path={path}
                state={{ q }}
                order={{ sortBy, direction }}
                by="songs"
                first="id"
              >
                {t("admin.songs")}
              </SortLink>
              <th scope="col">{t("column.actions")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, description, songs }) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                <td data-label={t("admin.description")} className="cut">
                  {description}
                </td>
                <td data-label={t("admin.songs")}>
                  {songs > 0 ? <Link to={songsOf(kind, id)}>{songs}</Link> : songs}
                </td>
                <td className="row-actions">
                  <Link
                    to={to("edit", id)}
                    className="icon-button"
                    aria-label={t("admin.editOf", { name: id })}
                    preventScrollReset
                  >
                    <Icon name="edit" />
                  </Link>
                  <Link
                    to={to("delete", id)}
                    className="icon-button"
                    aria-label={t("admin.deleteOf", { name: id })}
                    preventScrollReset
                  >
                    <Icon name="trash" />
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ListPages path={path} state={here} page={page} total={total} shown={rows.length} />
      {list.dialog && (
        <EntryDialog
          key={`${list.dialog.kind} ${"id" in list.dialog ? list.dialog.id : ""}`}
          kind={kind}
          dialog={list.dialog}
          answer={answer}
          closeTo={listAddress(path, here)}
        />
      )}
    </AdminPage>
  );
}

const songsOf = (kind: DetailedList, id: string) =>
  `/search?${new URLSearchParams({ [`${kind}Description`]: id, searched: "true" })}`;
