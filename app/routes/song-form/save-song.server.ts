import { redirect, type RouterContextProvider } from "react-router";
import { savedFormsContext, settingsContext } from "../../web/context.ts";
import type { FormError } from "../../domain/form-error.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { flashCookie, type SavedSong } from "../../web/cookies.server.ts";
import { logError } from "../../lib/log.server.ts";
import { toMessages } from "../../web/form.server.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import type { InvalidSong } from "../../operations/songs/check-song.ts";
import { byInput } from "./create-from-form.server.ts";
import { askForRaagas, type RaagaMatches } from "./raagas/match-raagas.server.ts";
import type { FormValues } from "./values/form-values.ts";

type Context = Readonly<RouterContextProvider>;

/** Responds to an invalid form with its errors, and the raagas that its unclear texts may mean. */
export async function rejectInvalidForm(
  context: Context,
  { errors }: { errors: Record<string, FormError> },
  form: { submitted: FormValues; given: FormValues; matches: RaagaMatches },
) {
  const { submitted, given, matches } = form;
  const rejected = rejectForm(context, { errors: toMessages(errors), submitted });
  const unclear = await askForRaagas(context, given, matches);
  return { ...rejected, data: { ...rejected.data, unclear } };
}

export function rejectInvalidSong(
  context: Context,
  { errors }: InvalidSong,
  submitted: FormValues,
) {
  return rejectForm(context, { errors: byInput(errors), submitted });
}

export const rejectTooLarge = (context: Context, submitted: FormValues) =>
  rejectForm(context, { message: "form.tooLarge", submitted }, 413);

export async function saveOrReject<T>(
  context: Context,
  submitted: FormValues,
  message: MessageKey,
  save: () => Promise<T>,
): Promise<T | ReturnType<typeof rejectForm>> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof Response || !(error instanceof Error)) throw error;
    logError("save song", error);
    return rejectForm(context, { message, submitted }, 500);
  }
}

export async function redirectToCollection(
  request: Request,
  context: Context,
  message: MessageKey,
  { id, compositionId }: SavedSong,
) {
  const headers = new Headers();
  const flash = { kind: "success", message, saved: { id, compositionId } } as const;
  headers.append("Set-Cookie", await flashCookie(context.get(settingsContext)).write(flash));
  const cookies = request.headers.get("Cookie");
  const discarded = await context.get(savedFormsContext).delete(cookies);
  if (discarded) headers.append("Set-Cookie", discarded);
  return redirect("/my-collection", { headers });
}
