import { useSubmit } from "react-router";
import { useI18n } from "../../../i18n/provider.tsx";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";

export function CompositionChoice({ draft, number }: { draft: ShownDraft; number: number }) {
  const { t } = useI18n("drafts");
  const submit = useSubmit();
  const { id, inputs, likeness } = draft;
  const compositionId = inputs.compositionId ?? "";
  const isListed = likeness.compositions.some((one) => String(one.id) === compositionId);
  if (likeness.compositions.length === 0 && compositionId === "") return null;
  return (
    <select
      id={`draft-${id}-compositionId`}
      name={`${id}.compositionId`}
      defaultValue={compositionId}
      aria-label={t("drafts.cell", { column: t("drafts.composition"), number })}
      onChange={({ currentTarget }) => {
        const form = new FormData(currentTarget.form!);
        form.set("act", "store");
        void submit(new URLSearchParams(textsOf(form)), {
          method: "post",
          preventScrollReset: true,
        });
      }}
    >
      <option value="">{t("drafts.newComposition")}</option>
      {!isListed && compositionId && <option value={compositionId}>{inputs.title}</option>}
      {likeness.compositions.map((one) => (
        <option key={one.id} value={one.id}>
          {one.raaga
            ? t("drafts.ofComposition", { title: one.title, raaga: one.raaga })
            : one.title}
        </option>
      ))}
    </select>
  );
}

const textsOf = (form: FormData): [string, string][] =>
  [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
