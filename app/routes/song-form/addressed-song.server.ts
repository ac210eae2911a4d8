import type { RouterContextProvider } from "react-router";
import type { EditableSong } from "../../data/songs/editable-song.ts";
import { parseId } from "../../domain/paging.ts";
import { openDeletableSong, openSong } from "../../operations/songs/open-song.ts";
import { userContext } from "../../web/context.ts";
import { servicesOf } from "../../web/services.server.ts";
import { rejectSong } from "./song-form.server.ts";

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

export async function openSongToDelete({
  context,
  params,
}: {
  context: Context;
  params: { id: string };
}): Promise<EditableSong> {
  const id = parseId(params.id);
  const user = context.get(userContext);
  const open = id === null ? "missing" : await openDeletableSong(servicesOf(context), user, id);
  if (typeof open === "string") throw rejectSong(context, open);
  return open;
}
