import type { ReactNode } from "react";
import { possessions } from "../../domain/search/possession.ts";
import type { ParsedSearch } from "../../domain/search/search.ts";
import { firstYear, type SubmittedYears } from "../../domain/search/years.ts";
import type { SungLanguage } from "../../domain/songs/song-field-kinds.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Field } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";

export interface SearchFormProps {
  search: ParsedSearch;
  thisYear: number;
  sungLanguages: readonly SungLanguage[];
}

/** The filters of the search form; its `children` come first. */
export default function MoreFilters(props: SearchFormProps & { children: ReactNode }) {
  const { search, thisYear, sungLanguages, children } = props;
  const { t } = useI18n();
  const { text, language, has, condition, submittedYears, yearErrors } = search;
  const year = (name: keyof SubmittedYears, label: string) => {
    const error = yearErrors[name];
    const submitted = submittedYears[name];
    return (
      <Field
        name={name}
        label={label}
        error={error && t(error, { first: String(firstYear), last: String(thisYear) })}
      >
        {(control) => (
          <input
            {...control}
            // A number input would not display an invalid value.
            type={/\D/.test(submitted) ? "text" : "number"}
            min={firstYear}
            max={thisYear}
            defaultValue={submitted}
            inputMode="numeric"
          />
        )}
      </Field>
    );
  };
  return (
    <div className="search-filters">
      {children}
      <label className="field">
        <span>{t("search.lyrics")}</span>
        <input type="text" name="lyrics" defaultValue={text.lyrics} maxLength={200} />
      </label>
      <label className="field">
        <span>{t("search.deity")}</span>
        <input type="text" name="deity" defaultValue={text.deity} maxLength={200} />
      </label>
      <label className="field">
        <span>{t("search.language")}</span>
        <select name="language" defaultValue={language ?? ""}>
          <option value="">{t("search.anyLanguage")}</option>
          {sungLanguages.map((code) => (
            <option key={code} value={code}>
              {t(`sung.${code}`)}
            </option>
          ))}
        </select>
      </label>
      {year("recordingYearStart", t("search.yearStart"))}
      {year("recordingYearEnd", t("search.yearEnd"))}
      <fieldset className="condition">
        <legend>{t("search.has")}</legend>
        {possessions.map((feature) => (
          <label key={feature}>
            <input
              type="checkbox"
              name="has"
              value={feature}
              defaultChecked={has.includes(feature)}
            />
            {t(`search.has.${feature}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className="condition">
        <legend>{t("search.condition")}</legend>
        {(["OR", "AND"] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="condition"
              value={value}
              defaultChecked={value === condition}
            />
            {t(`search.condition${value}`)}
          </label>
        ))}
      </fieldset>
      <p className="actions">
        <Link to="/search" className="button quiet">
          {t("search.clear")}
        </Link>
      </p>
    </div>
  );
}
