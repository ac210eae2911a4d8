import { type AliasKind, aliasText } from "../../../domain/music/aliases.ts";
import type { Raaga } from "../../../domain/music/raaga.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { SelectField, TextField } from "../../../ui/form-fields.tsx";
import { NameFields } from "./name-fields.tsx";
import { useEntryField } from "./use-entry-field.ts";

export interface EntryFieldsProps<Entry> {
  entry: Entry | null;
  parents: { id: string; number: number }[];
  formErrors: FormErrors | undefined;
}

const aliasFields = [
  ["spellings", "spelling"],
  ["synonyms", "synonym"],
  ["otherSchools", "other school"],
] as const satisfies [string, AliasKind][];

export function RaagaFields({ entry, parents, formErrors }: EntryFieldsProps<Raaga>) {
  const { t } = useI18n("admin");
  const aliases = aliasFields.map(([name, kind]) => [name, aliasText(entry?.aliases ?? [], kind)]);
  const field = useEntryField({ ...entry, ...Object.fromEntries(aliases) }, formErrors);
  return (
    <>
      <NameFields field={field} />
      <div className="pair">
        <TextField {...field("melakarta", "admin.melakarta")} inputMode="numeric" maxLength={2} />
        <SelectField
          {...field("parentId", "admin.parent")}
          empty={t("admin.noParent")}
          options={parents
            .filter(({ id }) => id !== entry?.id)
            .map(({ id, number }) => ({ value: id, text: `${number} ${id}` }))}
        />
      </div>
      <TextField {...field("arohana", "raaga.arohana")} hint={t("admin.scaleHint")} />
      <TextField {...field("avarohana", "raaga.avarohana")} />
      <TextField {...field("spellings", "admin.spellings")} hint={t("admin.aliasHint")} />
      <TextField {...field("synonyms", "admin.synonyms")} />
      <TextField {...field("otherSchools", "admin.otherSchools")} />
    </>
  );
}
