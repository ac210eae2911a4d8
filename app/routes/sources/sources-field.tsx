import type { ComponentProps } from "react";
import type { ClaimedKind } from "../../domain/records/source.ts";
import { factWords } from "../../domain/records/cited-sources.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { TextAreaField } from "../../ui/form-fields.tsx";
import { addressExample, sourceExamples } from "./source-examples.ts";

/** The sources of the facts of a record, in the lines of `sourceLines`. `hint` is what else to know of them. */
export function SourcesField({
  kind,
  hint = "",
  ...input
}: ComponentProps<typeof TextAreaField> & { kind: ClaimedKind; hint?: string }) {
  const { t } = useI18n("form");
  const format = t("form.sourcesHint", {
    facts: factWords(kind).join(", "),
    example: sourceExamples[kind],
    address: addressExample,
  });
  return <TextAreaField rows={5} {...input} hint={`${format} ${hint}`.trim()} />;
}
