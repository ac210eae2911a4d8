import type { SongLists } from "../../../data/songs/song-lists.ts";
import { maxLineLength, sungLanguages } from "../../../domain/songs/song-field-kinds.ts";
import { type FieldWith, inputOf, songFields, specOf } from "../../../domain/songs/song-fields.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { TextAreaField, TextField } from "../../../ui/form-fields.tsx";
import type { FormValues } from "../values/form-values.ts";
import { ListSelect } from "./list-select.tsx";

export interface SectionProps {
  lists: SongLists;
  submitted: FormValues;
  formErrors: FormErrors | undefined;
}

const firstDay = "1900-01-01";

export function SongInput({ field, ...props }: SectionProps & { field: FieldWith<"section"> }) {
  const { t } = useI18n("songs");
  const errors = props.formErrors?.errors;
  const { kind, list, required, readOnly, rows } = specOf(field);
  const spec = songFields[field];
  const name = inputOf(field);
  const input = {
    name,
    label: required ? `${t(spec.label)} *` : t(spec.label),
    defaultValue: props.submitted[name],
    error: errors?.[name],
  };
  const mustBeFilled = required !== undefined && !readOnly;
  switch (kind) {
    case "prose": {
      const hint = "hint" in spec ? t(spec.hint) : undefined;
      return <TextAreaField {...input} required={mustBeFilled} rows={rows} hint={hint} />;
    }
    case "day":
      return <TextField {...input} required={mustBeFilled} type="date" min={firstDay} />;
    case "language": {
      const options = sungLanguages.map((code) => ({ value: code, text: t(`sung.${code}`) }));
      return <ListSelect {...input} options={options} />;
    }
    case "reference":
    case "numberedReference": {
      const options = props.lists[list!].map(({ id, description }) => ({
        value: String(id),
        text: description || String(id),
      }));
      const isRefreshable = kind === "reference";
      return (
        <ListSelect
          {...input}
          required={mustBeFilled}
          options={options}
          refreshable={isRefreshable}
        />
      );
    }
    default:
      return (
        <TextField
          {...input}
          required={mustBeFilled}
          readOnly={readOnly}
          maxLength={readOnly ? undefined : maxLineLength}
        />
      );
  }
}
