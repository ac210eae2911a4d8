import { publicLoader } from "../../cache/public-loader.server.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { withErrorMessage } from "../../web/failure.server.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import { useSite } from "../../shell/use-site.ts";
import palmLeaf from "../../assets/art/palm-leaf.svg?url";
import { Art } from "../../ui/art.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import listStylesheet from "../../styles/catalogue.css?url";
import stylesheet from "../../styles/search.css?url";
import formStylesheet from "../../styles/search-form.css?url";
import type { Route } from "./+types/search";
import { searchKeys } from "./query-keys.server.ts";
import { loadSearch } from "./search-loader.server.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";

export const loader = publicLoader(searchKeys, withErrorMessage("failure.search", loadSearch));

export const headers = pageHeaders();

export default function Search({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { master } = useSite();
  const { search, isInvalid, total, query } = loaderData;
  const isSearch = search.searched && !isInvalid;
  const hasFound = isSearch && total > 0;
  const key = JSON.stringify(query) + loaderData.repeated;
  const form = <SearchForm key={key} {...loaderData} />;
  return (
    <div className="page">
      <Stylesheet href={listStylesheet} />
      <Stylesheet href={stylesheet} />
      <PageHead
        title={t("search.title")}
        description={t("search.description", { master })}
        path="/search"
        index={!search.searched}
      />
      <h1>{t(hasFound ? "search.results" : "search.title")}</h1>
      {!hasFound && <Stylesheet href={formStylesheet} />}
      {hasFound ? (
        <details key={key} className="search-again">
          <summary>
            <b>{loaderData.summary}</b> <span>{t("search.change")}</span>
          </summary>
          {form}
        </details>
      ) : (
        form
      )}
      {isSearch && <SearchResults {...loaderData} />}
      {/* Behind the results, which do not wait for it: the form is closed. */}
      {hasFound && <link rel="stylesheet" href={formStylesheet} />}
      {!search.searched && (
        <>
          <ServerDrawn parts={loaderData.drawn} name="examples" className="examples" />
          <div className="search-start">
            <Art src={palmLeaf} box={[480, 120]} />
            <p>{t("search.start")}</p>
          </div>
        </>
      )}
    </div>
  );
}
