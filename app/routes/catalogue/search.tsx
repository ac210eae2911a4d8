import { publicLoader } from "../../cache/public-loader.server.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { withErrorMessage } from "../../web/failure.server.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { useSite } from "../../shell/use-site.ts";
import { Art } from "../../ui/art.tsx";
import stylesheet from "../../styles/catalogue.css?url";
import type { Route } from "./+types/search";
import { loadSearch } from "./search-loader.server.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";

export const loader = withErrorMessage("failure.search", publicLoader(loadSearch));

export const headers = pageHeaders(stylesheet);

export default function Search({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { master } = useSite();
  const { search, isInvalid } = loaderData;
  return (
    <div className="page">
      <link rel="stylesheet" href={stylesheet} precedence="area" />
      <PageHead
        title={t("search.title")}
        description={t("search.description", { master })}
        path="/search"
        index={!search.searched}
      />
      <h1>{t("search.title")}</h1>
      <SearchForm
        key={JSON.stringify(loaderData.query)}
        search={search}
        thisYear={loaderData.thisYear}
      />
      {!isInvalid &&
        (search.searched ? (
          <SearchResults {...loaderData} />
        ) : (
          <div className="empty">
            <Art name="palm-leaf" box={[480, 120]} />
            <p>{t("search.start")}</p>
          </div>
        ))}
    </div>
  );
}
