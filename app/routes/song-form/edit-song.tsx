import { data } from "react-router";
import type { EditableSong } from "../../data/songs/editable-song.ts";
import { readSongLists } from "../../data/songs/song-lists.ts";
import type { User } from "../../data/users/users.ts";
import { parseId } from "../../domain/paging.ts";
import { editableParts } from "../../domain/songs/song-permissions.ts";
import { pickShared } from "../../domain/songs/song-revision.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { type SaveOutcome, saveSong } from "../../operations/songs/save-song.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { databaseContext, userContext } from "../../web/context.ts";
import { redirectOnError } from "../../web/failure.server.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { translateErrors } from "../../web/form-errors.server.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { servicesOf } from "../../web/services.server.ts";
import type { Route } from "./+types/edit-song";
import {
  findAddressedSong,
  actOnSongForm,
  readSavedForm,
  readSongForm,
  rejectSong,
  showOutcome,
} from "./song-form.server.ts";
import { raagasOfChanges, raagasOfSong } from "./changes/lists-of-changes.server.ts";
import { formValuesOf } from "./values/form-values.ts";
import { findChosenPeople } from "./people/candidates.server.ts";
import { withRaagaIds, withRaagaNames } from "./raagas/match-raagas.server.ts";
import { SongForm } from "./song-form.tsx";
import { mergeFormValues, type ReadForm, readSubmission } from "./submission.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export const loader = redirectOnError(
  "/my-collection",
  "songForm.loadFailed",
  async ({ request, context, params, url }: Route.LoaderArgs) => {
    const [open, lists] = await Promise.all([
      findAddressedSong({ context, params }),
      readSongLists(context.get(databaseContext), languageOf(context)),
    ]);
    if (open === "denied") throw rejectSong(context, open);
    if (open === "missing")
      throw await redirectWithFlash(context, "/my-collection", {
        kind: "error",
        message: "songForm.loadFailed",
      });
    const savedForm = await readSavedForm(request, context, url.pathname);
    const stored = { ...formValuesOf(open.song), revision: String(open.revision) };
    const [submitted, raagas, people] = await Promise.all([
      savedForm ?? withRaagaNames(context, stored),
      raagasOfSong(context, open.song),
      findChosenPeople(context, savedForm ?? stored),
    ]);
    return {
      lists: { ...lists, raagas },
      hasSavedForm: savedForm !== null,
      submitted,
      people,
      storedFileId: open.song.mediaFileId,
      lacksShape: open.lacksShape,
      recordings: open.recordings,
      hiddenNotes: open.hiddenNotes,
      ...lockedPartsOf(open, context.get(userContext)),
    };
  },
);

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const result = await readSongForm(request, context);
  if (!("submitted" in result)) return result;
  const { submitted } = result;
  return actOnSongForm({ request, context, url }, submitted, "songForm.updateFailed", async () => {
    const edited = { songId: parseId(params.id) ?? 0, revision: parseId(submitted.revision) ?? 0 };
    const form = await readSubmission(context, submitted, edited);
    const user = context.get(userContext);
    const outcome = await saveSong(servicesOf(context), user, form.submission);
    if (outcome.kind === "conflict") return showConflict(context, outcome, form);
    const message = "songForm.updated";
    return showOutcome({ request, context }, outcome, form, { submitted, message });
  });
}

/** Responds with 409 and the changes that were saved meanwhile, merged into the form. */
async function showConflict(
  context: Route.ActionArgs["context"],
  { revision, before, now, changes }: Extract<SaveOutcome, { kind: "conflict" }>,
  { form, matches }: ReadForm,
) {
  const [mergedValues, raagas] = await Promise.all([
    withRaagaNames(context, mergeFormValues(withRaagaIds(form, matches), before, now)),
    raagasOfChanges(context, changes),
  ]);
  const submitted = { ...mergedValues, revision: String(revision) };
  const formErrors = translateErrors(context, { submitted, message: "songForm.changed" });
  return data({ formErrors, changes, raagas }, { status: 409 });
}

function lockedPartsOf(open: EditableSong, user: User) {
  const parts = editableParts(user, open);
  const { song, compositionId: id, compositionAddedBy, addedBy, recordings } = open;
  return {
    composition: parts.composition
      ? null
      : { id, shared: pickShared(song), addedBy: compositionAddedBy, recordings },
    recording: parts.song ? null : { song, addedBy },
  };
}

export const headers = pageHeaders();

export default function EditSong({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useI18n("songs");
  return (
    <div className="page working song-editor">
      <PageHead
        title={t("songForm.editTitle")}
        description={t("songForm.editTitle")}
        path={`/songs/edit/${params.id}`}
        index={false}
      />
      <h1>{t("songForm.editTitle")}</h1>
      <SongForm
        key={`${params.id} ${loaderData.hasSavedForm}`}
        lists={loaderData.lists}
        submitted={loaderData.submitted}
        storedFileId={loaderData.storedFileId}
        lacksShape={loaderData.lacksShape}
        people={loaderData.people}
        composition={loaderData.composition}
        recording={loaderData.recording}
        recordings={loaderData.recordings}
        hiddenNotes={loaderData.hiddenNotes}
        hasSavedForm={loaderData.hasSavedForm}
        rejected={actionData}
        submit={t("songForm.update")}
      />
    </div>
  );
}
