import type { DraftField } from "../../../domain/songs/drafts/draft-inputs.ts";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import { inputOf } from "../../../domain/songs/song-fields.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { NameChoice } from "../names/name-choice.tsx";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import { optionsOf } from "./cell.tsx";
import { Conflict } from "./conflict.tsx";

interface Props {
  field: DraftField;
  draft: ShownDraft;
  label: string;
  lists: SongLists;
  error: string | undefined;
  /** What another device has stored in the cell meanwhile. */
  theirs: string | undefined;
  onChoose: (input: string, whose: "mine" | "theirs") => void;
}

/** What a name in a cell may mean, what is wrong in it, and its other version if two devices have changed it. */
export function CellNotes({ field, draft, label, lists, error, theirs, onChoose }: Props) {
  const { t } = useI18n("drafts");
  const input = inputOf(field);
  const { id: row, inputs, questions } = draft;
  const id = `draft-${row}-${input}`;
  return (
    <>
      {(field === "raagaId" || field === "singer") && questions[field] && (
        <NameChoice {...{ field, row, label, inputs }} question={questions[field]} />
      )}
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
