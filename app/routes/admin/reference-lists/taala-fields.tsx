import { aliasText } from "../../../domain/music/aliases.ts";
import { exceptionLines } from "../../../domain/music/detail-lines.ts";
import { sourceLines } from "../../../domain/records/cited-sources.ts";
import { jatis } from "../../../domain/music/sapta-taalas.ts";
import type { Taala } from "../../../domain/music/taala.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { SelectField, TextField } from "../../../ui/form-fields.tsx";
import { DetailFields } from "./detail-fields.tsx";
import { NameFields } from "./name-fields.tsx";
import { EntrySourcesField } from "./sources-field.tsx";
import type { EntryFieldsProps } from "./raaga-fields.tsx";
import { useEntryField } from "./use-entry-field.ts";

export function TaalaFields({ entry, creator, formErrors }: EntryFieldsProps<Taala>) {
  const { t } = useI18n("admin");
  const others = {
    creator,
    spellings: aliasText(entry?.aliases ?? [], "spelling"),
    synonyms: aliasText(entry?.aliases ?? [], "synonym"),
    exceptions: exceptionLines(entry?.exceptions ?? []),
    sources: sourceLines("taala", entry?.sources ?? []),
  };
  const field = useEntryField({ ...entry, ...others }, formErrors);
  return (
    <>
      <NameFields field={field} />
      <SelectField
        {...field("jati", "admin.jati")}
        empty={t("admin.noJati")}
        options={jatis.map(({ name }) => ({ value: name, text: name }))}
      />
      <TextField {...field("angas", "admin.angas")} hint={t("admin.angasHint")} />
      <TextField {...field("aksharas", "admin.aksharas")} inputMode="numeric" maxLength={3} />
      <TextField {...field("groups", "admin.groups")} hint={t("admin.groupsHint")} />
      <DetailFields field={field} />
      <TextField {...field("spellings", "admin.spellings")} hint={t("admin.aliasHint")} />
      <TextField {...field("synonyms", "admin.synonyms")} />
      <EntrySourcesField kind="taala" field={field} />
    </>
  );
}
