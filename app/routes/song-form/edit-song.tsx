import { data } from "react-router";
import { pageHeaders } from "../../web/page-headers.ts";
import { userContext, databaseContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { readSongLists } from "../../data/songs/song-lists.ts";
import type { EditableSong } from "../../data/songs/editable-song.ts";
import type { User } from "../../data/users/users.ts";
import { editableParts } from "../../domain/songs/song-permissions.ts";
import { pickShared } from "../../domain/songs/song-revision.ts";
import { parseId } from "../../domain/paging.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { redirectOnError } from "../../web/failure.server.ts";
import { translateErrors } from "../../web/form-errors.server.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { servicesOf } from "../../web/services.server.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { saveSong } from "../../operations/songs/save-song.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/edit-song";
import { SongForm } from "./song-form.tsx";
import { handleButton, readSavedForm, readSongForm } from "./song-form.server.ts";
import { raagasOfChanges, raagasOfSong } from "./changes/lists-of-changes.server.ts";
import { matchRaagasOf, withRaagaIds, withRaagaNames } from "./raagas/match-raagas.server.ts";
import { findChosenPeople, withChosenPeople } from "./people/candidates.server.ts";
import { findAddressedSong, openAddressedSong, rejectSong } from "./addressed-song.server.ts";
import {
  redirectToCollection,
  rejectInvalidForm,
  rejectInvalidSong,
  rejectTooLarge,
  saveOrReject,
} from "./save-song.server.ts";
import {
  type FormValues,
  formValuesOf,
  ownFormValues,
  sharedFormValues,
} from "./values/form-values.ts";
import { planForm } from "./proposing/plan-form.server.ts";
import { mergeFormValues } from "./values/merge-form-values.ts";
import { checkSongForm } from "./check-song-form.server.ts";

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
      ...lockedPartsOf(open, context.get(userContext)),
    };
  },
);

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const read = await readSongForm(request, context);
  if (!("submitted" in read)) return read;
  const { submitted } = read;
  const handled = await handleButton({ request, context, url }, submitted);
  if (handled) return withChosenPeople(context, submitted, handled);
  const saved = await saveOrReject(context, submitted, "songForm.updateFailed", () =>
    save({ request, context, params }, submitted),
  );
  return withChosenPeople(context, submitted, saved);
}

async function save(
  { request, context, params }: Pick<Route.ActionArgs, "request" | "context" | "params">,
  submitted: FormValues,
) {
  const revision = parseId(submitted.revision) ?? 0;
  const [open, matches] = await Promise.all([
    openAddressedSong({ context, params }, revision),
    matchRaagasOf(context, submitted),
  ]);
  const user = context.get(userContext);
  const given = withLockedParts(submitted, open, user);
  const planned = await planForm(context, given, matches);
  const read = checkSongForm(planned, open.song);
  if ("errors" in read) return rejectInvalidForm(context, read, { submitted, given, matches });
  const saved = await saveSong(
    servicesOf(context),
    user,
    open,
    revision,
    read.song,
    planned.proposed,
  );
  switch (saved.kind) {
    case "saved":
      return redirectToCollection(request, context, "songForm.updated", saved);
    case "invalid":
      return rejectInvalidSong(context, saved, submitted);
    case "tooLarge":
      return rejectTooLarge(context, submitted);
    case "conflict": {
      const typed = withRaagaIds(submitted, matches);
      const [merged, raagas] = await Promise.all([
        withRaagaNames(context, mergeFormValues(typed, saved.before, saved.now)),
        raagasOfChanges(context, saved.changes),
      ]);
      const formErrors = translateErrors(context, {
        submitted: { ...merged, revision: String(saved.revision) },
        message: "songForm.changed",
      });
      return data({ formErrors, changes: saved.changes, raagas }, { status: 409 });
    }
    default:
      throw rejectSong(context, saved.kind);
  }
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

/** Takes what the user may not change from the song as it is. */
function withLockedParts(submitted: FormValues, open: EditableSong, user: User): FormValues {
  const parts = editableParts(user, open);
  return {
    ...submitted,
    ...(!parts.composition && sharedFormValues(open.song)),
    ...(!parts.song && ownFormValues(open.song)),
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
        hasSavedForm={loaderData.hasSavedForm}
        rejected={actionData}
        submit={t("songForm.update")}
      />
    </div>
  );
}
