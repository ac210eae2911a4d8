import { data } from "react-router";
import { archive } from "../../archive.ts";
import { suggestCompositions } from "../../data/search/suggest-compositions.ts";
import { findComposition } from "../../data/songs/composition.ts";
import { readSongLists } from "../../data/songs/song-lists.ts";
import { parseId } from "../../domain/paging.ts";
import type { SongSubmission } from "../../domain/songs/song-submission.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { saveSong } from "../../operations/songs/save-song.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { databaseContext, userContext } from "../../web/context.ts";
import { translateErrors } from "../../web/form-errors.server.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { servicesOf } from "../../web/services.server.ts";
import type { Route } from "./+types/add-song";
import { raagasOfSong } from "./changes/lists-of-changes.server.ts";
import type { FormValues } from "./values/form-values.ts";
import { findChosenPeople, withChosenPeople } from "./people/candidates.server.ts";
import { actOnSongForm, readSavedForm, readSongForm, showOutcome } from "./song-form.server.ts";
import { SongForm } from "./song-form.tsx";
import { readSubmission } from "./submission.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const savedForm = await readSavedForm(request, context, url.pathname);
  const db = context.get(databaseContext);
  const compositionId = parseId(savedForm?.compositionId ?? url.searchParams.get("composition"));
  const [lists, composition] = await Promise.all([
    readSongLists(db, languageOf(context)),
    compositionId === null ? null : findComposition(db, compositionId),
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
  const result = await readSongForm(request, context);
  if (!("submitted" in result)) return result;
  const { submitted } = result;
  if (submitted.act === "find-composition")
    return withChosenPeople(context, submitted, await showLike(context, submitted));
  return actOnSongForm({ request, context, url }, submitted, "songForm.createFailed", async () => {
    const form = await readSubmission(context, submitted);
    const { submission } = form;
    const outcome = await saveSong(servicesOf(context), context.get(userContext), submission);
    if (outcome.kind === "conflict") throw new Error("A new song has no earlier change.");
    const message = messageOf(submission);
    return showOutcome({ request, context }, outcome, form, { submitted, message });
  });
}

async function showLike(context: Route.ActionArgs["context"], submitted: FormValues) {
  const found = await suggestCompositions(context.get(databaseContext), submitted.title);
  return data({ formErrors: translateErrors(context, { submitted }), found });
}

function messageOf({ compositionId, medium }: SongSubmission) {
  if (compositionId) return "songForm.recordingCreated";
  return medium.kind === "File" ? "songForm.uploaded" : "songForm.created";
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
