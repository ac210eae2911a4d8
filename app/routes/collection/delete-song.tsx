import { Form } from "react-router";
import { pageHeaders } from "../../web/page-headers.ts";
import { userContext } from "../../web/context.ts";
import type { EditableSong } from "../../data/songs/editable-song.ts";
import type { User } from "../../data/users/users.ts";
import { showName, textOf } from "../../domain/music/shown-name.ts";
import { editableParts } from "../../domain/songs/song-permissions.ts";
import type { KeyIn } from "../../i18n/messages.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { readFields } from "../../web/form.server.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { languageOf } from "../../web/language.ts";
import { servicesOf } from "../../web/services.server.ts";
import { findReferringList, parseSongListPath } from "../../web/referring-list.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { deleteSong } from "../../operations/songs/delete-song.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { PageDialog } from "../../ui/page-dialog.tsx";
import type { Route } from "./+types/delete-song";
import { BackLink } from "../song-form/back-link.tsx";
import { openSongToDelete } from "../song-form/song-form.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader(args: Route.LoaderArgs) {
  const open = await openSongToDelete(args);
  const returnTo = args.url.searchParams.get("returnTo");
  return {
    title: textOf(showName(open.nativeTitles[languageOf(args.context)], open.song.title)),
    lead: leadOf(open, args.context.get(userContext)),
    returnTo: parseSongListPath(returnTo) ?? findReferringList(args.request),
  };
}

function leadOf(open: EditableSong, user: User): KeyIn<"songs"> {
  if (!open.isRecording) return "songDelete.lead";
  if (open.recordings > 1) return "songDelete.recording";
  return editableParts(user, open).composition ? "songDelete.both" : "songDelete.lastRecording";
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const open = await openSongToDelete({ context, params });
  const { returnTo } = await readFields(request);
  const done = await deleteSong(servicesOf(context), context.get(userContext), open);
  return redirectWithFlash(
    context,
    parseSongListPath(returnTo) ?? "/my-collection",
    done
      ? { kind: "success", message: "songDelete.done", undo: open.id }
      : { kind: "error", message: "songDelete.failed" },
  );
}

export const headers = pageHeaders();

export default function DeleteSong({ loaderData, params }: Route.ComponentProps) {
  const { t } = useI18n("songs");
  const { title, lead, returnTo } = loaderData;
  return (
    <div className="page working">
      <PageHead
        title={t("songDelete.title")}
        description={t("songDelete.title")}
        path={`/songs/${params.id}/delete`}
        index={false}
      />
      <h1>{title}</h1>
      <PageDialog title={t("songDelete.title")} closeTo={`/songs/${params.id}`}>
        <p>{t(lead, { title })}</p>
        <Form method="post" className="actions">
          <input type="hidden" name="returnTo" value={returnTo ?? ""} />
          {/* The first button: dialogs focus it, and Enter presses it. */}
          <BackLink label={t("form.cancel")} to={`/songs/${params.id}`} />
          <button type="submit" className="button danger">
            {t("songDelete.confirm")}
          </button>
        </Form>
      </PageDialog>
    </div>
  );
}
