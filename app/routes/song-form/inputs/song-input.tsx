import { statements } from "../../../domain/records/rights.ts";
import { pageContents } from "../../../domain/songs/pages-elsewhere.ts";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import {
  maxLineLength,
  singerParts,
  sungLanguages,
} from "../../../domain/songs/song-field-kinds.ts";
import {
  citingKind,
  type FieldWith,
  inputOf,
  type SongField,
  songFields,
  specOf,
} from "../../../domain/songs/song-fields.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { languages, languageNames } from "../../../archive.ts";
import { SelectField, TextAreaField, TextField } from "../../../ui/form-fields.tsx";
import { WholeDates } from "../../../ui/whole-dates.tsx";
import { RaagaField, RaagaQuestions } from "../raagas/raaga-field.tsx";
import type { UnclearRaaga } from "../raagas/match-raagas.server.ts";
import { SourcesField } from "../../sources/sources-field.tsx";
import { NotationField, type NotationPreview } from "../notation/notation-field.tsx";
import { type FormValues, textInput } from "../values/form-values.ts";
import { ConcertField } from "./concert-field.tsx";
import { ListSelect } from "./list-select.tsx";

export interface SectionProps {
  lists: SongLists;
  submitted: FormValues;
  formErrors: FormErrors | undefined;
  unclear?: readonly UnclearRaaga[];
  preview?: NotationPreview;
  /** Fields that are not shown, as they are hidden for whoever has the rights. */
  hidden?: readonly SongField[];
}

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
  // With a placeholder, though a blank one, styles tell whether a text is empty.
  const typed = { ...input, placeholder: " " };
  const mustBeFilled = required !== undefined && !readOnly;
  switch (kind) {
    case "pages": {
      const contents = pageContents.join(", ");
      const example = "lyrics, meaning https://…";
      const hint = t("songForm.pagesElsewhereHint", { contents, example });
      return <TextAreaField {...input} rows={rows} hint={hint} />;
    }
    case "sources":
      return <SourcesField {...input} kind={citingKind(field)} />;
    case "prose": {
      const hint = "hint" in spec ? t(spec.hint) : undefined;
      return <TextAreaField {...typed} required={mustBeFilled} rows={rows} hint={hint} />;
    }
    case "notation": {
      const hint = "hint" in spec ? t(spec.hint) : undefined;
      return <NotationField {...input} {...{ rows, hint, preview: props.preview }} />;
    }
    case "date":
      return (
        <TextField
          {...input}
          required={mustBeFilled}
          hint={<WholeDates text={t("songForm.dateHint")} />}
          inputMode="numeric"
          pattern="\d{4}(-\d{2}){0,2}"
        />
      );
    case "references": {
      const hint = `${t("songForm.linesHint")} · ${t("songForm.raagaHint")}`;
      return (
        <div>
          <TextAreaField {...input} rows={3} hint={hint} />
          <RaagaQuestions input={name} unclear={props.unclear} submitted={props.submitted} />
        </div>
      );
    }
    case "lines":
      return <TextAreaField {...input} rows={3} hint={t("songForm.linesHint")} />;
    case "texts":
      return <TextInputs {...props} field={field} />;
    case "number":
      return <TextField {...input} inputMode="numeric" />;
    case "seconds":
      return <TextField {...input} hint={t("songForm.timeHint")} />;
    case "singerPart":
      return (
        <SelectField
          {...input}
          defaultValue={input.defaultValue ?? singerParts[0]}
          options={singerParts.map((part) => ({ value: part, text: t(`part.${part}`) }))}
        />
      );
    case "language": {
      const options = sungLanguages.map((code) => ({ value: code, text: t(`sung.${code}`) }));
      return <ListSelect {...input} options={options} />;
    }
    case "rights": {
      const options = statements.map(({ address, name: named }) => ({
        value: address,
        text: "text" in named ? named.text : t(named.key),
      }));
      return (
        <SelectField {...input} options={[{ value: "", text: t("rights.notKnown") }, ...options]} />
      );
    }
    case "reference":
    case "numberedReference": {
      if (list === "raagas")
        return (
          <RaagaField {...input} {...{ unclear: props.unclear, submitted: props.submitted }} />
        );
      if (list === "concerts") return <ConcertField {...input} concerts={props.lists.concerts} />;
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
          {...typed}
          required={mustBeFilled}
          hint={"hint" in spec ? t(spec.hint) : undefined}
          readOnly={readOnly}
          maxLength={readOnly ? undefined : maxLineLength}
        />
      );
  }
}

function TextInputs({ field, ...props }: SectionProps & { field: FieldWith<"section"> }) {
  const { t } = useI18n("songs");
  return (
    <fieldset>
      <legend>{t(songFields[field].label)}</legend>
      {languages.map((language) => {
        const name = textInput(field, language);
        return (
          <TextAreaField
            key={language}
            name={name}
            label={languageNames[language].name}
            lang={language}
            rows={3}
            defaultValue={props.submitted[name]}
            error={props.formErrors?.errors[name]}
          />
        );
      })}
    </fieldset>
  );
}
