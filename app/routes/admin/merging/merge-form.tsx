import { Form } from "react-router";
import { useI18n } from "../../../i18n/provider.tsx";
import { TextField } from "../../../ui/form-fields.tsx";

const examples = { composition: "/songs/63, 63", person: "/people/tyagaraja, tyagaraja" };

export function MergeForm(props: {
  kind: "composition" | "person";
  from: string;
  to: string;
  isUnknown: boolean;
}) {
  const { t } = useI18n("admin");
  const { kind, from, to, isUnknown } = props;
  return (
    <section className="panel" aria-labelledby="merge-two">
      <h2 id="merge-two">{t(`merge.two.${kind}`)}</h2>
      <Form method="get" action="/admin/same" className="form" key={`${from} ${to}`}>
        <input type="hidden" name="kind" value={kind} />
        <div className="pair">
          <TextField
            name="from"
            label={t("merge.from")}
            hint={t(`merge.hint.${kind}`, { example: examples[kind] })}
            defaultValue={from}
            error={isUnknown ? t("merge.unknown") : undefined}
            maxLength={200}
            required
          />
          <TextField
            name="to"
            label={t("merge.to")}
            hint={t("merge.stays")}
            defaultValue={to}
            maxLength={200}
            required
          />
        </div>
        <p className="actions">
          <button type="submit" className="button quiet">
            {t("merge.compare")}
          </button>
        </p>
      </Form>
    </section>
  );
}
