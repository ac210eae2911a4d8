import { archive } from "../../archive.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { userContext, databaseContext } from "../../web/context.ts";
import { readSongLists } from "../../data/songs/song-lists.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { toMessages } from "../../web/form.server.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import { servicesOf } from "../../web/services.server.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { createSong } from "../../operations/songs/create-song.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/add-song";
import { SongForm } from "./song-form.tsx";
import { handleButton, readSavedForm, readSongForm } from "./song-form.server.ts";
import { rejectSong } from "./addressed-song.server.ts";
import { redirectToCollection, rejectInvalidSong, saveOrReject } from "./save-song.server.ts";
import type { FormValues } from "./values/form-values.ts";
import { validateSongForm } from "./values/validate-song-form.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const savedForm = await readSavedForm(request, context, url.pathname);
  return {
    lists: await readSongLists(context.get(databaseContext)),
    hasSavedForm: savedForm !== null,
    submitted: savedForm ?? {
      composer: archive.composer,
      uploadType: "YouTube",
      requestId: crypto.randomUUID(),
    },
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const read = await readSongForm(request, context);
  if (!("submitted" in read)) return read;
  const { submitted } = read;
  const handled = await handleButton({ request, context, url }, submitted);
  if (handled) return handled;
  return saveOrReject(context, submitted, "songForm.createFailed", () =>
    save(request, context, submitted),
  );
}

async function save(request: Request, context: Route.ActionArgs["context"], submitted: FormValues) {
  const read = validateSongForm(submitted, null);
  if ("errors" in read) return rejectForm(context, { errors: toMessages(read.errors), submitted });
  const requestId = /^[\w-]{36}$/.test(submitted.requestId ?? "")
    ? submitted.requestId!
    : crypto.randomUUID();
  const user = context.get(userContext);
  const saved = await createSong(servicesOf(context), user, read.song, requestId);
  if (saved.kind === "invalid") return rejectInvalidSong(context, saved, submitted);
  if (saved.kind !== "saved") throw rejectSong(context, "denied");
  const message = read.song.mediaFileId ? "songForm.uploaded" : "songForm.created";
  return redirectToCollection(request, context, message);
}

export const headers = pageHeaders();

export default function AddSong({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("songs");
  return (
    <div className="page song-page">
      <PageHead
        title={t("songForm.addTitle")}
        description={t("songForm.addTitle")}
        path="/songs/add"
        index={false}
      />
      <h1>{t("songForm.addTitle")}</h1>
      <SongForm
        key={String(loaderData.hasSavedForm)}
        lists={loaderData.lists}
        submitted={loaderData.submitted}
        hasSavedForm={loaderData.hasSavedForm}
        rejected={actionData}
        submit={t("songForm.create")}
      />
    </div>
  );
}
