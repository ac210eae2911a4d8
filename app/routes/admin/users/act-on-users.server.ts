import { data } from "react-router";
import { userContext, databaseContext } from "../../../web/context.ts";
import { findUser } from "../../../data/users/user-list.ts";
import { parseId } from "../../../domain/paging.ts";
import { readFields, readFormData } from "../../../web/form.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { servicesOf } from "../../../web/services.server.ts";
import { changeRoles, deleteOtherUser } from "../../../operations/users/manage-users.ts";
import { withoutDialog } from "../address.ts";
import { decideRequest } from "../decide-request.server.ts";
import type { Route } from "./+types/users";

type Args = Pick<Route.ActionArgs, "request" | "context" | "url">;

export async function actOnUsers(args: Args) {
  const { act } = await readFields(args.request);
  switch (act) {
    case "approve":
      return decideRequest(args, "approved");
    case "reject":
      return decideRequest(args, "rejected");
    case "roles":
      return saveRoles(args);
    case "delete":
      return deleteUser(args);
    default:
      throw data(null, { status: 400 });
  }
}

function rejectChange(
  context: Args["context"],
  reason: string,
  submitted?: Record<string, string>,
) {
  switch (reason) {
    case "denied":
      return rejectForm(context, { message: "form.denied", submitted }, 403);
    case "lastAdministrator":
      return rejectForm(context, { message: "admin.lastAdministrator", submitted }, 409);
    case "ownAccount":
      return rejectForm(context, { message: "admin.ownAccount", submitted }, 409);
    default:
      return rejectForm(context, { message: "admin.gone", submitted }, 404);
  }
}

const findAddressedUser = async ({ context, url }: Args) => {
  const id = parseId(url.searchParams.get("id"));
  return id === null ? null : findUser(context.get(databaseContext), id);
};

async function saveRoles(args: Args) {
  const { request, context, url } = args;
  const form = await readFormData(request);
  const user = await findAddressedUser(args);
  if (!user) return rejectForm(context, { message: "admin.gone" }, 404);
  const ids = form.getAll("roles").filter((value) => typeof value === "string");
  const actor = context.get(userContext);
  const result = await changeRoles(servicesOf(context), actor, user, ids, form.has("sure"));
  const submitted = { roles: ids.join(" ") };
  if (!result.ok && result.reason === "ownAccount")
    return rejectForm(
      context,
      { message: "admin.ownRole", submitted: { ...submitted, ask: "sure" } },
      409,
    );
  if (!result.ok) return rejectChange(context, result.reason, submitted);
  const values = { user: user.username };
  const flash = { kind: "success", message: "admin.rolesChanged", values } as const;
  return redirectWithFlash(context, withoutDialog(url), flash);
}

async function deleteUser(args: Args) {
  const { context, url } = args;
  const user = await findAddressedUser(args);
  if (!user) return rejectForm(context, { message: "admin.gone" }, 404);
  const result = await deleteOtherUser(servicesOf(context), context.get(userContext), user.id);
  if (!result.ok) return rejectChange(context, result.reason);
  const values = { user: user.username };
  const flash = { kind: "success", message: "admin.userDeleted", values } as const;
  return redirectWithFlash(context, withoutDialog(url), flash);
}
