import { data } from "react-router";
import { requestContributor } from "../../data/users/approvals.ts";
import { endOtherSessions } from "../../data/users/sessions.ts";
import { setDisplayName } from "../../data/users/users.ts";
import { defaultReason, reasonForm } from "../../domain/users/account-forms.ts";
import { displayNameForm } from "../../domain/users/display-name.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import { databaseContext, userContext } from "../../web/context.ts";
import type { Flash } from "../../web/cookies.server.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import { readFields, readForm } from "../../web/form.server.ts";
import type { Route } from "./+types/account";
import { handleAccountDeletion, handlePasswordChange } from "./own-account.server.ts";

export async function actOnAccount({
  request,
  context,
}: Pick<Route.ActionArgs, "request" | "context">) {
  const user = context.get(userContext);
  const db = context.get(databaseContext);
  const redirectBack = (message: Flash["message"], kind: Flash["kind"] = "success") =>
    redirectWithFlash(context, "/account", { kind, message });
  const { act } = await readFields(request);
  switch (act) {
    case "request": {
      const form = await readForm(request, reasonForm);
      if ("formErrors" in form) return rejectForm(context, form.formErrors);
      if (hasPermission(user.roles, "addSongs"))
        return redirectBack("account.requestWaits", "error");
      const result = await requestContributor(db, user.id, form.value.reason || defaultReason);
      return result.ok
        ? redirectBack("account.requested")
        : redirectBack("account.requestWaits", "error");
    }
    case "name": {
      const form = await readForm(request, displayNameForm);
      if ("formErrors" in form) return rejectForm(context, form.formErrors);
      await setDisplayName(db, user.id, form.value.displayName);
      return redirectBack("account.displayNameChanged");
    }
    case "others":
      await endOtherSessions(db, user.id, user.tokenHash);
      return redirectBack("account.othersEnded");
    case "delete":
      return handleAccountDeletion(request, context);
    case "password":
      return handlePasswordChange(request, context);
    default:
      throw data(null, { status: 400 });
  }
}
