import { useI18n } from "../../../i18n/provider.tsx";
import type { ColumnFormat } from "./column-formats.ts";

export function ColumnList(props: {
  columns: readonly string[];
  formats: Readonly<Record<string, ColumnFormat>>;
}) {
  const { t } = useI18n("admin");
  const { columns, formats } = props;
  return (
    <section className="panel csv-columns" aria-labelledby="formats">
      <h2 id="formats">{t("csv.formats")}</h2>
      <p>{t("csv.formatsLead")}</p>
      <dl>
        {columns.map((column) => {
          const [label, hint, values] = formats[column]!;
          return (
            <div key={column}>
              <dt>
                <code>{column}</code> {t(label)}
              </dt>
              {hint && <dd className="hint">{t(hint, values)}</dd>}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
