import type { FormErrors } from "../../i18n/form-errors.ts";
import { useI18n } from "../../i18n/provider.tsx";
import type { NameOffer } from "../../operations/songs/offer-names.ts";
import { SelectField } from "../../ui/form-fields.tsx";

export function NameChoices(props: { offers: NameOffer[]; formErrors: FormErrors | undefined }) {
  const { t } = useI18n("csv");
  const { offers, formErrors } = props;
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="unknown-names">
      <h3 id="unknown-names">{t("csv.names")}</h3>
      <p>{t("csv.namesLead")}</p>
      <table className="fold">
        <thead>
          <tr>
            <th scope="col">{t("csv.rowNumber")}</th>
            <th scope="col">{t("csv.song")}</th>
            <th scope="col">{t("csv.names")}</th>
          </tr>
        </thead>
        <tbody>
          {offers.map(({ key, row, title, column, name, isRequired, options }) => (
            <tr key={key}>
              <td data-label={t("csv.rowNumber")}>{row}</td>
              <th scope="row">{title || "–"}</th>
              <td data-label={t("csv.names")}>
                <SelectField
                  name={key}
                  label={t("csv.nameLabel", { column, name })}
                  empty={t(isRequired ? "csv.leaveOut" : "csv.keepWritten")}
                  options={options}
                  defaultValue={formErrors?.submitted?.[key] ?? ""}
                  error={formErrors?.errors?.[key]}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
