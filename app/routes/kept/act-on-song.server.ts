import { data, redirect } from "react-router";
import { keepSong, markForUser, removeSong } from "../../data/kept/keep-song.ts";
import type { WriteResult } from "../../data/write-batch.ts";
import { maxKept, maxSongs } from "../../domain/kept/limits.ts";
import { parseId } from "../../domain/paging.ts";
import { databaseContext, userContext } from "../../web/context.ts";
import type { Flash } from "../../web/cookies.server.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { readFields } from "../../web/form.server.ts";
import type { Route } from "./+types/keep-song";
import { handleNewList } from "./make-list.server.ts";

/** Marks a song, or adds it to or removes it from a list, by the submitted `act`. */
export async function actOnSong(args: Pick<Route.ActionArgs, "request" | "context" | "params">) {
  const { request, context, params } = args;
  const songId = parseId(params.id);
  if (songId === null) throw data(null, { status: 404 });
  const { act, list } = await readFields(request);
  const db = context.get(databaseContext);
  const { id: userId } = context.get(userContext);
  const now = Date.now();
  const finish = (result: WriteResult, to: string, message: Flash["message"]) => {
    if (result.ok) return redirectWithFlash(context, to, { kind: "success", message });
    if (result.reason !== "unavailable") throw data(null, { status: 404 });
    const values = { max: maxSongs, total: maxKept };
    return redirectWithFlash(context, to, { kind: "error", message: "kept.noRoom", values });
  };
  const ownList = { id: parseId(list) ?? 0, userId };
  const page = `/songs/${songId}/keep`;
  switch (act) {
    case "mark":
    case "unmark": {
      const isMarked = act === "mark";
      const result = await markForUser(db, userId, { songId, isMarked }, now);
      return finish(result, `/songs/${songId}`, isMarked ? "kept.marked" : "kept.unmarked");
    }
    case "add":
      return finish(await keepSong(db, ownList, songId, now), page, "kept.added");
    case "remove":
      return finish(await removeSong(db, ownList, songId, now), page, "kept.removed");
    case "make":
      return handleNewList(args, [songId]);
    default:
      throw redirect(page);
  }
}
