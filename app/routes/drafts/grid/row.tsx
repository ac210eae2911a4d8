import { draftFields } from "../../../domain/songs/drafts/draft-inputs.ts";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import { inputOf, songFields, specOf } from "../../../domain/songs/song-fields.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import { Cell } from "./cell.tsx";
import { CompositionChoice } from "./composition-choice.tsx";
import { FileCell } from "./file-cell.tsx";
import { LikeSongs } from "./like-songs.tsx";

interface Props {
  draft: ShownDraft;
  number: number;
  lists: SongLists;
  errors: Record<string, string>;
  onRemove: (id: string) => void;
  onStart: ((id: string) => void) | null;
}

const columns = new Set(draftFields.map(inputOf));

export function Row({ draft, number, lists, errors, onRemove, onStart }: Props) {
  const { t } = useI18n("drafts");
  const { id, inputs, likeness } = draft;
  const others = Object.entries(errors).filter(([input]) => !columns.has(input));
  return (
    <tr data-row={id}>
      <th scope="row">
        <FileCell draft={draft} />
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
              {...{ field, lists, inputs }}
              row={id}
              label={t("drafts.cell", { column, number })}
              error={errors[inputOf(field)]}
            />
            {field === "title" && <CompositionChoice draft={draft} number={number} />}
          </td>
        );
      })}
    </tr>
  );
}
