import { data, type ActionFunctionArgs } from "react-router";
import { parseId } from "../../domain/paging.ts";
import { restoreSong } from "../../operations/songs/delete-song.ts";
import { userContext } from "../../web/context.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { readFields } from "../../web/form.server.ts";
import { servicesOf } from "../../web/services.server.ts";

type Args = Pick<ActionFunctionArgs, "request" | "context">;

/** Restores a song from the bin at `path`. Undoing a deletion (`undo`) redirects to the song instead of the bin. */
export async function restoreFrom({ request, context }: Args, path: string) {
  const fields = await readFields(request);
  const id = parseId(fields.undo ?? fields.id);
  if (id === null) throw data(null, { status: 400 });
  const done = await restoreSong(servicesOf(context), context.get(userContext), id);
  return redirectWithFlash(
    context,
    done && fields.undo ? `/songs/${id}` : path,
    done ? { kind: "success", message: "bin.restored" } : { kind: "error", message: "bin.failed" },
  );
}
