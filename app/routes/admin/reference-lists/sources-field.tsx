import { useI18n } from "../../../i18n/provider.tsx";
import { SourcesField } from "../../sources/sources-field.tsx";
import type { useEntryField } from "./use-entry-field.ts";

export function EntrySourcesField(props: {
  kind: "raaga" | "taala";
  field: ReturnType<typeof useEntryField>;
}) {
  const { t } = useI18n("admin");
  const { kind, field } = props;
  return (
    <SourcesField
      {...field("sources", "admin.sources")}
      kind={kind}
      hint={t("admin.sourcesOutdated")}
    />
  );
}
