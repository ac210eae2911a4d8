import { data, Form } from "react-router";
import { pageHeaders } from "../../web/page-headers.ts";
import { userContext, databaseContext } from "../../web/context.ts";
import { listBin } from "../../data/songs/song-bin.ts";
import { parseId } from "../../domain/paging.ts";
import { formatDate } from "../../i18n/format.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { readFields } from "../../web/form.server.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { servicesOf } from "../../web/services.server.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { restoreSong } from "../../operations/songs/delete-song.ts";
import { Link } from "../../ui/link.tsx";
import { MusicName } from "../../ui/name.tsx";
import { languageOf } from "../../web/language.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/bin";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("administer")];

export async function loader({ context }: Route.LoaderArgs) {
  return { songs: await listBin(context.get(databaseContext), languageOf(context)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const id = parseId((await readFields(request)).id);
  if (id === null) throw data(null, { status: 400 });
  const done = await restoreSong(servicesOf(context), context.get(userContext), id);
  return redirectWithFlash(
    context,
    "/admin/bin",
    done ? { kind: "success", message: "bin.restored" } : { kind: "error", message: "bin.failed" },
  );
}

export const headers = pageHeaders();

export default function Bin({ loaderData }: Route.ComponentProps) {
  const { t, language } = useI18n("songs");
  const { songs } = loaderData;
  return (
    <div className="page working">
      <PageHead
        title={t("bin.title")}
        description={t("bin.lead")}
        path="/admin/bin"
        index={false}
      />
      <h1>{t("bin.title")}</h1>
      <p>{t(songs.length > 0 ? "bin.lead" : "bin.empty")}</p>
      <ul className="own-songs">
        {songs.map(({ id, title, native, deletedAt, deletedBy, ...song }) => (
          <li key={id} className="own-song panel">
            <div>
              <h2>
                <MusicName native={native} roman={title} />
              </h2>
              <p suppressHydrationWarning>
                {t("bin.deletedBy", {
                  name: deletedBy ?? t("song.formerMember"),
                  date: formatDate(language, deletedAt),
                })}
              </p>
              <p className="hint" suppressHydrationWarning>
                <BinnedParts {...song} />
              </p>
            </div>
            <Form method="post" className="actions">
              <Link
                to={`/songs/${id}/history`}
                className="button quiet"
                aria-label={`${t("collection.history")}: ${native ?? title}`}
              >
                {t("collection.history")}
              </Link>
              <input type="hidden" name="id" value={id} />
              <button
                type="submit"
                className="button"
                aria-label={`${t("bin.restore")}: ${native ?? title}`}
              >
                {t("bin.restore")}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}

function BinnedParts(song: {
  singer: string;
  nativeSinger: string | null;
  recordingDate: string | null;
  isRecording: boolean | null;
  withComposition: number;
}) {
  const { t, language } = useI18n("songs");
  const { singer, nativeSinger, recordingDate, isRecording, withComposition } = song;
  if (!isRecording) return t("songForm.composition");
  const date = recordingDate && formatDate(language, recordingDate);
  return (
    <>
      {t(withComposition ? "history.both" : "songForm.recording")}
      {singer && (
        <>
          {" · "}
          <MusicName native={nativeSinger} roman={singer} />
        </>
      )}
      {date && ` · ${date}`}
    </>
  );
}
