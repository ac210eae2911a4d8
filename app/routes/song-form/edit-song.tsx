import { data } from "react-router";
import { userContext, databaseContext } from "../../web/context.ts";
import { readSongLists } from "../../data/songs/song-edit.ts";
import { parseId } from "../../domain/paging.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { redirectOnError } from "../../web/failure.server.ts";
import { toMessages } from "../../web/form.server.ts";
import { rejectForm, translateErrors } from "../../web/form-errors.server.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { servicesOf } from "../../web/services.server.ts";
import { requirePermission } from "../../web/require-permission.ts";
import { saveSong } from "../../operations/songs/save-song.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/edit-song";
import { SongForm } from "./song-form.tsx";
import {
  answerHelp,
  answerSaved,
  savedForm,
  keepTyped,
  openAddressed,
  readSongForm,
  refuseSong,
} from "./song-page.server.ts";
import { mergeTyped, readTyped, type TypedSong, typedOf } from "./typed-song.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export const loader = redirectOnError(
  "/my-collection",
  "songForm.loadFailed",
  async ({ request, context, params, url }: Route.LoaderArgs) => {
    const [open, lists] = await Promise.all([
      openAddressed({ context, params }),
      readSongLists(context.get(databaseContext)),
    ]);
    if (open === "denied") throw refuseSong(context, open);
    if (open === "missing")
      throw await redirectWithFlash(context, "/my-collection", {
        kind: "error",
        message: "songForm.loadFailed",
      });
    const interrupted = await savedForm(request, context, url.pathname);
    return {
      lists,
      interrupted: interrupted !== null,
      submitted: interrupted ?? { ...typedOf(open.song), version: String(open.version) },
      present: open.song.mediaFileId,
    };
  },
);

export async function action({ request, context, params }: Route.ActionArgs) {
  const read = await readSongForm(request, context);
  if (!("submitted" in read)) return read;
  const { submitted } = read;
  const help = await answerHelp({ request, context }, submitted);
  if (help) return help;
  return keepTyped(context, submitted, "songForm.updateFailed", () =>
    save({ request, context, params }, submitted),
  );
}

async function save(
  { request, context, params }: Pick<Route.ActionArgs, "request" | "context" | "params">,
  submitted: TypedSong,
) {
  const version = parseId(submitted.version) ?? 0;
  const open = await openAddressed({ context, params }, version);
  if (typeof open === "string") throw refuseSong(context, open);
  const user = context.get(userContext);
  const read = readTyped(submitted, open.song);
  if ("wrong" in read) return rejectForm(context, { errors: toMessages(read.wrong), submitted });
  const saved = await saveSong(servicesOf(context), user, open, version, read.song);
  switch (saved.kind) {
    case "saved":
      return answerSaved(request, context, "songForm.updated");
    case "refused":
      return rejectForm(context, { errors: saved.errors, submitted });
    case "changed": {
      const merged = mergeTyped(submitted, saved.before, saved.now);
      const formErrors = translateErrors(context, {
        submitted: { ...merged, version: String(saved.version) },
        message: "songForm.changed",
      });
      return data({ formErrors, changes: saved.changes }, { status: 409 });
    }
    default:
      throw refuseSong(context, saved.kind);
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function EditSong({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useI18n("songs");
  return (
    <div className="page song-page">
      <PageHead
        title={t("songForm.editTitle")}
        description={t("songForm.editTitle")}
        path={`/songs/edit/${params.id}`}
        index={false}
      />
      <h1>{t("songForm.editTitle")}</h1>
      <SongForm
        key={`${params.id} ${loaderData.interrupted}`}
        lists={loaderData.lists}
        submitted={loaderData.submitted}
        present={loaderData.present}
        interrupted={loaderData.interrupted}
        answer={actionData}
        submit={t("songForm.update")}
      />
    </div>
  );
}
