import {
  type AliasKind,
  aliasText,
  type Raaga,
  type Taala,
} from "../../../domain/music/reference-entry.ts";
import { jatis } from "../../../domain/music/taala.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { FormField } from "../../../ui/form-field.tsx";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useFieldError } from "../../../ui/form-errors.tsx";

const aliasFields = [
  ["spellings", "spelling"],
  ["synonyms", "synonym"],
  ["otherSchools", "other school"],
] as const satisfies [string, AliasKind][];

/** What is said of a raaga and of a taala alike. */
function NameFields(props: { of: Raaga | Taala | null; formErrors: FormErrors | undefined }) {
  const { t } = useI18n("admin");
  const { of, formErrors } = props;
  const error = useFieldError(formErrors);
  const submitted = formErrors?.submitted;
  return (
    <>
      <FormField
        name="description"
        label={t("admin.description")}
        defaultValue={submitted?.description ?? of?.description}
        error={error("description")}
        maxLength={500}
      />
      <FormField
        name="isoName"
        label={t("admin.isoName")}
        hint={t("admin.isoNameHint")}
        defaultValue={submitted?.isoName ?? of?.isoName ?? ""}
        error={error("isoName")}
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
  const error = useFieldError(formErrors);
  const submitted = formErrors?.submitted;
  return (
    <>
      <NameFields of={raaga} formErrors={formErrors} />
      <div className="pair">
        <FormField
          name="melakarta"
          label={t("admin.melakarta")}
          inputMode="numeric"
          defaultValue={submitted?.melakarta ?? raaga?.melakarta ?? ""}
          error={error("melakarta")}
          maxLength={2}
        />
        <Choice
          name="parentId"
          label={t("admin.parent")}
          none={t("admin.noParent")}
          options={melakartas
            .filter(({ id }) => id !== raaga?.id)
            .map(({ id, number }) => ({ value: id, text: `${number} ${id}` }))}
          defaultValue={submitted?.parentId ?? raaga?.parentId ?? ""}
          error={error("parentId")}
        />
      </div>
      <FormField
        name="arohana"
        label={t("raaga.arohana")}
        defaultValue={submitted?.arohana ?? raaga?.arohana ?? ""}
        error={error("arohana")}
        hint={t("admin.scaleHint")}
      />
      <FormField
        name="avarohana"
        label={t("raaga.avarohana")}
        defaultValue={submitted?.avarohana ?? raaga?.avarohana ?? ""}
        error={error("avarohana")}
      />
      {aliasFields.map(([name, kind]) => (
        <FormField
          key={name}
          name={name}
          label={t(`admin.${name}`)}
          hint={name === "spellings" ? t("admin.aliasHint") : undefined}
          defaultValue={submitted?.[name] ?? aliasText(raaga?.aliases ?? [], kind)}
          error={error(name)}
        />
      ))}
    </>
  );
}

/** What is known of a taala besides its name. */
export function TaalaFields(props: { taala: Taala | null; formErrors: FormErrors | undefined }) {
  const { t } = useI18n("admin");
  const { taala, formErrors } = props;
  const error = useFieldError(formErrors);
  const submitted = formErrors?.submitted;
  return (
    <>
      <NameFields of={taala} formErrors={formErrors} />
      <Choice
        name="jati"
        label={t("admin.jati")}
        none={t("admin.noJati")}
        options={jatis.map(({ name }) => ({ value: name, text: name }))}
        defaultValue={submitted?.jati ?? taala?.jati ?? ""}
        error={error("jati")}
      />
      <FormField
        name="angas"
        label={t("admin.angas")}
        hint={t("admin.angasHint")}
        defaultValue={submitted?.angas ?? taala?.angas ?? ""}
        error={error("angas")}
      />
      <FormField
        name="aksharas"
        label={t("admin.aksharas")}
        inputMode="numeric"
        defaultValue={submitted?.aksharas ?? taala?.aksharas ?? ""}
        error={error("aksharas")}
        maxLength={3}
      />
    </>
  );
}
