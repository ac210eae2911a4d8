import {
  type AliasKind,
  aliasText,
  type Raaga,
  type Taala,
} from "../../../domain/music/reference-entry.ts";
import { jatis } from "../../../domain/music/taala.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { SelectField, TextField } from "../../../ui/form-fields.tsx";
import type { FormErrors } from "../../../i18n/form-errors.ts";

const aliasFields = [
  ["spellings", "spelling"],
  ["synonyms", "synonym"],
  ["otherSchools", "other school"],
] as const satisfies [string, AliasKind][];

/** What is said of a raaga and of a taala alike. */
function NameFields(props: { of: Raaga | Taala | null; formErrors: FormErrors | undefined }) {
  const { t } = useI18n("admin");
  const { of, formErrors } = props;
  const errors = formErrors?.errors;
  const submitted = formErrors?.submitted;
  return (
    <>
      <TextField
        name="description"
        label={t("admin.description")}
        defaultValue={submitted?.description ?? of?.description}
        error={errors?.description}
        maxLength={500}
      />
      <TextField
        name="isoName"
        label={t("admin.isoName")}
        hint={t("admin.isoNameHint")}
        defaultValue={submitted?.isoName ?? of?.isoName ?? ""}
        error={errors?.isoName}
        maxLength={100}
      />
    </>
  );
}

/** What is known of a raaga besides its name. */
export function RaagaFields(props: {
  raaga: Raaga | null;
  melakartas: { id: string; number: number }[];
  formErrors: FormErrors | undefined;
}) {
  const { t } = useI18n("admin");
  const { raaga, melakartas, formErrors } = props;
  const errors = formErrors?.errors;
  const submitted = formErrors?.submitted;
  return (
    <>
      <NameFields of={raaga} formErrors={formErrors} />
      <div className="pair">
        <TextField
          name="melakarta"
          label={t("admin.melakarta")}
          inputMode="numeric"
          defaultValue={submitted?.melakarta ?? raaga?.melakarta ?? ""}
          error={errors?.melakarta}
          maxLength={2}
        />
        <SelectField
          name="parentId"
          label={t("admin.parent")}
          empty={t("admin.noParent")}
          options={melakartas
            .filter(({ id }) => id !== raaga?.id)
            .map(({ id, number }) => ({ value: id, text: `${number} ${id}` }))}
          defaultValue={submitted?.parentId ?? raaga?.parentId ?? ""}
          error={errors?.parentId}
        />
      </div>
      <TextField
        name="arohana"
        label={t("raaga.arohana")}
        defaultValue={submitted?.arohana ?? raaga?.arohana ?? ""}
        error={errors?.arohana}
        hint={t("admin.scaleHint")}
      />
      <TextField
        name="avarohana"
        label={t("raaga.avarohana")}
        defaultValue={submitted?.avarohana ?? raaga?.avarohana ?? ""}
        error={errors?.avarohana}
      />
      {aliasFields.map(([name, kind]) => (
        <TextField
          key={name}
          name={name}
          label={t(`admin.${name}`)}
          hint={name === "spellings" ? t("admin.aliasHint") : undefined}
          defaultValue={submitted?.[name] ?? aliasText(raaga?.aliases ?? [], kind)}
          error={errors?.[name]}
        />
      ))}
    </>
  );
}

/** What is known of a taala besides its name. */
export function TaalaFields(props: { taala: Taala | null; formErrors: FormErrors | undefined }) {
  const { t } = useI18n("admin");
  const { taala, formErrors } = props;
  const errors = formErrors?.errors;
  const submitted = formErrors?.submitted;
  return (
    <>
      <NameFields of={taala} formErrors={formErrors} />
      <SelectField
        name="jati"
        label={t("admin.jati")}
        empty={t("admin.noJati")}
        options={jatis.map(({ name }) => ({ value: name, text: name }))}
        defaultValue={submitted?.jati ?? taala?.jati ?? ""}
        error={errors?.jati}
      />
      <TextField
        name="angas"
        label={t("admin.angas")}
        hint={t("admin.angasHint")}
        defaultValue={submitted?.angas ?? taala?.angas ?? ""}
        error={errors?.angas}
      />
      <TextField
        name="aksharas"
        label={t("admin.aksharas")}
        inputMode="numeric"
        defaultValue={submitted?.aksharas ?? taala?.aksharas ?? ""}
        error={errors?.aksharas}
        maxLength={3}
      />
    </>
  );
}
