import { useMemo } from "react";
import { Form } from "react-router";
import { languages, languageNames } from "../../../archive.ts";
import { editableParts } from "../../../domain/songs/song-permissions.ts";
import { mediaOf, playableOf } from "../../../domain/songs/song.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { saveSong } from "../../../operations/songs/save-song.ts";
import { PageHead } from "../../../shell/page-head.tsx";
import stylesheet from "../../../styles/lines.css?url";
import musicStylesheet from "../../../styles/music.css?url";
import { Choices } from "../../../ui/choices.tsx";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { Link } from "../../../ui/link.tsx";
import { userContext } from "../../../web/context.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { readFields, toMessages } from "../../../web/form.server.ts";
import { requirePermission } from "../../../web/guards/require-permission.ts";
import { languageOf } from "../../../web/language.ts";
import { pageHeaders } from "../../../web/page-headers.ts";
import { servicesOf } from "../../../web/services.server.ts";
import { SongPlayer } from "../../songs/song-player.tsx";
import { openAddressedSong, readSavedForm, rejectSong } from "../song-form.server.ts";
import type { Route } from "./+types/lines";
import { LineRows } from "./line-rows.tsx";
import { readLanguage, readLines, showLines } from "./lines-form.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const open = await openAddressedSong({ context, params });
  const { song } = open;
  const language = readLanguage(url.searchParams.get("language"), languageOf(context));
  const { lines, inputs, areUnsure } = showLines(open, language);
  const saved = await readSavedForm(request, context, url.pathname);
  const parts = editableParts(context.get(userContext), open);
  const media = playableOf(mediaOf(song));
  return {
    song: { id: open.id, media, unavailable: false, title: song.title, composer: song.composer },
    lines,
    submitted: { ...inputs, ...saved },
    language,
    areUnsure,
    hasTimes: parts.song && media !== null,
    hasMeanings: parts.composition,
    isOwnRecording: parts.song,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const open = await openAddressedSong({ context, params });
  const submitted = await readFields(request);
  const language = readLanguage(submitted.language, languageOf(context));
  const { values, errors } = readLines(open, submitted, language);
  if (Object.keys(errors).length > 0)
    return rejectForm(context, { errors: toMessages(errors), submitted });
  const outcome = await saveSong(servicesOf(context), context.get(userContext), {
    entrance: "lines",
    songId: open.id,
    values,
    medium: { kind: "keep" },
  });
  switch (outcome.kind) {
    case "saved":
      return redirectWithFlash(context, `/songs/${open.id}/practise`, {
        kind: "success",
        message: "lines.saved",
      });
    case "denied":
    case "missing":
      throw rejectSong(context, outcome.kind);
    case "tooLarge":
      return rejectForm(context, { message: "form.tooLarge", submitted }, 413);
    default:
      return rejectForm(context, { message: "lines.failed", submitted }, 409);
  }
}

export const headers = pageHeaders();

export default function Lines({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("songs");
  const { song, lines, language, hasTimes, hasMeanings } = loaderData;
  const path = `/songs/${song.id}/lines`;
  const names = useMemo(
    () => ({ title: song.title, composer: song.composer, raaga: null, singer: null }),
    [song],
  );
  const submitted = { ...loaderData.submitted, ...actionData?.formErrors.submitted };
  return (
    <div className="page working lines-editor">
      <Stylesheet href={musicStylesheet} />
      <Stylesheet href={stylesheet} />
      <PageHead title={t("lines.title")} description={t("lines.lead")} path={path} index={false} />
      <p className="eyebrow">
        <Link to={`/songs/${song.id}/practise`}>{song.title}</Link>
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
          {hasMeanings && (
            <Choices
              label={t("lines.meaningIn")}
              all={languageNames.en.name}
              chosen={language === "en" ? null : language}
              values={languages
                .filter((one) => one !== "en")
                .map((one) => [one, languageNames[one].name])}
              path={(one) => listPath(path, { language: one ?? "en" })}
            />
          )}
          <Form method="post" key={language}>
            <FormErrorSummary formErrors={actionData?.formErrors} />
            <input type="hidden" name="language" value={language} />
            <LineRows
              songId={song.id}
              lines={lines}
              submitted={submitted}
              errors={actionData?.formErrors.errors ?? {}}
              language={language}
              hasTimes={hasTimes}
              hasMeanings={hasMeanings}
            />
            <div className="actions">
              <button type="submit" className="button">
                {t("lines.save")}
              </button>
              <Link to={`/songs/${song.id}/practise`} className="button quiet">
                {t("form.cancel")}
              </Link>
            </div>
          </Form>
        </>
      )}
    </div>
  );
}
