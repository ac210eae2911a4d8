import { useEffect, useRef } from "react";
import { Form, useNavigationType } from "react-router";
import { possessions } from "../../domain/search/possession.ts";
import type { ParsedSearch } from "../../domain/search/search.ts";
import { firstYear, type SubmittedYears } from "../../domain/search/years.ts";
import type { SungLanguage } from "../../domain/songs/song-field-kinds.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { QueryInput } from "../../shell/query-input.tsx";
import { SuggestInput } from "./suggest-input.tsx";

const filters = [
  ["singer", "singer", "column.singer"],
  ["composer", "composer", "column.composer"],
  ["raagaDescription", "raaga", "column.raaga"],
  ["taalaDescription", "taala", "column.taala"],
  ["songTypeDescription", "songType", "column.songType"],
  ["accompanistName", "accompanist", "search.accompanist"],
] as const;

interface Props {
  search: ParsedSearch;
  thisYear: number;
  sungLanguages: readonly SungLanguage[];
}

export function SearchForm({ search, thisYear, sungLanguages }: Props) {
  const { t } = useI18n();
  const query = useRef<HTMLInputElement>(null);
  const { text, language, has, condition, submittedYears, yearErrors } = search;
  const navigation: string = useNavigationType();
  const shouldAsk = navigation === "PUSH" && !search.searched;
  useEffect(() => {
    const invalid = document.querySelector<HTMLElement>("main [aria-invalid]");
    (invalid ?? (shouldAsk ? query.current : null))?.focus();
  }, [shouldAsk]);
  const advanced =
    Object.keys(text).some((key) => key !== "title" && key !== "q") ||
    Object.values(submittedYears).some(Boolean) ||
    language !== null ||
    has.length > 0;
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
    <search className="search-form" aria-label={t("search.title")}>
      <Form method="get" action="/search">
        <input type="hidden" name="searched" value="true" />
        <div className="search-title">
          <div className="field suggested">
            <label htmlFor="q">{t("search.all")}</label>
            <QueryInput id="q" input={query} defaultValue={text.q} />
          </div>
          <SuggestInput
            name="title"
            type="search"
            label={t("search.byTitle")}
            defaultValue={text.title}
          />
          <button type="submit" className="button">
            <Icon name="search" />
            {t("search.submit")}
          </button>
        </div>
        <details
          open={advanced}
          // Opens so that an invalid field is visible.
          onInvalidCapture={(event) => {
            event.currentTarget.open = true;
          }}
        >
          <summary>{t("search.advanced")}</summary>
          <div className="search-filters">
            {filters.map(([name, kind, label]) => (
              <SuggestInput
                key={name}
                name={name}
                kind={kind}
                label={t(label)}
                defaultValue={text[name]}
              />
            ))}
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
        </details>
      </Form>
    </search>
  );
}
