import { data, redirect, type RouterContextProvider } from "react-router";
import { userContext, savedFormsContext, settingsContext } from "../../web/context.ts";
import type { EditableSong } from "../../data/songs/editable-song.ts";
import { parseId } from "../../domain/paging.ts";
import { inputOf, type SongField } from "../../domain/songs/song-fields.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { servicesOf } from "../../web/services.server.ts";
import { flashCookie } from "../../web/cookies.server.ts";
import { failure } from "../../web/failure.server.ts";
import { logError } from "../../lib/log.server.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import type { InvalidSong } from "../../operations/songs/check-song.ts";
import { openSong } from "../../operations/songs/open-song.ts";
import type { FormValues } from "./values/form-values.ts";

type Context = Readonly<RouterContextProvider>;

export async function findAddressedSong(
  { context, params }: { context: Context; params: { id: string } },
  since?: number,
): Promise<EditableSong | "missing" | "denied"> {
  const id = parseId(params.id);
  if (id === null) return "missing";
  return openSong(servicesOf(context), context.get(userContext), id, since);
}

/** Opens the song of an address or throws a 404 or 403 response. */
export async function openAddressedSong(
  args: { context: Context; params: { id: string } },
  since?: number,
): Promise<EditableSong> {
  const open = await findAddressedSong(args, since);
  if (typeof open === "string") throw rejectSong(args.context, open);
  return open;
}

export function rejectSong(context: Context, reason: "missing" | "denied") {
  return reason === "missing" ? data(null, { status: 404 }) : failure(context, 403, "failure.act");
}

export function rejectInvalidSong(
  context: Context,
  { errors }: InvalidSong,
  submitted: FormValues,
) {
  const byInput = Object.entries(errors).map(([field, key]) => [inputOf(field as SongField), key]);
  return rejectForm(context, { errors: Object.fromEntries(byInput), submitted });
}

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
) {
  const headers = new Headers();
  const flash = { kind: "success", message } as const;
  headers.append("Set-Cookie", await flashCookie(context.get(settingsContext)).write(flash));
  const cookies = request.headers.get("Cookie");
  const discarded = await context.get(savedFormsContext).delete(cookies);
  if (discarded) headers.append("Set-Cookie", discarded);
  return redirect("/my-collection", { headers });
}
