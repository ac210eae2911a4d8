import type { SongLists } from "../../../data/songs/song-lists.ts";
import { type DraftInputs, draftFields } from "../../../domain/songs/drafts/draft-inputs.ts";
import { inputOf, songFields, specOf } from "../../../domain/songs/song-fields.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import type { OtherRow } from "../rows/same-titles.ts";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import type { UnsentCells } from "../rows/unsent-rows.ts";
import { CellNotes } from "./cell-notes.tsx";
import { Cell } from "./cell.tsx";
import type { Columns } from "./columns.ts";
import { CompositionNotes } from "./composition-choice.tsx";
import { FileDetails } from "./file-state.tsx";
import { LikeSongs } from "./like-songs.tsx";
import { openNext } from "./open-row.ts";

const cellInputs = new Set(draftFields.map(inputOf));

export interface RowParts {
  draft: ShownDraft;
  number: number;
  columns: Columns;
  /** The row whose new composition this one may share. */
  sameTitle: OtherRow | undefined;
  lists: SongLists;
  /** The inputs as they are stored, with the composition that is chosen here. */
  inputs: DraftInputs;
  errors: Record<string, string>;
  unsent: UnsentCells;
}

interface Props extends RowParts {
  startsOpen: boolean;
  /** Why the row could not be sent, if the server has said so; null while it is not failing. */
  failure: string | null;
  onChoose: (input: string, whose: "mine" | "theirs") => void;
  onRemove: () => void;
}

/** What a row has besides its columns: the other cells, its file, what is wrong, and what to do with it. */
export function RowRest(props: Props) {
  const { t } = useI18n("drafts");
  const { draft, number, columns, sameTitle, lists, inputs, errors, unsent } = props;
  const { startsOpen, failure, onChoose, onRemove } = props;
  const { id, likeness } = draft;
  // Without scripts, several rows with errors are open at once.
  const name = useHydrated() ? "draft" : undefined;
  const notesOf = (field: (typeof draftFields)[number]) => {
    const input = inputOf(field);
    const notes = { error: errors[input], theirs: unsent[input]?.theirs };
    const label = t("drafts.cell", { column: t(songFields[field].label), number });
    return <CellNotes key={field} {...{ field, draft, label, lists, onChoose }} {...notes} />;
  };
  return (
    <details {...{ name }} open={startsOpen} data-rest={id}>
      <summary aria-label={t("drafts.more", { number })}>
        <Icon name="chevron-down" />
      </summary>
      <div className="drafts-panel">
        {failure !== null && (
          <p className="error">
            {failure} {t("drafts.keptHere")}
          </p>
        )}
        {Object.entries(errors)
          .filter(([input]) => !cellInputs.has(input))
          .map(([input, error]) => (
            <p key={input} className="error">
              {error}
            </p>
          ))}
        {columns.shown.map(notesOf)}
        <CompositionNotes {...{ draft, sameTitle, onChoose }} unsent={unsent.compositionId} />
        <LikeSongs songs={likeness.songs} />
        <FileDetails draft={draft} />
        <div className="drafts-cells">
          {columns.rest.map((field) => {
            const column = t(songFields[field].label);
            return (
              <div key={field} data-prose={specOf(field).kind === "prose" || undefined}>
                <span className="drafts-label" aria-hidden="true">
                  {column}
                  {specOf(field).required && " *"}
                </span>
                <Cell
                  {...{ field, lists, inputs }}
                  row={id}
                  label={t("drafts.cell", { column, number })}
                  error={errors[inputOf(field)]}
                  unsent={unsent[inputOf(field)]}
                />
                {notesOf(field)}
              </div>
            );
          })}
        </div>
        <div className="drafts-acts">
          <button
            type="button"
            className="button quiet needs-script"
            onClick={({ currentTarget }) => openNext(currentTarget.form!, id)}
          >
            {t("drafts.next")}
          </button>
          <button
            type="submit"
            name="act"
            value={`remove.${id}`}
            className="icon-button"
            aria-label={t("drafts.remove", { number })}
            onClick={(event) => {
              event.preventDefault();
              onRemove();
            }}
          >
            <Icon name="trash" />
            {t("drafts.removeShort")}
          </button>
        </div>
      </div>
    </details>
  );
}
