import { userContext, databaseContext } from "../../../web/context.ts";
import { findUser } from "../../../data/users/user-list.ts";
import { parseId } from "../../../domain/paging.ts";
import { readFormData } from "../../../web/form.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { servicesOf } from "../../../web/services.server.ts";
import {
  changeRoles,
  deleteOtherUser,
  type UserRefusal,
} from "../../../operations/users/change-user.ts";
import { withoutDialog } from "../address.ts";
import type { Route } from "./+types/users";

type Args = Pick<Route.ActionArgs, "request" | "context" | "url">;

const refusals = {
  missing: ["admin.gone", 404],
  denied: ["form.denied", 403],
  lastAdministrator: ["admin.lastAdministrator", 409],
  own: ["admin.ownAccount", 409],
} as const satisfies Record<UserRefusal, [string, number]>;

const subjectOf = async ({ context, url }: Args) => {
  const id = parseId(url.searchParams.get("id"));
  return id === null ? null : findUser(context.get(databaseContext), id);
};

/** Gives a user the roles that are ticked. */
export async function answerRoles(args: Args) {
  const { request, context, url } = args;
  const form = await readFormData(request);
  const user = await subjectOf(args);
  if (!user) return rejectForm(context, { message: "admin.gone" }, 404);
  const ids = form.getAll("roles").filter((value) => typeof value === "string");
  const actor = context.get(userContext);
  const result = await changeRoles(servicesOf(context), actor, user, ids, form.has("sure"));
  // What was ticked stays ticked.
  const submitted = { roles: ids.join(" ") };
  if (result === "own")
    return rejectForm(
      context,
      { message: "admin.ownRole", submitted: { ...submitted, ask: "sure" } },
      409,
    );
  if (result !== "done")
    return rejectForm(context, { message: refusals[result][0], submitted }, refusals[result][1]);
  const values = { user: user.username };
  const said = { kind: "success", message: "admin.rolesChanged", values } as const;
  return redirectWithFlash(context, withoutDialog(url), said);
}

/** Takes a user's account away. */
export async function answerDelete(args: Args) {
  const { context, url } = args;
  const user = await subjectOf(args);
  if (!user) return rejectForm(context, { message: "admin.gone" }, 404);
  const result = await deleteOtherUser(servicesOf(context), context.get(userContext), user.id);
  if (result !== "done")
    return rejectForm(context, { message: refusals[result][0] }, refusals[result][1]);
  const values = { user: user.username };
  const said = { kind: "success", message: "admin.userDeleted", values } as const;
  return redirectWithFlash(context, withoutDialog(url), said);
}
