import { Form } from "react-router";
import { pageHeaders } from "../../web/page-headers.ts";
import { userContext } from "../../web/context.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { readFields } from "../../web/form.server.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { servicesOf } from "../../web/services.server.ts";
import { findReferringList, parseSongListPath } from "../../web/referring-list.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { deleteSong } from "../../operations/songs/delete-song.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { PageDialog } from "../../ui/page-dialog.tsx";
import type { Route } from "./+types/delete-song";
import { BackLink } from "../song-form/back-link.tsx";
import { openAddressedSong } from "../song-form/addressed-song.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader(args: Route.LoaderArgs) {
  const { song } = await openAddressedSong(args);
  const returnTo = args.url.searchParams.get("returnTo");
  return {
    title: song.title,
    returnTo: parseSongListPath(returnTo) ?? findReferringList(args.request),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const open = await openAddressedSong({ context, params });
  const { returnTo } = await readFields(request);
  const done = await deleteSong(servicesOf(context), context.get(userContext), open);
  return redirectWithFlash(
    context,
    parseSongListPath(returnTo) ?? "/my-collection",
    done
      ? { kind: "success", message: "songDelete.done" }
      : { kind: "error", message: "songDelete.failed" },
  );
}

export const headers = pageHeaders();

export default function DeleteSong({ loaderData, params }: Route.ComponentProps) {
  const { t } = useI18n("songs");
  const { title, returnTo } = loaderData;
  return (
    <div className="page">
      <PageHead
        title={t("songDelete.title")}
        description={t("songDelete.title")}
        path={`/songs/${params.id}/delete`}
        index={false}
      />
      <h1>{title}</h1>
      <PageDialog title={t("songDelete.title")} closeTo={`/songs/${params.id}`}>
        <p>{t("songDelete.lead", { title })}</p>
        <Form method="post" className="actions">
          <input type="hidden" name="returnTo" value={returnTo ?? ""} />
          {/* First: a dialog focuses its first button, which Enter presses. */}
          <BackLink label={t("form.cancel")} to={`/songs/${params.id}`} />
          <button type="submit" className="button">
            {t("songDelete.confirm")}
          </button>
        </Form>
      </PageDialog>
    </div>
  );
}
