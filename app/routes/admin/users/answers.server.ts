import { userContext, databaseContext } from "../../../web/context.ts";
import { findMember } from "../../../data/users/user-list.ts";
import { parseId } from "../../../domain/paging.ts";
import { readFormData } from "../../../web/form.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { servicesOf } from "../../../web/services.server.ts";
import {
  changeRoles,
  deleteMember,
  type MemberRefusal,
} from "../../../operations/users/change-user.ts";
import { withoutDialog } from "../address.ts";
import type { Route } from "./+types/users";

type Args = Pick<Route.ActionArgs, "request" | "context" | "url">;

const refusals = {
  missing: ["admin.gone", 404],
  denied: ["form.denied", 403],
  lastAdministrator: ["admin.lastAdministrator", 409],
  own: ["admin.ownAccount", 409],
} as const satisfies Record<MemberRefusal, [string, number]>;

const subjectOf = async ({ context, url }: Args) => {
  const id = parseId(url.searchParams.get("id"));
  return id === null ? null : findMember(context.get(databaseContext), id);
};

/** Gives a member the roles that are ticked. */
export async function answerRoles(args: Args) {
  const { request, context, url } = args;
  const form = await readFormData(request);
  const member = await subjectOf(args);
  if (!member) return rejectForm(context, { message: "admin.gone" }, 404);
  const ids = form.getAll("roles").filter((value) => typeof value === "string");
  const actor = context.get(userContext);
  const result = await changeRoles(servicesOf(context), actor, member, ids, form.has("sure"));
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
  const values = { user: member.username };
  const said = { kind: "success", message: "admin.rolesChanged", values } as const;
  return redirectWithFlash(context, withoutDialog(url), said);
}

/** Takes a member's account away. */
export async function answerDelete(args: Args) {
  const { context, url } = args;
  const member = await subjectOf(args);
  if (!member) return rejectForm(context, { message: "admin.gone" }, 404);
  const result = await deleteMember(servicesOf(context), context.get(userContext), member.id);
  if (result !== "done")
    return rejectForm(context, { message: refusals[result][0] }, refusals[result][1]);
  const values = { user: member.username };
  const said = { kind: "success", message: "admin.userDeleted", values } as const;
  return redirectWithFlash(context, withoutDialog(url), said);
}
