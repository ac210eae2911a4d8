import { languageNames } from "../../../archive.ts";
import { sourceLines } from "../../../domain/records/cited-sources.ts";
import { scriptLanguages } from "../../../domain/music/list-names.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { TextAreaField, TextField } from "../../../ui/form-fields.tsx";
import { SourcesField } from "../../sources/sources-field.tsx";
import { useEntryField } from "../reference-lists/use-entry-field.ts";
import type { ShortList } from "../short-list-names.ts";
import type { Route } from "./+types/short-list";

export type ShortListEntry = Route.ComponentProps["loaderData"]["entry"];

export function ShortListFields(props: {
  list: ShortList;
  entry: ShortListEntry;
  formErrors: FormErrors | undefined;
}) {
  const { t } = useI18n("admin");
  const { list, entry, formErrors } = props;
  const values = entry && {
    ...entry,
    ...entry.scriptNames,
    name: entry.label,
    otherNames: entry.otherNames?.join("; "),
    commonNames: entry.commonNames?.join("; "),
    sources: sourceLines("deity", entry.sources ?? []),
  };
  const field = useEntryField(values, formErrors);
  return (
    <>
      {entry && !list.isRenamed ? (
        <>
          <TextField name="shown" label={t("admin.name")} value={entry.label} disabled />
          <input type="hidden" name="name" value={entry.label} />
        </>
      ) : (
        <TextField {...field("name", "admin.name")} maxLength={100} autoComplete="off" required />
      )}
      {list.hasDescription && (
        <TextField {...field("description", "admin.description")} maxLength={500} />
      )}
      <fieldset>
        <legend>{t("admin.scriptNames")}</legend>
        {scriptLanguages.map((language) => (
          <TextField
            key={language}
            {...field(language, "admin.name")}
            label={languageNames[language].name}
            lang={language}
            maxLength={100}
            autoComplete="off"
          />
        ))}
      </fieldset>
      {"hasOtherNames" in list && (
        <>
          <TextAreaField
            {...field("otherNames", "admin.synonyms")}
            hint={t("admin.aliasHint")}
            rows={5}
          />
          <TextAreaField
            {...field("commonNames", "admin.commonNames")}
            hint={t("admin.commonNamesHint")}
            rows={2}
          />
          <SourcesField {...field("sources", "admin.sources")} kind="deity" />
        </>
      )}
    </>
  );
}
