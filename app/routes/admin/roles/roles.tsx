import { databaseContext } from "../../../web/context.ts";
import { findRole, isRoleInUse, listRoles, type Role } from "../../../data/users/roles.ts";
import { oneOf, parseListPage } from "../../../domain/paging.ts";
import { roleSorts } from "../../../domain/users/role.ts";
import { listPath } from "../../../lib/list-path.ts";
import { languageOf } from "../../../web/language.ts";
import { redirectBeyondLastPage } from "../address.ts";
import { AddLink, AdminPage, EmptyRows, ListPages, ListSearch } from "../admin-page.tsx";
import type { Route } from "./+types/roles";
import { actOnRoles } from "./act-on-roles.server.ts";
import { describeRole } from "./describe-role.server.ts";
import { GoneDialog } from "../notice-dialog.tsx";
import { RoleTable } from "./role-table.tsx";
import { RoleDialog } from "./role-dialog.tsx";

const path = "/admin/roles";

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext);
  const query = url.searchParams;
  const q = query.get("q") ?? "";
  const listPage = parseListPage(query, roleSorts);
  const { rows: found, total } = await listRoles(db, { ...listPage, search: q });
  redirectBeyondLastPage(url, listPage.page, total);
  const dialog = oneOf(["none", "add", "edit", "delete"], query.get("dialog"));
  const open =
    dialog === "edit" || dialog === "delete" ? await findRole(db, query.get("id") ?? "") : null;
  const isGone = (dialog === "edit" || dialog === "delete") && !open;
  const shownDialog = isGone ? ("gone" as const) : dialog;
  const undeletable =
    dialog === "delete" && open ? await findReasonAgainstDeletion(db, open) : null;
  const rows = found.map((role) => describeRole(languageOf(context), role));
  return { rows, total, page: listPage.page, q, dialog: shownDialog, open, undeletable };
}

async function findReasonAgainstDeletion(db: Parameters<typeof isRoleInUse>[0], role: Role) {
  if (role.isSystem) return "admin.systemRoleStays" as const;
  return (await isRoleInUse(db, role.id)) ? ("admin.roleInUse" as const) : null;
}

export const action = actOnRoles;

export default function Roles({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, page, q, dialog, open, undeletable } = loaderData;
  const here = { q, page };
  const closeTo = listPath(path, here);
  const to = (name: string, id?: string) => listPath(path, { ...here, dialog: name, id });
  return (
    <AdminPage
      title="admin.rolesTitle"
      lead="admin.rolesLead"
      path={path}
      acts={<AddLink to={to("add")} label="admin.roleAdd" />}
    >
      <ListSearch path={path} label="admin.rolesSearch" q={q} />
      {rows.length === 0 ? (
        <EmptyRows text="admin.noneFound" clear={path} />
      ) : (
        <RoleTable roles={rows} to={to} />
      )}
      <ListPages path={path} state={here} page={page} total={total} shown={rows.length} />
      {dialog === "gone" && <GoneDialog closeTo={closeTo} />}
      {dialog !== "none" && dialog !== "gone" && (
        <RoleDialog
          key={`${dialog} ${open?.id}`}
          dialog={dialog}
          role={open}
          undeletable={undeletable}
          formErrors={actionData?.formErrors}
          closeTo={closeTo}
        />
      )}
    </AdminPage>
  );
}
