import { data } from "react-router";
import { archive } from "../../archive.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { userContext, databaseContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import type { Database } from "../../data/database.ts";
import { findComposition } from "../../data/songs/composition.ts";
import { readSongLists } from "../../data/songs/song-lists.ts";
import { parseId } from "../../domain/paging.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { translateErrors } from "../../web/form-errors.server.ts";
import { servicesOf } from "../../web/services.server.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { createSong } from "../../operations/songs/create-song.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/add-song";
import { SongForm } from "./song-form.tsx";
import { handleButton, readSavedForm, readSongForm } from "./song-form.server.ts";
import { raagasOfSong } from "./changes/lists-of-changes.server.ts";
import { matchRaagasOf } from "./raagas/match-raagas.server.ts";
import { findChosenPeople, withChosenPeople } from "./people/proposals.server.ts";
import { rejectSong } from "./addressed-song.server.ts";
import {
  redirectToCollection,
  rejectInvalidForm,
  rejectInvalidSong,
  saveOrReject,
} from "./save-song.server.ts";
import { findLike } from "./title/find-like.server.ts";
import { type FormValues, sharedFormValues } from "./values/form-values.ts";
import { checkSongForm } from "./raagas/check-song-form.server.ts";

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

async function findChosen(db: Database, text: string | null | undefined) {
  const id = parseId(text ?? null);
  return id === null ? null : findComposition(db, id);
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
  const [composition, matches] = await Promise.all([
    findChosen(context.get(databaseContext), submitted.compositionId),
    matchRaagasOf(context, submitted),
  ]);
  const compositionId = composition?.id ?? null;
  if (submitted.compositionId && !composition) throw rejectSong(context, "missing");
  const given = composition ? { ...submitted, ...sharedFormValues(composition.shared) } : submitted;
  const read = checkSongForm(given, matches, null, composition?.shared ?? null);
  if ("errors" in read) return rejectInvalidForm(context, read, { submitted, given, matches });
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
  const title = loaderData.composition ? "songForm.addRecordingTitle" : "songForm.addTitle";
  return (
    <div className="page song-page">
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
