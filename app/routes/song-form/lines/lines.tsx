import { useEffect, useMemo, useRef, useState } from "react";
import { data, Form, useNavigation } from "react-router";
import { defaultLanguage, languages } from "../../../archive.ts";
import { parseId } from "../../../domain/paging.ts";
import { editableParts, mayEditField } from "../../../domain/songs/song-permissions.ts";
import { mediaOf, playableOf } from "../../../domain/songs/song.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { type SaveOutcome, saveSong } from "../../../operations/songs/save-song.ts";
import { PageHead } from "../../../shell/page-head.tsx";
import stylesheet from "../../../styles/lines.css?url";
import musicStylesheet from "../../../styles/music.css?url";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { Link } from "../../../ui/link.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { userContext } from "../../../web/context.ts";
import { translateErrors, rejectForm } from "../../../web/form-errors.server.ts";
import { readFields, toMessages } from "../../../web/form.server.ts";
import { requirePermission } from "../../../web/guards/require-permission.ts";
import { languageOf } from "../../../web/language.ts";
import { pageHeaders } from "../../../web/page-headers.ts";
import { servicesOf } from "../../../web/services.server.ts";
import { SongPlayer } from "../../songs/song-player.tsx";
import { ChangeList } from "../changes/change-list.tsx";
import { type HistoryLists, noLists } from "../changes/describe-change.ts";
import { listsOfChanges } from "../changes/lists-of-changes.server.ts";
import { DraftOffer, SavedFormOffer } from "../draft/offers.tsx";
import { forgetDraft, useDraft } from "../draft/use-draft.ts";
import {
  discardSavedForm,
  openAddressedSong,
  readSavedForm,
  redirectWhenSaved,
  rejectSong,
} from "../song-form.server.ts";
import { type RejectedForm, useShownForm } from "../song-form.tsx";
import type { Route } from "./+types/lines";
import { LineRows } from "./line-rows.tsx";
import {
  mergeLines,
  readLanguage,
  readLines,
  showLanguage,
  showLines,
} from "./lines-form.server.ts";
import { MeaningLanguages } from "./meaning-languages.tsx";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const open = await openAddressedSong({ context, params });
  const { song } = open;
  const saved = await readSavedForm(request, context, url.pathname);
  const asked = saved?.language ?? url.searchParams.get("language");
  const language = readLanguage(asked, languageOf(context));
  const { lines, inputs, areUnsure } = showLines(open, language);
  const parts = editableParts(context.get(userContext), open);
  const media = playableOf(mediaOf(song));
  return {
    song: { id: open.id, media, unavailable: false, title: song.title, composer: song.composer },
    lines,
    submitted: { ...inputs, language, revision: String(open.revision), ...saved },
    hasSavedForm: saved !== null,
    areUnsure,
    hasTimes: parts.song && media !== null,
    hasMeanings: mayEditField(parts, "lineMeanings"),
    isOwnRecording: parts.song,
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const submitted = await readFields(request);
  if (submitted.act === "forget") return discardSavedForm(request, context, url.pathname);
  const revision = parseId(submitted.revision) ?? 0;
  const open = await openAddressedSong({ context, params }, revision);
  const language = readLanguage(submitted.language, languageOf(context));
  if (submitted.show)
    return rejectForm(
      context,
      { submitted: showLanguage(open, submitted, readLanguage(submitted.show, language)) },
      200,
    );
  const { values, errors } = readLines(open, submitted, language);
  if (Object.keys(errors).length > 0)
    return rejectForm(context, { errors: toMessages(errors), submitted });
  const outcome = await saveSong(servicesOf(context), context.get(userContext), {
    entrance: "lines",
    songId: open.id,
    revision,
    values,
    medium: { kind: "keep" },
  });
  switch (outcome.kind) {
    case "saved":
      return redirectWhenSaved({ request, context }, `/songs/${open.id}/practise`, {
        kind: "success",
        message: "lines.saved",
      });
    case "denied":
    case "missing":
      throw rejectSong(context, outcome.kind);
    case "conflict":
      return showConflict(context, outcome, values, submitted);
    case "tooLarge":
      return rejectForm(context, { message: "form.tooLarge", submitted }, 413);
    default:
      return rejectForm(context, { message: "lines.failed", submitted }, 409);
  }
}

