import { data } from "react-router";
import { archive } from "../../archive.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { databaseContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { readSongLists } from "../../data/songs/song-lists.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { translateErrors } from "../../web/form-errors.server.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/add-song";
import { checkNewSong, createChecked, findChosen } from "./create-from-form.server.ts";
import { SongForm } from "./song-form.tsx";
import { handleButton, readSavedForm, readSongForm } from "./song-form.server.ts";
import { raagasOfSong } from "./changes/lists-of-changes.server.ts";
import { findChosenPeople, withChosenPeople } from "./people/candidates.server.ts";
import { rejectSong } from "./addressed-song.server.ts";
import {
  redirectToCollection,
  rejectInvalidForm,
  rejectInvalidSong,
  rejectTooLarge,
  saveOrReject,
} from "./save-song.server.ts";
import { findLike } from "./title/find-like.server.ts";
import type { FormValues } from "./values/form-values.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const savedForm = await readSavedForm(request, context, url.pathname);
  const db = context.get(databaseContext);
  const [lists, composition] = await Promise.all([
    readSongLists(db, languageOf(context)),
    findChosen(db, savedForm?.compositionId ?? url.searchParams.get("composition")),
  ]);
  const submitted = savedForm ?? {
    composer: archive.composer,
    uploadType: "YouTube",
    requestId: crypto.randomUUID(),
  };
  const [raagas, people] = await Promise.all([
    raagasOfSong(context, composition?.shared ?? {}),
    findChosenPeople(context, submitted),
  ]);
  return {
    lists: { ...lists, raagas },
    composition,
    hasSavedForm: savedForm !== null,
    submitted,
    people,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const read = await readSongForm(request, context);
  if (!("submitted" in read)) return read;
  const { submitted } = read;
  if (submitted.act === "find-composition")
    return withChosenPeople(context, submitted, await showLike(context, submitted));
  const handled = await handleButton({ request, context, url }, submitted);
  if (handled) return withChosenPeople(context, submitted, handled);
  const saved = await saveOrReject(context, submitted, "songForm.createFailed", () =>
    save(request, context, submitted),
  );
  return withChosenPeople(context, submitted, saved);
}

async function showLike(context: Route.ActionArgs["context"], submitted: FormValues) {
  const found = await findLike(context.get(databaseContext), submitted.title);
  return data({ formErrors: translateErrors(context, { submitted }), found });
}

async function save(request: Request, context: Route.ActionArgs["context"], submitted: FormValues) {
  const checked = await checkNewSong(context, submitted);
  if (checked === "missing") throw rejectSong(context, "missing");
  const { read, given, matches, compositionId } = checked;
  if ("errors" in read) return rejectInvalidForm(context, read, { submitted, given, matches });
  const requestId = /^[\w-]{36}$/.test(submitted.requestId ?? "")
    ? submitted.requestId!
    : crypto.randomUUID();
  const saved = await createChecked(context, read.song, checked, requestId);
  if (saved.kind === "invalid") return rejectInvalidSong(context, saved, submitted);
  if (saved.kind === "tooLarge") return rejectTooLarge(context, submitted);
  if (saved.kind !== "saved") throw rejectSong(context, saved.kind);
  return redirectToCollection(request, context, messageOf(read.song, compositionId), saved);
}

function messageOf({ mediaFileId }: SongRevision, compositionId: number | null) {
  if (compositionId !== null) return "songForm.recordingCreated";
  return mediaFileId ? "songForm.uploaded" : "songForm.created";
}

export const headers = pageHeaders();

export default function AddSong({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("songs");
  const title = loaderData.composition ? "songForm.addRecordingTitle" : "songForm.addTitle";
  return (
    <div className="page working song-editor">
      <PageHead title={t(title)} description={t(title)} path="/songs/add" index={false} />
      <h1>{t(title)}</h1>
      <SongForm
        key={String(loaderData.hasSavedForm)}
        lists={loaderData.lists}
        submitted={loaderData.submitted}
        people={loaderData.people}
        hasSavedForm={loaderData.hasSavedForm}
        composition={loaderData.composition}
        isNew
        rejected={actionData}
        submit={t("songForm.create")}
      />
    </div>
  );
}
