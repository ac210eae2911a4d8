import type { SongLists } from "../../data/songs/song-lists.ts";
import { batchFields, emptied, mayBeEmptied } from "../../domain/songs/batch/batch-form.ts";
import { sungLanguages } from "../../domain/songs/song-field-kinds.ts";
import { songFields, specOf } from "../../domain/songs/song-fields.ts";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { SelectField, TextAreaField, TextField } from "../../ui/form-fields.tsx";
import { WholeDates } from "../../ui/whole-dates.tsx";
import { RaagaField } from "../song-form/raagas/raaga-field.tsx";
import { ConcertField } from "../song-form/inputs/concert-field.tsx";
import { AccompanimentRows } from "../song-form/inputs/accompaniment-rows.tsx";
import type { FormValues } from "../song-form/values/form-values.ts";

interface Props {
  lists: SongLists;
  submitted: FormValues;
  formErrors: FormErrors | undefined;
}

export function BatchFields(props: Props) {
  const { t } = useI18n("batch");
  return (
    <fieldset className="panel batch-fields">
      <legend>{t("batch.fields")}</legend>
      <p className="hint">{t("batch.fieldsHint", { mark: emptied })}</p>
      {batchFields.map((field) => (
        <BatchField key={field} {...props} field={field} />
      ))}
      <AccompanimentRows {...props} />
      <SelectField
        name="credits"
        label={t("batch.credits")}
        options={(["add", "replace"] as const).map((value) => ({
          value,
          text: t(`batch.${value}`),
        }))}
        defaultValue={props.submitted.credits ?? "add"}
      />
    </fieldset>
  );
}

function BatchField({
  field,
  lists,
  submitted,
  formErrors,
}: Props & { field: (typeof batchFields)[number] }) {
  const { t } = useI18n("batch");
  const { kind, list } = specOf(field);
  const input = {
    name: field,
    label: t(songFields[field].label),
    defaultValue: submitted[field] ?? "",
    error: formErrors?.errors[field],
  };
  if (list === "raagas") return <RaagaField {...input} unclear={undefined} submitted={submitted} />;
  if (list === "concerts") return <ConcertField {...input} concerts={lists.concerts} />;
  if (kind === "prose") return <TextAreaField {...input} />;
  if (kind === "date")
    return (
      <TextField
        {...input}
        hint={<WholeDates text={t("songForm.dateHint")} />}
        inputMode="numeric"
      />
    );
  const options =
    kind === "language"
      ? sungLanguages.map((code) => ({ value: code, text: t(`sung.${code}`) }))
      : list &&
        lists[list].map(({ id, description }) => ({
          value: String(id),
          text: description || String(id),
        }));
  if (!options) return <TextField {...input} />;
  const clear = { value: emptied, text: t("batch.clear") };
  return (
    <SelectField
      {...input}
      empty={t("batch.leave")}
      options={mayBeEmptied(field) ? [clear, ...options] : options}
    />
  );
}
