import { type DraftInputs, draftFields } from "../../../domain/songs/drafts/draft-inputs.ts";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import { inputOf, songFields, specOf } from "../../../domain/songs/song-fields.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useRowState } from "../rows/row-sender.ts";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import type { UnsentCells } from "../rows/unsent-rows.ts";
import { Cell } from "./cell.tsx";
import { CompositionChoice } from "./composition-choice.tsx";
import { FileCell } from "./file-cell.tsx";
import { GoneRow } from "./gone-row.tsx";
import { LikeSongs } from "./like-songs.tsx";

interface Props {
  draft: ShownDraft;
  number: number;
  lists: SongLists;
  errors: Record<string, string> | undefined;
  /** Typed cells that a page without scripts could not store. */
  overtaken: DraftInputs | undefined;
  onRemove: (id: string) => void;
  onClose: (id: string) => void;
  onChoose: (id: string, input: string, whose: "mine" | "theirs") => void;
  onStart: ((id: string) => void) | null;
}

const columns = new Set(draftFields.map(inputOf));

export function Row(props: Props) {
  const { draft, number, lists, errors = {}, onRemove, onClose, onChoose, onStart } = props;
  const { t } = useI18n("drafts");
  const { id, inputs, likeness } = draft;
  const state = useRowState(id);
  const unsent = useHydrated() ? state.unsent : withTheirs(props.overtaken ?? {}, inputs);
  const compositionId = unsent.compositionId?.to ?? inputs.compositionId;
  const others = Object.entries(errors).filter(([input]) => !columns.has(input));
  const choose = (input: string, whose: "mine" | "theirs") => onChoose(id, input, whose);
  if (state.gone)
    return (
      <tr data-row={id}>
        <td colSpan={draftFields.length + 1}>
          <GoneRow id={id} onClose={() => onClose(id)} />
        </td>
      </tr>
    );
  return (
    <tr data-row={id}>
      <th scope="row">
        <FileCell draft={draft} />
        <Unsent isFailing={state.isFailing} message={state.message} cells={unsent} />
        <LikeSongs songs={likeness.songs} />
        {others.map(([input, error]) => (
          <p key={input} className="error">
            {error}
          </p>
        ))}
        {onStart && inputs.mediaUrl && (
          <button
            type="button"
            className="button quiet"
            aria-label={t("drafts.startsHereOf", { number })}
            onClick={() => onStart(id)}
          >
            {t("drafts.startsHere")}
          </button>
        )}
        <button
          type="submit"
          name="act"
          value={`remove.${id}`}
          className="icon-button"
          aria-label={t("drafts.remove", { number })}
          onClick={(event) => {
            event.preventDefault();
            onRemove(id);
          }}
        >
          <Icon name="trash" />
          {t("drafts.removeShort")}
        </button>
        {/* A form without scripts says by this which cells were changed. */}
        <input type="hidden" name={`${id}.from`} value={JSON.stringify(inputs)} />
      </th>
      {draftFields.map((field) => {
        const column = t(songFields[field].label);
        return (
          <td
            key={field}
            data-column={field}
            data-prose={specOf(field).kind === "prose" || undefined}
          >
            <span className="drafts-label" aria-hidden="true">
              {column}
            </span>
            <Cell
              {...{ field, lists }}
              inputs={compositionId === undefined ? inputs : { ...inputs, compositionId }}
              row={id}
              label={t("drafts.cell", { column, number })}
              error={errors[inputOf(field)]}
              unsent={unsent[inputOf(field)]}
              onChoose={choose}
            />
            {field === "title" && (
              <CompositionChoice
                {...{ draft, number }}
                unsent={unsent.compositionId}
                onChoose={choose}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** Says, until the cells of a row have arrived, that only this device has them. */
function Unsent(props: { isFailing: boolean; message: string; cells: UnsentCells }) {
  const { t } = useI18n("drafts");
  const { isFailing, message, cells } = props;
  const isWaiting = Object.values(cells).some(({ theirs }) => theirs === undefined);
  return (
    <span role="status" className="drafts-unsent">
      {isWaiting && (isFailing ? `${message} ${t("drafts.keptHere")}` : t("drafts.unsent"))}
    </span>
  );
}

const withTheirs = (overtaken: DraftInputs, stored: DraftInputs): UnsentCells =>
  Object.fromEntries(
    Object.entries(overtaken).map(([input, to]) => {
      const theirs = stored[input] ?? "";
      return [input, { from: theirs, to, theirs }];
    }),
  );
