import { useI18n } from "../../../i18n/provider.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { Link } from "../../../ui/link.tsx";
import { AddLink, AdminPage, EmptyRows, ListPages, ListSearch } from "../admin-page.tsx";
import { CsvLinks } from "../csv/csv-links.tsx";
import { GoneDialog } from "../notice-dialog.tsx";
import type { Route } from "./+types/short-list";
import { actOnShortList } from "./act.server.ts";
import { listNames, shortListPath, shortLists, titleOf } from "../short-list-names.ts";
import { loadShortList } from "./load.server.ts";
import { ShortListDialog } from "./short-list-dialog.tsx";
import { ShortListRows } from "./short-list-rows.tsx";

export const loader = loadShortList;
export const action = actOnShortList;

export default function ShortListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const { name, rows, q, page, total, dialog, entry } = loaderData;
  const list = shortLists[name];
  const path = shortListPath(name);
  const here = { q, page };
  const toDialog = (kind: string, id?: string) => listPath(path, { ...here, dialog: kind, id });
  return (
    <AdminPage
      title={titleOf(list)}
      lead={`admin.${list.key}Lead`}
      path={path}
      acts={
        list.canGrow && (
          <>
            {list.key === "deity" && <CsvLinks kind={list.key} />}
            <AddLink to={toDialog("add")} label="admin.add" />
          </>
        )
      }
    >
      <nav className="tabs" aria-label={t("admin.lists")}>
        {listNames.map((one) => (
          <Link key={one} to={shortListPath(one)} aria-current={one === name ? "page" : undefined}>
            {t(titleOf(shortLists[one]))}
          </Link>
        ))}
      </nav>
      <ListSearch path={path} label="admin.entrySearch" q={q} />
      {rows.length === 0 ? (
        <EmptyRows text={q ? "admin.noneFound" : "admin.noneYet"} clear={q ? path : undefined} />
      ) : (
        <ShortListRows list={list} rows={rows} toDialog={toDialog} />
      )}
      <ListPages path={path} state={here} page={page} total={total} shown={rows.length} />
      {dialog === "gone" && <GoneDialog closeTo={listPath(path, here)} />}
      {dialog !== "none" && dialog !== "gone" && (
        <ShortListDialog
          key={`${dialog} ${entry?.id ?? ""}`}
          list={list}
          dialog={dialog}
          entry={entry}
          formErrors={actionData?.formErrors}
          closeTo={listPath(path, here)}
        />
      )}
    </AdminPage>
  );
}
