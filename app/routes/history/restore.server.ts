import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import type { Language } from "../../archive.ts";
import { yearsBefore } from "../../domain/people/restorable-years.ts";
import {
  type HistoryKind,
  historyPath,
  type HistoryRecord,
  parseRecord,
} from "../../domain/records/history/history-path.ts";
import { editableParts, type SongCreators } from "../../domain/songs/song-permissions.ts";
import { fieldsWith, songFields } from "../../domain/songs/song-fields.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import { listRevertible } from "../../domain/songs/song-revision.ts";
import { translate } from "../../i18n/translate.server.ts";
import { restoreEntry } from "../../operations/music/restore-entry.ts";
import { restoreYears } from "../../operations/people/restore-years.ts";
import { revertToChange } from "../../operations/songs/save-song.ts";
import { openSong } from "../../operations/songs/open-song.ts";
import { userContext } from "../../web/context.ts";
import type { Flash, SessionUser } from "../../web/cookies.server.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { readFields } from "../../web/form.server.ts";
import { requireUser } from "../../web/guards/require-user.ts";
import { languageOf } from "../../web/language.ts";
import { servicesOf } from "../../web/services.server.ts";
import { openAddressedSong, rejectSong } from "../song-form/song-form.server.ts";
import type { Route } from "./+types/history";

type Context = Readonly<RouterContextProvider>;

/** Anybody reads a history; only users restore from it. */
export const guardRestoring: MiddlewareFunction<Response> = (args, next) =>
  args.request.method === "POST" ? requireUser(args, next) : next();

interface Found extends SongCreators {
  isGone: boolean;
  /** Newest first. */
  changes: { id: number; fields: Record<string, readonly unknown[]> }[];
}

/** Lists the changes after which the user may restore a record; 0 is before the first recorded one. */
export async function listRestorable(
  context: Context,
  user: SessionUser,
  { kind, id }: HistoryRecord,
  found: Found,
  isFirstPage: boolean,
): Promise<number[]> {
  if (found.isGone) return [];
  if (kind !== "song" && !hasPermission(user.roles, "administer")) return [];
  if (kind === "person") return isFirstPage ? listRestorableYears(found.changes) : [];
  if (kind !== "song") {
    const older = isFirstPage ? found.changes.slice(1) : found.changes;
    return [...older.map((one) => one.id), 0];
  }
  const parts = editableParts(user, found);
  if (!parts.song && !parts.composition) return [];
  const open = await openSong(servicesOf(context), user, Number(id), 0);
  return typeof open === "string" ? [] : listRevertible(open.song, open.changes);
}

/** Lists the changes since which the years of a person have changed; `changes` begin with the last one. */
function listRestorableYears(changes: Found["changes"]): number[] {
  const earlier: Record<string, unknown> = {};
  return changes.flatMap(({ fields }, at) => {
    for (const [field, [before]] of Object.entries(fields)) earlier[field] = before;
    return yearsBefore(earlier, { born: null, died: null }) ? [changes[at + 1]?.id ?? 0] : [];
  });
}

/** Restores the record of an address to what it was after the change that a form names. */
export async function restore({ request, context, params }: Route.ActionArgs) {
  const { change } = await readFields(request);
  const record = parseRecord(params.kind, params.id);
  if (!record) throw data(null, { status: 404 });
  const number = /^\d{1,9}$/.test(change ?? "") ? Number(change) : null;
  const flash =
    record.kind === "song"
      ? await restoreSong({ context, params }, number)
      : await restoreListed(context, record.kind, record.id, number);
  return redirectWithFlash(context, historyPath(record), flash);
}

async function restoreSong(
  args: Pick<Route.ActionArgs, "context" | "params">,
  change: number | null,
) {
  const { context } = args;
  const open = await openAddressedSong(args, 0);
  if (change === null) throw data(null, { status: 400 });
  const user = context.get(userContext);
  const outcome = await revertToChange(servicesOf(context), user, open, change);
  return flashOf(outcome, languageOf(context));
}

type ListedKind = Exclude<HistoryKind, "song">;

async function restoreListed(
  context: Context,
  kind: ListedKind,
  id: string,
  change: number | null,
): Promise<Flash> {
  if (change === null) throw data(null, { status: 400 });
  const [services, user] = [servicesOf(context), context.get(userContext)];
  const outcome =
    kind === "person"
      ? await restoreYears(services, user, id, change)
      : await restoreEntry(services, user, kind, id, change);
  switch (outcome) {
    case "restored":
      return { kind: "success", message: "history.restoredVersion" };
    case "partly":
      return partlyRestored([translate(languageOf(context), "picture.file")]);
    case "failed":
      return { kind: "error", message: "changes.restoreFailed" };
    default:
      throw rejectSong(context, outcome);
  }
}

function flashOf(outcome: Awaited<ReturnType<typeof revertToChange>>, language: Language): Flash {
  if (outcome.kind !== "saved") return { kind: "error", message: "songForm.updateFailed" };
  const { unreverted } = outcome;
  if (!unreverted) return { kind: "success", message: "history.restoredVersion" };
  const labels = fieldsWith("label")
    .filter((field) => unreverted.includes(field))
    .map((field) => translate(language, songFields[field].label));
  return partlyRestored(labels);
}

const partlyRestored = (labels: string[]): Flash => ({
  kind: "success",
  message: "history.restoredPartly",
  values: { fields: labels.join(", ") },
});
