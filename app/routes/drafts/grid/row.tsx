import { useState } from "react";
import type { DraftInputs } from "../../../domain/songs/drafts/draft-inputs.ts";
import { chosenFor } from "../../../domain/songs/drafts/name-choices.ts";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import { inputOf, songFields } from "../../../domain/songs/song-fields.ts";
import { formatDuration } from "../../../i18n/format.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useUploads } from "../files/use-uploads.ts";
import type { OtherRow } from "../rows/same-titles.ts";
import { useRowState } from "../rows/row-sender.ts";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import type { UnsentCells } from "../rows/unsent-rows.ts";
import { Cell } from "./cell.tsx";
import type { Columns } from "./columns.ts";
import { CompositionChoice } from "./composition-choice.tsx";
import { FileState } from "./file-state.tsx";
import { GoneRow } from "./gone-row.tsx";
import { Listen } from "./listen.tsx";
import { type RowParts, RowRest } from "./row-rest.tsx";

interface Props {
  draft: ShownDraft;
  number: number;
  columns: Columns;
  sameTitle: OtherRow | undefined;
  lists: SongLists;
  errors: Record<string, string> | undefined;
  /** Typed cells that a page without scripts could not store. */
  overtaken: DraftInputs | undefined;
  onRemove: (id: string) => void;
  onClose: (id: string) => void;
  onChoose: (id: string, input: string, whose: "mine" | "theirs") => void;
  onStart: ((id: string) => void) | null;
}

/** The row of a draft: its columns in one line, and the rest, which a press opens below. */
export function Row(props: Props) {
  const {
    draft,
    number,
    columns,
    sameTitle,
    lists,
    errors = {},
    onRemove,
    onClose,
    onChoose,
    onStart,
  } = props;
  const { t } = useI18n("drafts");
  const { id } = draft;
  const state = useRowState(id);
  const isHydrated = useHydrated();
  const unsent = isHydrated ? state.unsent : withTheirs(props.overtaken ?? {}, draft.inputs);
  const compositionId = unsent.compositionId?.to ?? draft.inputs.compositionId;
  const inputs = compositionId === undefined ? draft.inputs : { ...draft.inputs, compositionId };
  const parts: RowParts = { draft, number, columns, sameTitle, lists, inputs, errors, unsent };
  const conflicts = Object.values(unsent).filter(({ theirs }) => theirs !== undefined).length;
  const wrong = Object.keys(errors).length + conflicts;
  const isWaiting = Object.keys(unsent).length > conflicts;
  const asks = hasQuestion(draft);
  const [startsOpen] = useState(wrong > 0);
  const upload = useUploads().uploads.get(id);
  const arrived = isHydrated && draft.hasArrived && `/uploads/${draft.mediaFileId}/file`;
  const sound = upload?.file ?? arrived;
  const seconds = draft.file.seconds ?? upload?.seconds;
  if (state.gone)
    return (
      <tbody data-draft={id}>
        <tr data-row={id}>
          <td colSpan={columns.shown.length + 4}>
            <GoneRow id={id} onClose={() => onClose(id)} />
          </td>
        </tr>
      </tbody>
    );
  return (
    <tbody data-draft={id}>
      <tr data-row={id}>
        <th scope="row" aria-label={t("drafts.row", { number })}>
          <span className="drafts-number">
            {number}
            {sound && <Listen sound={sound} number={number} />}
          </span>
        </th>
        {columns.shown.flatMap((field) => {
          const column = t(songFields[field].label);
          const cell = (
            <td key={field} data-column={field}>
              <span className="drafts-label" aria-hidden="true">
                {column}
              </span>
              <Cell
                {...{ field, lists, inputs }}
                row={id}
                label={t("drafts.cell", { column, number })}
                error={errors[inputOf(field)]}
                unsent={unsent[inputOf(field)]}
              />
            </td>
          );
          if (field !== "title") return [cell];
          return [
            cell,
            <td key="composition" data-column="composition">
              <span className="drafts-label" aria-hidden="true">
                {t("drafts.composition")}
              </span>
              <CompositionChoice {...{ draft, number, sameTitle }} unsent={unsent.compositionId} />
            </td>,
          ];
        })}
        <td data-column="length">
          {onStart && draft.inputs.mediaUrl ? (
            <button
              type="button"
              className="button quiet"
              aria-label={t("drafts.startsHereOf", { number })}
              onClick={() => onStart(id)}
            >
              {t("drafts.startsHere")}
            </button>
          ) : (
            typeof seconds === "number" && formatDuration(seconds)
          )}
        </td>
        <td data-column="state">
          <div className="drafts-state">
            {wrong > 0 && <span className="error">{t("drafts.wrong", { count: wrong })}</span>}
            {isWaiting && <span>{t("drafts.unsent")}</span>}
            {wrong === 0 && !isWaiting && asks && <span>{t("drafts.asks")}</span>}
            {wrong === 0 && !isWaiting && !asks && <FileState draft={draft} />}
          </div>
          {/* A form without scripts says by this which cells were changed. */}
          <input type="hidden" name={`${id}.from`} value={JSON.stringify(draft.inputs)} />
        </td>
      </tr>
      <tr className="drafts-rest">
        <td colSpan={columns.shown.length + 4}>
          <RowRest
            {...parts}
            startsOpen={startsOpen}
            failure={isWaiting && state.isFailing ? state.message : null}
            onChoose={(input, whose) => onChoose(id, input, whose)}
            onRemove={() => onRemove(id)}
          />
        </td>
      </tr>
    </tbody>
  );
}

/** Whether a row asks what a name in it means. */
const hasQuestion = ({ inputs, questions }: ShownDraft) =>
  (["raagaId", "singer"] as const).some((field) => {
    const question = questions[field];
    return question && !question.same && chosenFor(inputs, field) === "";
  });

const withTheirs = (overtaken: DraftInputs, stored: DraftInputs): UnsentCells =>
  Object.fromEntries(
    Object.entries(overtaken).map(([input, to]) => {
      const theirs = stored[input] ?? "";
      return [input, { from: theirs, to, theirs }];
    }),
  );
