import { useEffect } from "react";
import { Form } from "react-router";
import type { ParsedSearch } from "../../domain/search/search.ts";
import { firstYear, type SubmittedYears } from "../../domain/search/years.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { SuggestInput } from "./suggest-input.tsx";

const filters = [
  ["singer", "singer", "column.singer"],
  ["composer", "composer", "column.composer"],
  ["raagaDescription", "raaga", "column.raaga"],
  ["taalaDescription", "taala", "column.taala"],
  ["songTypeDescription", "songType", "column.songType"],
  ["accompanistName", "accompanist", "search.accompanist"],
] as const;

export function SearchForm({ search, thisYear }: { search: ParsedSearch; thisYear: number }) {
  const { t } = useI18n();
  const { text, condition, submittedYears, yearErrors } = search;
  useEffect(() => {
    document.querySelector<HTMLElement>("main [aria-invalid]")?.focus();
  }, []);
  const advanced =
    Object.keys(text).some((key) => key !== "title" && key !== "q") ||
    Object.values(submittedYears).some(Boolean);
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
            // A number input would not show an invalid value.
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
          <SuggestInput name="q" type="search" label={t("search.all")} defaultValue={text.q} />
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
          // An invalid field must be visible.
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
            {year("recordingYearStart", t("search.yearStart"))}
            {year("recordingYearEnd", t("search.yearEnd"))}
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
