import type { ComponentType } from "react";
import type { DetailedEntry, DetailedList } from "../../../data/music/reference-list.ts";
import { listPath } from "../../../lib/list-path.ts";
import { AddLink, AdminPage, EmptyRows, ListPages, ListSearch } from "../admin-page.tsx";
import { CsvLinks } from "../csv/csv-links.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { EntryRows } from "./entry-rows.tsx";
import type { ActionData, ListData } from "./list-data.ts";
import type { EntryFieldsProps } from "./raaga-fields.tsx";

export function ReferenceListPage<Entry extends DetailedEntry>(props: {
  kind: DetailedList["key"];
  list: ListData<Entry>;
  actionData: ActionData | undefined;
  Fields: ComponentType<EntryFieldsProps<Entry>>;
}) {
  const { kind, list, actionData, Fields } = props;
  const { rows, q, page, total, sortBy, direction } = list;
  const path = `/admin/${kind}`;
  const order = sortBy === "id" && direction === "asc" ? {} : { sortBy, direction };
  const here = { q, ...order, page };
  const toDialog = (dialog: string, id?: string) => listPath(path, { ...here, dialog, id });
  return (
    <AdminPage
      title={`admin.${kind}Title`}
      lead={`admin.${kind}Lead`}
      path={path}
      acts={
        <>
          <CsvLinks kind={kind} />
          <AddLink to={toDialog("add")} label="admin.add" />
        </>
      }
    >
      <ListSearch path={path} label="admin.entrySearch" q={q} keep={order} />
      {rows.length === 0 ? (
        <EmptyRows
          text={q ? "admin.noneFound" : "admin.noneYet"}
          clear={q || page > 1 ? path : undefined}
        />
      ) : (
        <EntryRows kind={kind} list={list} toDialog={toDialog} />
      )}
      <ListPages path={path} state={here} page={page} total={total} shown={rows.length} />
      {list.dialog && (
        <EntryDialog
          key={`${list.dialog.kind} ${"id" in list.dialog ? list.dialog.id : ""}`}
          kind={kind}
          dialog={list.dialog}
          actionData={actionData}
          closeTo={listPath(path, here)}
          Fields={Fields}
        />
      )}
    </AdminPage>
  );
}
