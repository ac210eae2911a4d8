import type { FormOptions } from "../../../data/music/reference-list.ts";
import { type AliasKind, aliasText } from "../../../domain/music/aliases.ts";
import { exceptionLines, scaleLines } from "../../../domain/music/detail-lines.ts";
import { sourceLines } from "../../../domain/records/cited-sources.ts";
import { yesOrNoText } from "../../../domain/music/entry-fields.ts";
import type { Raaga } from "../../../domain/music/raaga.ts";
import { timesOfDay } from "../../../domain/music/time-of-day.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { SelectField, TextAreaField, TextField } from "../../../ui/form-fields.tsx";
import { lineFormats } from "../line-formats.ts";
import { DetailFields } from "./detail-fields.tsx";
import { NameFields } from "./name-fields.tsx";
import { EntrySourcesField } from "./sources-field.tsx";
import { useEntryField } from "./use-entry-field.ts";

export interface EntryFieldsProps<Entry> {
  entry: Entry | null;
  creator: string;
  parents: FormOptions["parents"];
  formErrors: FormErrors | undefined;
}

const aliasFields = [
  ["spellings", "spelling"],
  ["synonyms", "synonym"],
  ["otherSchools", "other school"],
] as const satisfies [string, AliasKind][];

export function RaagaFields({ entry, creator, parents, formErrors }: EntryFieldsProps<Raaga>) {
  const { t } = useI18n("admin");
  const aliases = aliasFields.map(([name, kind]) => [name, aliasText(entry?.aliases ?? [], kind)]);
  const lines = {
    creator,
    bhashanga: yesOrNoText(entry?.bhashanga ?? null),
    scales: scaleLines(entry?.scales ?? []),
    exceptions: exceptionLines(entry?.exceptions ?? []),
    sources: sourceLines("raaga", entry?.sources ?? []),
  };
  const field = useEntryField({ ...entry, ...lines, ...Object.fromEntries(aliases) }, formErrors);
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
            .map(({ id, native, number }) => ({ value: id, text: `${number} ${native ?? id}` }))}
        />
      </div>
      <TextField {...field("arohana", "raaga.arohana")} hint={t("admin.scaleHint")} />
      <TextField {...field("avarohana", "raaga.avarohana")} />
      <TextAreaField
        {...field("scales", "admin.scales")}
        hint={t("admin.scalesHint", lineFormats.scales)}
        rows={3}
      />
      <SelectField
        {...field("bhashanga", "admin.bhashanga")}
        empty={t("admin.unknown")}
        options={[
          { value: "yes", text: t("admin.yes") },
          { value: "no", text: t("admin.no") },
        ]}
      />
      <SelectField
        {...field("timeOfDay", "admin.timeOfDay")}
        empty={t("admin.unknown")}
        options={timesOfDay.map((time) => ({ value: time, text: t(`time.${time}`) }))}
      />
      <DetailFields field={field} />
      <TextField {...field("spellings", "admin.spellings")} hint={t("admin.aliasHint")} />
      <TextField {...field("synonyms", "admin.synonyms")} />
      <TextField {...field("otherSchools", "admin.otherSchools")} />
      <EntrySourcesField kind="raaga" field={field} />
    </>
  );
}
