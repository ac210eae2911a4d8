import type { SongLists } from "../../data/songs/song-lists.ts";
import { emptied } from "../../domain/songs/batch/batch-form.ts";
import { sungLanguages } from "../../domain/songs/song-field-kinds.ts";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { SelectField, TextField } from "../../ui/form-fields.tsx";
import { RaagaField } from "../song-form/raagas/raaga-field.tsx";
import { AccompanimentRows } from "../song-form/inputs/accompaniment-rows.tsx";
import type { FormValues } from "../song-form/form-values.ts";

interface Props {
  lists: SongLists;
  submitted: FormValues;
  formErrors: FormErrors | undefined;
}

export function BatchFields({ lists, submitted, formErrors }: Props) {
  const { t } = useI18n("batch");
  const errors = formErrors?.errors;
  const select = (
    name: "taalaId" | "songTypeId" | "language",
    label: string,
    options: Option[],
  ) => (
    <SelectField
      name={name}
      label={label}
      empty={t("batch.leave")}
      options={[{ value: emptied, text: t("batch.clear") }, ...options]}
      defaultValue={submitted[name] ?? ""}
      error={errors?.[name]}
    />
  );
  const named = (list: readonly { id: string; description: string }[]) =>
    list.map(({ id, description }) => ({ value: id, text: description || id }));
  return (
    <fieldset className="panel batch-fields">
      <legend>{t("batch.fields")}</legend>
      <p className="hint">{t("batch.fieldsHint", { mark: emptied })}</p>
      <RaagaField
        name="raagaId"
        label={t("songForm.raaga")}
        defaultValue={submitted.raagaId}
        error={errors?.raagaId}
        unclear={undefined}
        submitted={submitted}
      />
      {select("taalaId", t("songForm.taala"), named(lists.taalas))}
      {select("songTypeId", t("songForm.songType"), named(lists.songTypes))}
      {select(
        "language",
        t("songForm.language"),
        sungLanguages.map((code) => ({ value: code, text: t(`sung.${code}`) })),
      )}
      {(["event", "place", "singer"] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`songForm.${name}`)}
          defaultValue={submitted[name]}
          error={errors?.[name]}
        />
      ))}
      <AccompanimentRows {...{ lists, submitted, formErrors }} />
      <SelectField
        name="credits"
        label={t("batch.credits")}
        options={(["add", "replace"] as const).map((value) => ({
          value,
          text: t(`batch.${value}`),
        }))}
        defaultValue={submitted.credits ?? "add"}
      />
    </fieldset>
  );
}

interface Option {
  value: string;
  text: string;
}
