import { type FocusEvent, type FormEvent, type MouseEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { draftFields } from "../../../domain/songs/drafts/draft-inputs.ts";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import { songFields, specOf } from "../../../domain/songs/song-fields.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import type { Medium } from "../../../player/medium/medium.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { suggest } from "../../catalogue/suggest-later.ts";
import { uploadQueue } from "../files/upload-queue.ts";
import type { DraftTable } from "../rows/use-drafts.ts";
import { markStart } from "../video/mark-start.ts";
import { VideoMarker } from "../video/video-marker.tsx";
import { cellKeys, fillDown } from "./cell-keys.ts";
import { Cell } from "./cell.tsx";
import { Row } from "./row.tsx";
import { isControl, nameOf } from "../rows/row-inputs.ts";
import { SuggestionLists } from "./suggestions.tsx";
import { useAutosave } from "./use-autosave.ts";
import { useSave } from "./use-save.ts";

export function Grid({ lists, table }: { lists: SongLists; table: DraftTable }) {
  const { t } = useI18n("drafts");
  const form = useRef<HTMLFormElement>(null);
  const lastCell = useRef("");
  const isHydrated = useHydrated();
  const autosave = useAutosave(table);
  const { progress, save, take } = useSave(table);
  const { drafts, errors } = table;
  const playing = useRef<Medium | null>(null);
  const urls = [...new Set(drafts.flatMap(({ inputs }) => inputs.mediaUrl || []))];
  const [chosenUrl, setChosenUrl] = useState("");
  const url = urls.find((one) => one === chosenUrl) ?? urls.at(-1) ?? "";
  const video = { urls, url, onChoose: setChosenUrl };
  const wrong = drafts.filter(({ id }) => Object.keys(errors[id] ?? {}).length > 0).length;

  function handleInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const cellName = isControl(target) ? nameOf(target) : null;
    if (!cellName) return;
    autosave.storeLater(currentTarget, cellName.row);
    if (target instanceof HTMLInputElement && target.list) void suggest(target);
  }

  async function handleSave(event: MouseEvent) {
    event.preventDefault();
    if (progress) return;
    autosave.cancel();
    const outcomes = await save(
      form.current!,
      drafts.map(({ id }) => id),
    );
    for (const outcome of outcomes) take(outcome);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
    );
  }

  function handleStart(id: string) {
    if (playing.current) markStart(form.current!, drafts, id, playing.current.currentTime);
  }

  function handleRemove(id: string) {
    autosave.cancel(id);
    table.remove(id);
    void uploadQueue.remove(id).catch(() => undefined);
    form.current?.querySelector<HTMLElement>(`tbody input`)?.focus();
  }

  return (
    <Form
      ref={form}
      method="post"
      className="drafts-form"
      noValidate
      preventScrollReset
      onInput={handleInput}
      onSubmit={() => autosave.cancel()}
      onFocus={({ target }: FocusEvent) => {
        if (isControl(target) && nameOf(target)) lastCell.current = target.id;
      }}
      {...cellKeys}
    >
      {/* Enter presses the first button of a form. */}
      <button type="submit" name="act" value="store" hidden tabIndex={-1} aria-hidden="true" />
      <SuggestionLists />
      {isHydrated && video.urls.length > 0 && (
        <VideoMarker {...video} onMedium={(medium) => void (playing.current = medium)} />
      )}
      <p className="hint">{t("drafts.keys")}</p>
      <div className="drafts-scroll">
        <table>
          <caption>{t("drafts.count", { count: drafts.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t("drafts.file")}</th>
              {draftFields.map((field) => (
                <th key={field} scope="col">
                  {t(songFields[field].label)}
                  {specOf(field).required && " *"}
                </th>
              ))}
            </tr>
            <tr className="drafts-all">
              <th scope="row">
                {t("drafts.forAll")}
                <button type="submit" name="act" value="all" className="button quiet">
                  {t("drafts.setForAll")}
                </button>
              </th>
              {draftFields.map((field) => {
                const column = t(songFields[field].label);
                return (
                  <td key={field}>
                    <span className="drafts-label" aria-hidden="true">
                      {column}
                    </span>
                    <Cell
                      {...{ field, lists }}
                      row="all"
                      inputs={{}}
                      label={t("drafts.forAllOf", { column })}
                    />
                  </td>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {drafts.map((draft, at) => (
              <Row
                key={`${draft.id} ${draft.changedAt}`}
                {...{ draft, lists }}
                number={at + 1}
                errors={errors[draft.id] ?? {}}
                onRemove={handleRemove}
                onStart={isHydrated && draft.inputs.mediaUrl === url ? handleStart : null}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className={wrong > 0 || autosave.isFailing ? "error" : undefined}>
        {progress
          ? t("drafts.saving", progress)
          : autosave.isFailing
            ? t("drafts.storeFailed")
            : wrong > 0 && t("drafts.errors", { count: wrong })}
      </p>
      <div className="actions">
        <button
          type="submit"
          name="act"
          value="save"
          className="button"
          aria-disabled={progress !== null || undefined}
          onClick={handleSave}
        >
          {t("drafts.save")}
        </button>
        <button type="submit" name="act" value="store" className="button quiet">
          {t("drafts.store")}
        </button>
        <button
          type="button"
          className="button quiet needs-script"
          onClick={() => fillDown(form.current!, lastCell.current)}
        >
          {t("drafts.fillDown")}
        </button>
      </div>
    </Form>
  );
}
