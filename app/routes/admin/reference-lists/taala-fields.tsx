import { jatis } from "../../../domain/music/sapta-taalas.ts";
import type { Taala } from "../../../domain/music/taala.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { SelectField, TextField } from "../../../ui/form-fields.tsx";
import { NameFields } from "./name-fields.tsx";
import type { EntryFieldsProps } from "./raaga-fields.tsx";
import { useEntryField } from "./use-entry-field.ts";

export function TaalaFields({ entry, formErrors }: EntryFieldsProps<Taala>) {
  const { t } = useI18n("admin");
  const field = useEntryField(entry, formErrors);
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
    </>
  );
}
