import { archive } from "../../archive.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { userContext, databaseContext } from "../../web/context.ts";
import { findComposition } from "../../data/songs/composition.ts";
import { readSongLists } from "../../data/songs/song-lists.ts";
import { parseId } from "../../domain/paging.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
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
import { findChosenPeople, withChosenPeople } from "./people/proposals.server.ts";
import { rejectSong } from "./addressed-song.server.ts";
import { redirectToCollection, rejectInvalidSong, saveOrReject } from "./save-song.server.ts";
import { type FormValues, sharedFormValues } from "./values/form-values.ts";
import { validateSongForm } from "./values/validate-song-form.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const savedForm = await readSavedForm(request, context, url.pathname);
  const db = context.get(databaseContext);
  const id = parseId(savedForm?.compositionId ?? url.searchParams.get("composition"));
  const [lists, composition] = await Promise.all([
    readSongLists(db),
    id === null ? null : findComposition(db, id),
  ]);
  const submitted = savedForm ?? {
    composer: archive.composer,
    uploadType: "YouTube",
    requestId: crypto.randomUUID(),
    ...(composition && {
      ...sharedFormValues(composition.shared),
      compositionId: String(composition.id),
    }),
  };
  return {
    lists,
    hasSavedForm: savedForm !== null,
    isRecording: composition !== null,
    submitted,
    people: await findChosenPeople(context, submitted),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const read = await readSongForm(request, context);
  if (!("submitted" in read)) return read;
  const { submitted } = read;
  const handled = await handleButton({ request, context, url }, submitted);
  if (handled) return withChosenPeople(context, submitted, handled);
  const saved = await saveOrReject(context, submitted, "songForm.createFailed", () =>
    save(request, context, submitted),
  );
  return withChosenPeople(context, submitted, saved);
}

async function save(request: Request, context: Route.ActionArgs["context"], submitted: FormValues) {
  const compositionId = parseId(submitted.compositionId);
  const composition =
    compositionId === null
      ? null
      : await findComposition(context.get(databaseContext), compositionId);
  if (compositionId !== null && !composition) throw rejectSong(context, "missing");
  const given = composition ? { ...submitted, ...sharedFormValues(composition.shared) } : submitted;
  const read = validateSongForm(given, null, composition?.shared ?? null);
  if ("errors" in read) return rejectForm(context, { errors: toMessages(read.errors), submitted });
  const requestId = /^[\w-]{36}$/.test(submitted.requestId ?? "")
    ? submitted.requestId!
    : crypto.randomUUID();
  const user = context.get(userContext);
  const song = { ...read.song, ...composition?.shared };
  const saved = await createSong(servicesOf(context), user, song, requestId, compositionId);
  if (saved.kind === "invalid") return rejectInvalidSong(context, saved, submitted);
  if (saved.kind !== "saved") throw rejectSong(context, saved.kind);
  return redirectToCollection(request, context, messageOf(song, compositionId), saved);
}

function messageOf({ mediaFileId }: SongRevision, compositionId: number | null) {
  if (compositionId !== null) return "songForm.recordingCreated";
  return mediaFileId ? "songForm.uploaded" : "songForm.created";
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
        people={loaderData.people}
        hasSavedForm={loaderData.hasSavedForm}
        parts={{ composition: !loaderData.isRecording, song: true }}
        rejected={actionData}
        submit={t("songForm.create")}
      />
    </div>
  );
}
