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
import { useFieldError } from "../../../ui/problems.tsx";

const aliasFields = [
  ["spellings", "spelling"],
  ["synonyms", "synonym"],
  ["otherSchools", "other school"],
] as const satisfies [string, AliasKind][];

/** What is said of a raaga and of a taala alike. */
function NameFields(props: { of: Raaga | Taala | null; problems: FormErrors | undefined }) {
  const { t } = useI18n();
  const { of, problems } = props;
  const error = useFieldError(problems);
  const typed = problems?.typed;
  return (
    <>
      <FormField
        name="description"
        label={t("admin.description")}
        defaultValue={typed?.description ?? of?.description}
        error={error("description")}
        maxLength={500}
      />
      <FormField
        name="isoName"
        label={t("admin.isoName")}
        hint={t("admin.isoNameHint")}
        defaultValue={typed?.isoName ?? of?.isoName ?? ""}
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
  problems: FormErrors | undefined;
}) {
  const { t } = useI18n();
  const { raaga, melakartas, problems } = props;
  const error = useFieldError(problems);
  const typed = problems?.typed;
  return (
    <>
      <NameFields of={raaga} problems={problems} />
      <div className="pair">
        <FormField
          name="melakarta"
          label={t("admin.melakarta")}
          inputMode="numeric"
          defaultValue={typed?.melakarta ?? raaga?.melakarta ?? ""}
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
          defaultValue={typed?.parentId ?? raaga?.parentId ?? ""}
          error={error("parentId")}
        />
      </div>
      <FormField
        name="arohana"
        label={t("raaga.arohana")}
        defaultValue={typed?.arohana ?? raaga?.arohana ?? ""}
        error={error("arohana")}
        hint={t("admin.scaleHint")}
      />
      <FormField
        name="avarohana"
        label={t("raaga.avarohana")}
        defaultValue={typed?.avarohana ?? raaga?.avarohana ?? ""}
        error={error("avarohana")}
      />
      {aliasFields.map(([name, kind]) => (
        <FormField
          key={name}
          name={name}
          label={t(`admin.${name}`)}
          hint={name === "spellings" ? t("admin.aliasHint") : undefined}
          defaultValue={typed?.[name] ?? aliasText(raaga?.aliases ?? [], kind)}
          error={error(name)}
        />
      ))}
    </>
  );
}

/** What is known of a taala besides its name. */
export function TaalaFields(props: { taala: Taala | null; problems: FormErrors | undefined }) {
  const { t } = useI18n();
  const { taala, problems } = props;
  const error = useFieldError(problems);
  const typed = problems?.typed;
  return (
    <>
      <NameFields of={taala} problems={problems} />
      <Choice
        name="jati"
        label={t("admin.jati")}
        none={t("admin.noJati")}
        options={jatis.map(({ name }) => ({ value: name, text: name }))}
        defaultValue={typed?.jati ?? taala?.jati ?? ""}
        error={error("jati")}
      />
      <FormField
        name="angas"
        label={t("admin.angas")}
        hint={t("admin.angasHint")}
        defaultValue={typed?.angas ?? taala?.angas ?? ""}
        error={error("angas")}
      />
      <FormField
        name="aksharas"
        label={t("admin.aksharas")}
        inputMode="numeric"
        defaultValue={typed?.aksharas ?? taala?.aksharas ?? ""}
        error={error("aksharas")}
        maxLength={3}
      />
    </>
  );
}
