import { Suspense, useEffect, useRef } from "react";
import { Form, useNavigationType } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";
import { Beside, lazyPart } from "../../ui/part.tsx";
import { Icon } from "../../ui/icon.tsx";
import { QueryInput } from "../../shell/query-input.tsx";
import type { SearchFormProps } from "./more-filters.tsx";
import { SuggestInput } from "./suggest-input.tsx";

/** Loaded in the browser after the page. */
const MoreFilters = import.meta.env.SSR
  ? (await import("./more-filters.tsx")).default
  : lazyPart(() => import("./more-filters.tsx"));

const filters = [
  ["singer", "singer", "column.singer"],
  ["composer", "composer", "column.composer"],
  ["raagaDescription", "raaga", "column.raaga"],
  ["taalaDescription", "taala", "column.taala"],
  ["songTypeDescription", "songType", "column.songType"],
  ["accompanistName", "accompanist", "search.accompanist"],
] as const;

export function SearchForm(props: SearchFormProps & { isAdvanced: boolean }) {
  const { search, isAdvanced } = props;
  const { text } = search;
  const { t } = useI18n();
  const query = useRef<HTMLInputElement>(null);
  const navigation: string = useNavigationType();
  const shouldAsk = navigation === "PUSH" && !search.searched;
  useEffect(() => {
    const invalid = document.querySelector<HTMLElement>("main [aria-invalid]");
    (invalid ?? (shouldAsk ? query.current : null))?.focus();
  }, [shouldAsk]);
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
          open={isAdvanced}
          // Opens so that an invalid field is visible.
          onInvalidCapture={(event) => {
            event.currentTarget.open = true;
          }}
        >
          <summary>{t("search.advanced")}</summary>
          <Beside>
            <Suspense>
              <MoreFilters {...props}>
                {filters.map(([name, kind, label]) => (
                  <SuggestInput
                    key={name}
                    name={name}
                    kind={kind}
                    label={t(label)}
                    defaultValue={text[name]}
                  />
                ))}
              </MoreFilters>
            </Suspense>
          </Beside>
        </details>
      </Form>
    </search>
  );
}
