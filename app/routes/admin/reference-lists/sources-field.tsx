import { useI18n } from "../../../i18n/provider.tsx";
import { TextAreaField } from "../../../ui/form-fields.tsx";
import type { useEntryField } from "./use-entry-field.ts";

export function SourcesField(props: {
  field: ReturnType<typeof useEntryField>;
  facts: readonly string[];
  example: string;
}) {
  const { t } = useI18n("admin");
  const { field, facts, example } = props;
  return (
    <TextAreaField
      {...field("sources", "admin.sources")}
      hint={t("admin.sourcesHint", { facts: facts.join(", "), example })}
      rows={6}
    />
  );
}
