import {
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { Form } from "react-router";
import type { DraftInputs } from "../../../domain/songs/drafts/draft-inputs.ts";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import { songFields, specOf } from "../../../domain/songs/song-fields.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import type { Medium } from "../../../player/medium/medium.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { suggest } from "../../catalogue/suggest-later.ts";
import { Progress } from "../files/progress.tsx";
import { uploadQueue } from "../files/upload-queue.ts";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import type { DraftTable } from "../rows/use-drafts.ts";
import { markStart } from "../video/mark-start.ts";
import { VideoMarker } from "../video/video-marker.tsx";
import { cellKeys, fillDown } from "./cell-keys.ts";
import { AllRows } from "./all-rows.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import { useColumns } from "./columns.ts";
import { focusCell, openRow } from "./open-row.ts";
import { Row } from "./row.tsx";
import { fillCell, isControl, nameOf, showCells } from "../rows/row-inputs.ts";
import { rowSender, useRowSummary } from "../rows/row-sender.ts";
import { useGoneRows } from "../rows/use-gone-rows.ts";
import { findSameTitles } from "../rows/same-titles.ts";
import { SuggestionLists } from "./suggestions.tsx";
import { useSave } from "./use-save.ts";

interface Props {
  lists: SongLists;
  table: DraftTable;
  /** Typed cells of drafts that a submitted page could not store. */
  overtaken: Record<string, DraftInputs> | undefined;
}

export function Grid({ lists, table, overtaken }: Props) {
  const { t } = useI18n("drafts");
  const form = useRef<HTMLFormElement>(null);
  const lastCell = useRef("");
  const isHydrated = useHydrated();
  const columns = useColumns();
  const { progress, save } = useSave(table);
  const { drafts, errors } = table;
  useGoneRows(
    drafts.map(({ id }) => id),
    progress !== null,
  );
  const { userId, unsent, failing } = useRowSummary();
  const [isKept, setKept] = useState(false);
  const sameTitles = findSameTitles(drafts);
  const playing = useRef<Medium | null>(null);
  const urls = [...new Set(drafts.flatMap(({ inputs }) => inputs.mediaUrl || []))];
  const [chosenUrl, setChosenUrl] = useState("");
  const url = urls.find((one) => one === chosenUrl) ?? urls.at(-1) ?? "";
  const video = { urls, url, onChoose: setChosenUrl };
  const isWrong = ({ id }: ShownDraft) =>
    Object.keys(errors[id] ?? {}).length > 0 || rowSender.conflictsOf(id).length > 0;
  const wrong = drafts.filter(isWrong).length;

  const showStored = useEffectEvent((draft: ShownDraft) => {
    table.update(draft);
    showCells(form.current!, draft, rowSender.stateOf(draft.id).unsent);
  });
  useEffect(() => rowSender.onStored((draft) => showStored(draft)), []);

  const showOvertaken = useEffectEvent((typed: Props["overtaken"]) => {
    for (const draft of drafts) if (typed?.[draft.id]) rowSender.overtake(draft, typed[draft.id]!);
  });
  useEffect(() => showOvertaken(overtaken), [overtaken]);

  const showKept = useEffectEvent((account: number) => {
    if (account === 0) return;
    for (const draft of drafts) showCells(form.current!, draft, rowSender.stateOf(draft.id).unsent);
  });
  useEffect(() => showKept(userId), [userId]);

  function handleInput({ target }: FormEvent<HTMLFormElement>) {
    const cellName = isControl(target) ? nameOf(target) : null;
    const draft = drafts.find(({ id }) => id === cellName?.row);
    if (!cellName || !draft || !isControl(target)) return;
    setKept(false);
    const stored = draft.inputs[cellName.input] ?? "";
    rowSender.type(draft.id, cellName.input, { stored, to: target.value });
    if (target instanceof HTMLInputElement && target.list) void suggest(target);
  }

  async function handleSave(event: MouseEvent) {
    event.preventDefault();
    if (progress) return;
    await save(drafts.map(({ id }) => id));
    requestAnimationFrame(() => {
      const first = form.current?.querySelector("[aria-invalid]");
      if (isControl(first)) {
        openRow(form.current!, nameOf(first)!.row);
        first.focus();
      }
    });
  }

  function handleKeep(event: MouseEvent) {
    event.preventDefault();
    rowSender.sendAll();
    setKept(true);
  }

  function handleStart(id: string) {
    if (playing.current) markStart(form.current!, drafts, id, playing.current.currentTime);
  }

  function handleChoose(id: string, input: string, whose: "mine" | "theirs") {
    const cell = rowSender.stateOf(id).unsent[input];
    rowSender.choose(id, input, whose);
    const control = form.current!.elements.namedItem(`${id}.${input}`);
    if (!isControl(control)) return;
    if (whose === "theirs") control.value = cell?.theirs ?? control.value;
    focusCell(control);
  }

  function handleClose(id: string) {
    table.remove(id);
    uploadQueue.forget(id);
    rowSender.forget(id);
    form.current?.querySelector<HTMLElement>(`tbody input:not([type=hidden])`)?.focus();
  }

  function handleRemove(id: string) {
    handleClose(id);
    void uploadQueue.remove(id).catch(() => undefined);
  }

  return (
    <Form
      ref={form}
      method="post"
      className="drafts-form"
      noValidate
      preventScrollReset
      onInput={handleInput}
      onFocus={({ target }: FocusEvent) => {
        if (isControl(target) && nameOf(target)) lastCell.current = target.id;
      }}
      onBlur={({ target }: FocusEvent) => {
        // Typing has ended: a date is shown as it is read.
        if (isControl(target) && nameOf(target)) fillCell(target, target.value);
      }}
      {...cellKeys}
    >
      {/* Enter presses the first button of a form. */}
      <button type="submit" name="act" value="store" hidden tabIndex={-1} aria-hidden="true" />
      <SuggestionLists />
      {isHydrated && video.urls.length > 0 && (
        <VideoMarker {...video} onMedium={(medium) => void (playing.current = medium)} />
      )}
      <div className="drafts-tools">
        <AllRows lists={lists} />
        <ColumnChoice columns={columns} />
        <details className="needs-script">
          <summary>{t("drafts.keysTitle")}</summary>
          <p className="hint">{t("drafts.keys")}</p>
        </details>
      </div>
      <div className="drafts-scroll" data-wide={columns.isWide || undefined}>
        <table>
          <caption>{t("drafts.count", { count: drafts.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t("drafts.number")}</th>
              {columns.shown.flatMap((field) => [
                <th key={field} scope="col">
                  {t(songFields[field].label)}
                  {specOf(field).required && " *"}
                </th>,
                ...(field === "title"
                  ? [
                      <th key="composition" scope="col">
                        {t("drafts.composition")}
                      </th>,
                    ]
                  : []),
              ])}
              <th scope="col">{t("drafts.length")}</th>
              <th scope="col">{t("drafts.state")}</th>
            </tr>
          </thead>
          {drafts.map((draft, at) => (
            <Row
              key={`${draft.id} ${draft.changedAt}`}
              {...{ draft, lists, columns }}
              number={at + 1}
              errors={errors[draft.id]}
              sameTitle={sameTitles.get(draft.id)}
              overtaken={overtaken?.[draft.id]}
              onRemove={handleRemove}
              onClose={handleClose}
              onChoose={handleChoose}
              onStart={isHydrated && draft.inputs.mediaUrl === url ? handleStart : null}
            />
          ))}
        </table>
      </div>
      <div className="save-bar drafts-bar">
        <p role="status" className={wrong + failing > 0 ? "error" : undefined}>
          {progress
            ? t("drafts.saving", progress)
            : failing > 0
              ? t("drafts.failing", { count: failing })
              : wrong > 0
                ? t("drafts.errors", { count: wrong })
                : isKept && unsent === 0 && t("drafts.stored")}
        </p>
        <Progress />
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
          <a href="#files" className="button quiet" onClick={chooseFiles}>
            {t("drafts.moreFiles")}
          </a>
          <button
            type="submit"
            name="act"
            value="store"
            className="button quiet"
            onClick={handleKeep}
          >
            {t("drafts.store")}
          </button>
          <button
            type="button"
            className="button quiet needs-script by-column"
            onClick={() => fillDown(form.current!, lastCell.current)}
          >
            {t("drafts.fillDown")}
          </button>
        </div>
      </div>
    </Form>
  );
}

/** Opens the choice of files at the top of the page. */
function chooseFiles(event: MouseEvent) {
  const files = document.querySelector<HTMLInputElement>("#files");
  if (!files) return;
  event.preventDefault();
  files.click();
}
