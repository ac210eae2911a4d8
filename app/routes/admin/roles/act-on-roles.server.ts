import { changeRole, createRole, deleteRole } from "../../../data/users/role-writes.ts";
import { findRole } from "../../../data/users/roles.ts";
import { roleForm } from "../../../domain/users/role.ts";
import { databaseContext, userContext } from "../../../web/context.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { readFields, readForm } from "../../../web/form.server.ts";
import { withoutDialog } from "../address.ts";
import type { Route } from "./+types/roles";

export async function actOnRoles({
  request,
  context,
  url,
}: Pick<Route.ActionArgs, "request" | "context" | "url">) {
  const db = context.get(databaseContext);
  const { id: actorId } = context.get(userContext);
  const { act, ...submitted } = await readFields(request);
  const role = act === "add" ? null : await findRole(db, url.searchParams.get("id") ?? "");
  if (act !== "add" && !role) return rejectForm(context, { message: "admin.gone" }, 404);
  const done = (message: "admin.added" | "admin.changed" | "admin.deleted", name: string) =>
    redirectWithFlash(context, withoutDialog(url), { kind: "success", message, values: { name } });
  if (role && act === "delete") {
    const result = await deleteRole(db, role, actorId);
    if (result.ok) return done("admin.deleted", role.name);
    if (result.reason === "systemRole")
      return rejectForm(context, { message: "admin.systemRoleStays" }, 409);
    if (result.reason === "inUse") return rejectForm(context, { message: "admin.roleInUse" }, 409);
    return rejectForm(context, { message: "admin.gone" }, 404);
  }
  // The form shows the name of a system role but does not submit it.
  const form = await readForm(request, roleForm);
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const { name } = form.value;
  const result = role
    ? await changeRole(db, role.id, form.value, actorId)
    : await createRole(db, crypto.randomUUID(), form.value, actorId);
  if (result.ok) return done(role ? "admin.changed" : "admin.added", name);
  if (result.reason === "exists")
    return rejectForm(context, { errors: { name: "admin.nameTaken" }, submitted }, 409);
  if (result.reason === "systemRole")
    return rejectForm(context, { message: "admin.systemRoleStays", submitted }, 409);
  return rejectForm(context, { message: "admin.gone", submitted }, 404);
}
