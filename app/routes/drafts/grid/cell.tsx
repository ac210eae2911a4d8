import { type DraftField, isLockedBy } from "../../../domain/songs/drafts/draft-inputs.ts";
import type { DraftInputs } from "../../../domain/songs/drafts/draft-inputs.ts";
import { isChosenFrom, sungLanguages } from "../../../domain/songs/song-field-kinds.ts";
import { inputOf, specOf } from "../../../domain/songs/song-fields.ts";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { listId, suggestedKinds } from "./suggestions.tsx";

interface Props {
  field: DraftField;
  row: string;
  label: string;
  lists: SongLists;
  inputs: DraftInputs;
  error?: string;
  /** The typed text of the cell that has not arrived, and another device's text if that was first. */
  unsent?: { to: string; theirs?: string };
}

/** The control of a cell; `CellNotes` says what is wrong in it. */
export function Cell({ field, row, label, lists, inputs, error, unsent }: Props) {
  const { t } = useI18n("drafts");
  if (isLockedBy(field, inputs.compositionId))
    return (
      <span className="drafts-locked">{field === "title" ? inputs.title : t("drafts.locked")}</span>
    );
  const id = `draft-${row}-${inputOf(field)}`;
  const notes = [error && `${id}-error`, unsent?.theirs !== undefined && `${id}-theirs`];
  const described = notes.filter(Boolean).join(" ");
  const control = {
    id,
    name: `${row}.${inputOf(field)}`,
    "aria-label": label,
    "aria-invalid": described ? (true as const) : undefined,
    "aria-describedby": described || undefined,
    defaultValue: unsent?.to ?? inputs[inputOf(field)] ?? "",
  };
  return <Control {...{ field, lists, control }} />;
}

function Control(props: Pick<Props, "field" | "lists"> & { control: object }) {
  const { t } = useI18n("drafts");
  const { field, lists, control } = props;
  const { kind } = specOf(field);
  if (kind === "prose") return <textarea {...control} rows={1} />;
  const options = optionsOf(field, lists, t);
  if (options)
    return (
      <select {...control}>
        <option value="" />
        {[...options].map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    );
  const kindOfNames = suggestedKinds[field];
  const isNumber = kind === "number" || kind === "date";
  return (
    <input
      {...control}
      type="text"
      inputMode={isNumber ? "numeric" : undefined}
      autoComplete="off"
      list={kindOfNames === undefined ? undefined : listId(field)}
      data-kind={kindOfNames || undefined}
      placeholder={kind === "accompaniments" ? t("drafts.accompanistsExample") : undefined}
    />
  );
}

/** Returns the texts of a field's choices by value; undefined for a field that is typed. */
export function optionsOf(
  field: DraftField,
  lists: SongLists,
  t: ReturnType<typeof useI18n<"drafts">>["t"],
): Map<string, string> | undefined {
  const { kind, list } = specOf(field);
  if (kind === "language") return new Map(sungLanguages.map((code) => [code, t(`sung.${code}`)]));
  if (!isChosenFrom(list)) return undefined;
  return new Map(
    lists[list].map(({ id, description }) => [String(id), description || String(id)] as const),
  );
}
