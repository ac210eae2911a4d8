import { redirect, redirectDocument, type RouterContextProvider } from "react-router";
import { userContext, settingsContext } from "../../web/context.ts";
import { changePasswordForm, deleteAccountForm } from "../../domain/users/account-forms.ts";
import { readForm } from "../../web/form.server.ts";
import { countRequest } from "../../web/rate-limits.server.ts";
import { TooBusyError } from "../../lib/password.server.ts";
import { rejectForm, rejectWhileBusy, rejectWhileLocked } from "../../web/form-errors.server.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { servicesOf, visitorOf } from "../../web/services.server.ts";
import { flashCookie, sessionCookie } from "../../web/cookies.server.ts";
import { changePassword, deleteOwnAccount } from "../../operations/users/change-password.ts";

type Context = Readonly<RouterContextProvider>;

async function limitTries<T>(request: Request, context: Context, work: () => Promise<T>) {
  const wait = await countRequest(request, context, "signIn");
  if (wait) return rejectWhileLocked(context, wait);
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooBusyError) return rejectWhileBusy(context);
    throw error;
  }
}

export function handlePasswordChange(request: Request, context: Context) {
  return limitTries(request, context, async () => {
    const form = await readForm(request, changePasswordForm);
    if ("formErrors" in form) return rejectForm(context, form.formErrors);
    const user = context.get(userContext);
    const visitor = visitorOf(request, context);
    const result = await changePassword(servicesOf(context), visitor, user, form.value);
    if (result.kind === "locked") return rejectWhileLocked(context, result.seconds);
    if (result.kind === "wrong")
      return rejectForm(context, { errors: { currentPassword: "account.invalidCredentials" } });
    if (result.kind === "guessable")
      return rejectForm(context, { errors: { password: "account.passwordGuessable" } });
    const settings = context.get(settingsContext);
    const { id, username, roles } = user;
    const cookie = { token: result.token, id, username, roles };
    const flash = { kind: "success", message: "account.passwordChanged" } as const;
    const headers = new Headers();
    headers.append("Set-Cookie", await sessionCookie(settings).write(cookie));
    headers.append("Set-Cookie", await flashCookie(settings).write(flash));
    return redirect("/account", { headers });
  });
}

export function handleAccountDeletion(request: Request, context: Context) {
  return limitTries(request, context, async () => {
    const form = await readForm(request, deleteAccountForm);
    if ("formErrors" in form) return rejectForm(context, form.formErrors);
    const user = context.get(userContext);
    const { deletePassword } = form.value;
    const result = await deleteOwnAccount(servicesOf(context), user, deletePassword);
    if (result.kind === "locked") return rejectWhileLocked(context, result.seconds);
    if (result.kind === "wrong")
      return rejectForm(context, { errors: { deletePassword: "account.invalidCredentials" } });
    if (result.kind === "lastAdministrator")
      return redirectWithFlash(context, "/account", {
        kind: "error",
        message: "account.lastAdministrator",
      });
    const settings = context.get(settingsContext);
    const flash = { kind: "success", message: "account.deleted" } as const;
    const headers = new Headers();
    headers.append("Set-Cookie", await sessionCookie(settings).clear());
    headers.append("Set-Cookie", await flashCookie(settings).write(flash));
    return redirectDocument("/login", { headers });
  });
}
