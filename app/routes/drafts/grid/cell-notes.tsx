import type { DraftField } from "../../../domain/songs/drafts/draft-inputs.ts";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import { inputOf } from "../../../domain/songs/song-fields.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { optionsOf } from "./cell.tsx";
import { Conflict } from "./conflict.tsx";

interface Props {
  field: DraftField;
  row: string;
  lists: SongLists;
  error: string | undefined;
  /** What another device has stored in the cell meanwhile. */
  theirs: string | undefined;
  onChoose: (input: string, whose: "mine" | "theirs") => void;
}

/** What is wrong in a cell, and its other version if two devices have changed it. */
export function CellNotes({ field, row, lists, error, theirs, onChoose }: Props) {
  const { t } = useI18n("drafts");
  const input = inputOf(field);
  const id = `draft-${row}-${input}`;
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
      {theirs !== undefined && (
        <Conflict
          id={`${id}-theirs`}
          name={`${row}.${input}`}
          theirs={optionsOf(field, lists, t)?.get(theirs) ?? theirs}
          onChoose={(whose) => onChoose(input, whose)}
        />
      )}
    </>
  );
}
