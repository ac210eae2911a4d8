import { type DraftField, isLockedBy } from "../../../domain/songs/drafts/draft-inputs.ts";
import type { DraftInputs } from "../../../domain/songs/drafts/draft-inputs.ts";
import { sungLanguages } from "../../../domain/songs/song-field-kinds.ts";
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
}

export function Cell({ field, row, label, lists, inputs, error }: Props) {
  const { t } = useI18n("drafts");
  if (isLockedBy(field, inputs.compositionId))
    return (
      <span className="drafts-locked">{field === "title" ? inputs.title : t("drafts.locked")}</span>
    );
  const name = `${row}.${inputOf(field)}`;
  const id = `draft-${row}-${inputOf(field)}`;
  const errorId = `${id}-error`;
  const control = {
    id,
    name,
    "aria-label": label,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": error ? errorId : undefined,
    defaultValue: inputs[inputOf(field)] ?? "",
  };
  return (
    <>
      <Control {...{ field, lists, control }} />
      {error && (
        <p id={errorId} className="error">
          {error}
        </p>
      )}
    </>
  );
}

function Control(props: Pick<Props, "field" | "lists"> & { control: object }) {
  const { t } = useI18n("drafts");
  const { field, lists, control } = props;
  const { kind, list } = specOf(field);
  if (kind === "prose") return <textarea {...control} rows={1} />;
  if (kind === "language")
    return (
      <Choice
        control={control}
        options={sungLanguages.map((code) => ({ value: code, text: t(`sung.${code}`) }))}
      />
    );
  if (list && list !== "raagas")
    return (
      <Choice
        control={control}
        options={lists[list].map(({ id, description }) => ({
          value: String(id),
          text: description || String(id),
        }))}
      />
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
    />
  );
}

function Choice({
  control,
  options,
}: {
  control: object;
  options: { value: string; text: string }[];
}) {
  return (
    <select {...control}>
      <option value="" />
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