/** Responds with 409 and the changes that were saved meanwhile, merged into the form. */
async function showConflict(
  context: Route.ActionArgs["context"],
  conflict: Extract<SaveOutcome, { kind: "conflict" }>,
  values: Parameters<typeof mergeLines>[1],
  typed: Record<string, string>,
) {
  const { lines, submitted: merged } = mergeLines(conflict, values, typed);
  const { changes, revision } = conflict;
  const submitted = { ...merged, revision: String(revision) };
  const formErrors = translateErrors(context, { submitted, message: "songForm.changed" });
  const lists = await listsOfChanges(context, changes);
  return data({ formErrors, changes, lists, lines }, { status: 409 });
}

/** A form that was not saved, and the lines as others have saved them since it was opened. */
interface RejectedLines extends RejectedForm {
  lists?: HistoryLists;
  lines?: ReturnType<typeof showLines>["lines"];
}

export const headers = pageHeaders();

export default function Lines({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("songs");
  const { song, hasTimes, hasMeanings } = loaderData;
  const path = `/songs/${song.id}/lines`;
  const practicePath = `/songs/${song.id}/practise`;
  const names = useMemo(
    () => ({ title: song.title, composer: song.composer, raaga: null, singer: null }),
    [song],
  );
  const shown = useShownForm<RejectedLines>(loaderData.submitted, actionData);
  const { submitted, edition, rejected, restore } = shown;
  const { changes, lists = noLists } = rejected ?? {};
  const [lines, setLines] = useState(loaderData.lines);
  if (rejected?.lines && lines !== rejected.lines) setLines(rejected.lines);
  const language = languages.find((one) => one === submitted.language) ?? defaultLanguage;
  const draft = useDraft(actionData?.formErrors);
  const form = useRef<HTMLFormElement>(null);
  useForgetWhenSaved(draft.key, practicePath);
  const hydrated = useHydrated();
  return (
    <div className="page working lines-editor">
      <Stylesheet href={musicStylesheet} />
      <Stylesheet href={stylesheet} />
      <PageHead title={t("lines.title")} description={t("lines.lead")} path={path} index={false} />
      <p className="eyebrow">
        <Link to={practicePath}>{song.title}</Link>
      </p>
      <h1>{t("lines.title")}</h1>
      <p>{t("lines.lead")}</p>
      {lines.length === 0 ? (
        <p>
          {t("lines.noLyrics")}{" "}
          <Link to={`/songs/edit/${song.id}#lyrics`}>{t("lines.addLyrics")}</Link>
        </p>
      ) : (
        <>
          {loaderData.areUnsure && <p className="hint">{t("lines.unsure")}</p>}
          {loaderData.isOwnRecording && !hasTimes && (
            <p className="hint">{t("lines.noRecording")}</p>
          )}
          {song.media?.kind === "YouTube" && <p className="hint">{t("lines.halfSecond")}</p>}
          {hasTimes && (
            <div className="actions">
              <SongPlayer song={song} names={names} title={song.title} mark={null} />
            </div>
          )}
          {loaderData.hasSavedForm && !rejected && <SavedFormOffer />}
          {hydrated && !loaderData.hasSavedForm && (
            <DraftOffer key={draft.key} draftKey={draft.key} onRestore={restore} />
          )}
          <FormErrorSummary formErrors={rejected?.formErrors} />
          {changes && <ChangeList changes={changes} lists={lists} />}
          <Form
            key={edition}
            ref={form}
            method="post"
            onInput={draft.storeLater}
            onSubmit={draft.storeSubmitted}
          >
            {/* The first button, because Enter presses it. */}
            <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
            <input type="hidden" name="language" value={language} />
            <input type="hidden" name="revision" value={submitted.revision} />
            {hasMeanings && <MeaningLanguages shown={language} submitted={submitted} />}
            <LineRows
              songId={song.id}
              lines={lines}
              submitted={submitted}
              errors={rejected?.formErrors.errors ?? {}}
              language={language}
              hasTimes={hasTimes}
              hasMeanings={hasMeanings}
              onTimes={() => form.current && draft.storeLater({ currentTarget: form.current })}
            />
            <div className="actions">
              <button type="submit" className="button">
                {t("lines.save")}
              </button>
              <Link to={practicePath} className="button quiet">
                {t("form.cancel")}
              </Link>
            </div>
          </Form>
        </>
      )}
    </div>
  );
}

/** Forgets a draft as the answer to its form leads to `path`, where what was saved is shown. */
function useForgetWhenSaved(key: string, path: string) {
  const { formMethod, location } = useNavigation();
  const isSaved = formMethod === "POST" && location?.pathname === path;
  useEffect(() => {
    if (isSaved) forgetDraft(key);
  }, [isSaved, key]);
}
