import { userContext, databaseContext } from "../../../web/context.ts";
import { changeRole, createRole, deleteRole } from "../../../data/users/role-writes.ts";
import { findRole, isRoleInUse, listRoles, type Role } from "../../../data/users/roles.ts";
import { oneOf, parseListPage } from "../../../domain/paging.ts";
import { roleForm, roleSorts } from "../../../domain/users/role.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { readFields, readForm } from "../../../web/form.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { RoleNames } from "../../../shell/role-names.tsx";
import { Link } from "../../../ui/link.tsx";
import { Day } from "../../../ui/day.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { listAddress } from "../../../lib/list-address.ts";
import { keepWithin, withoutDialog } from "../address.ts";
import { AdminPage, EmptyRows, ListPages, ListSearch } from "../admin-page.tsx";
import type { Route } from "./+types/roles";
import { RoleDialog } from "./role-dialog.tsx";

const path = "/admin/roles";

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext);
  const query = url.searchParams;
  const q = query.get("q") ?? "";
  const asked = parseListPage(query, roleSorts);
  const { rows, total } = await listRoles(db, { ...asked, search: q });
  keepWithin(url, asked.page, total);
  const dialog = oneOf(["none", "add", "edit", "delete"], query.get("dialog"));
  const open =
    dialog === "edit" || dialog === "delete" ? await findRole(db, query.get("id") ?? "") : null;
  const shown = dialog === "add" || open ? dialog : "none";
  const stays = dialog === "delete" && open ? await whyStays(db, open) : null;
  return { rows, total, page: asked.page, q, dialog: shown, open, stays };
}

/** Why a role cannot be deleted, or null. */
async function whyStays(db: Parameters<typeof isRoleInUse>[0], role: Role) {
  if (role.isSystem) return "admin.systemRoleStays" as const;
  return (await isRoleInUse(db, role.id)) ? ("admin.roleInUse" as const) : null;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const db = context.get(databaseContext);
  const { id: actorId } = context.get(userContext);
  const { act, ...submitted } = await readFields(request);
  const role = act === "add" ? null : await findRole(db, url.searchParams.get("id") ?? "");
  if (act !== "add" && !role) return rejectForm(context, { message: "admin.gone" }, 404);
  const say = (message: "admin.added" | "admin.changed" | "admin.deleted", name: string) =>
    redirectWithFlash(context, withoutDialog(url), { kind: "success", message, values: { name } });
  if (role && act === "delete") {
    const result = await deleteRole(db, role, actorId);
    if (result.ok) return say("admin.deleted", role.name);
    if (result.reason === "systemRole")
      return rejectForm(context, { message: "admin.systemRoleStays" }, 409);
    if (result.reason === "inUse") return rejectForm(context, { message: "admin.roleInUse" }, 409);
    return rejectForm(context, { message: "admin.gone" }, 404);
  }
  // The name of a system role is shown, not sent.
  const form = await readForm(request, roleForm);
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const { name } = form.value;
  const result = role
    ? await changeRole(db, role.id, form.value, actorId)
    : await createRole(db, crypto.randomUUID(), form.value, actorId);
  if (result.ok) return say(role ? "admin.changed" : "admin.added", name);
  if (result.reason === "exists")
    return rejectForm(context, { errors: { name: "admin.nameTaken" }, submitted }, 409);
  if (result.reason === "systemRole")
    return rejectForm(context, { message: "admin.systemRoleStays", submitted }, 409);
  return rejectForm(context, { message: "admin.gone", submitted }, 404);
}

export default function Roles({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const { rows, total, page, q, dialog, open, stays } = loaderData;
  const here = { q, page };
  const closeTo = listAddress(path, here);
  const to = (name: string, id?: string) => listAddress(path, { ...here, dialog: name, id });
  return (
    <AdminPage title="admin.rolesTitle" lead="admin.rolesLead" path={path}>
      <ListSearch path={path} label="admin.rolesSearch" q={q} />
      <p className="actions">
        <Link to={to("add")} className="button" preventScrollReset>
          <Icon name="plus" />
          {t("admin.roleAdd")}
        </Link>
      </p>
      {rows.length === 0 ? (
        <EmptyRows text="admin.noneFound" clear={path} />
      ) : (
        <table className="fold">
          <thead>
            <tr>
              <th scope="col">{t("admin.role")}</th>
              <th scope="col">{t("admin.description")}</th>
              <th scope="col">{t("admin.created")}</th>
              <th scope="col">{t("column.actions")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((role) => (
              <tr key={role.id}>
                <th scope="row">
                  <RoleNames roles={[role.name]} />{" "}
                  {role.isSystem && <span className="badge">{t("admin.system")}</span>}
                  <small className="hint">{role.id}</small>
                </th>
                <td data-label={t("admin.description")} className="cut">
                  {role.description || "–"}
                </td>
                <td data-label={t("admin.created")}>
                  <Day date={role.createdAt.getTime()} />
                </td>
                <td className="row-actions">
                  <Link
                    to={to("edit", role.id)}
                    className="icon-button"
                    aria-label={t("admin.editOf", { name: role.name })}
                    preventScrollReset
                  >
                    <Icon name="edit" />
                  </Link>
                  {role.isSystem ? (
                    <span className="hint">{t("admin.systemRole")}</span>
                  ) : (
                    <Link
                      to={to("delete", role.id)}
                      className="icon-button"
                      aria-label={t("admin.deleteOf", { name: role.name })}
                      preventScrollReset
                    >
                      <Icon name="trash" />
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ListPages path={path} state={here} page={page} total={total} shown={rows.length} />
      {dialog !== "none" && (
        <RoleDialog
          key={`${dialog} ${open?.id}`}
          dialog={dialog}
          role={open}
          stays={stays}
          formErrors={actionData?.formErrors}
          closeTo={closeTo}
        />
      )}
    </AdminPage>
  );
}
