import { cutText } from "../../domain/cut-text.ts";
import { archive } from "../../archive.ts";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { searchRaagas } from "../../data/music/raaga-pages/find-raagas.ts";
import { listAllRaagas } from "../../data/music/raaga-pages/raaga-page.ts";
import { parsePage } from "../../domain/paging.ts";
import { chakraNames } from "../../domain/music/chakra.ts";
import { parseRaagaChoice } from "../../domain/music/theory/raaga-list.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import listStylesheet from "../../styles/catalogue.css?url";
import lettersStylesheet from "../../styles/letters.css?url";
import stylesheet from "../../styles/raagas.css?url";
import melakartasStylesheet from "../../styles/melakartas.css?url";
import wheelStylesheet from "../../styles/wheel.css?url";
import { databaseContext } from "../../web/context.ts";
import { withErrorMessage } from "../../web/failure.server.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/raagas";
import { RaagaChoices } from "./list/raaga-choices.tsx";
import { RaagaList } from "./list/raaga-list.tsx";
import { viewRaagas } from "./list/raagas-view.server.ts";
import { CompareTwo } from "./shown/compare-form.tsx";
import { SuggestRaagas } from "./shown/suggest-raagas.tsx";
import { Melakartas } from "./wheel/melakartas.tsx";

export const loader = publicLoader(
  ["q", "kind", "chakra", "initial", "page"],
  withErrorMessage("failure.raagas", async (args: Route.LoaderArgs) => {
    const { context, url } = args;
    const language = languageOf(context);
    const db = context.get(databaseContext);
    const text = cutText(url.searchParams.get("q")?.trim() ?? "", 100).trim();
    const choice = parseRaagaChoice(url.searchParams);
    const page = parsePage(url.searchParams.get("page"));
    const { version, ...all } = text
      ? await searchRaagas(db, text, language)
      : { ...(await listAllRaagas(db, language)), found: null };
    const query = { choice, found: all.found, page };
    const { wheel, ...view } = viewRaagas(all.raagas, query, archive.composerId);
    const messages = areaMessages("raagas", language);
    const parts = {
      compare: <CompareTwo />,
      wheel: wheel && <Melakartas melakartas={wheel} />,
    };
    const drawn = drawOnServer(args, parts, messages);
    const data = { ...view, hasWheel: wheel !== null, drawn, text, choice, page, messages };
    return { data, version };
  }),
);

export const headers = pageHeaders();

export default function Raagas({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <RaagasPage page={loaderData} />
    </AreaI18nProvider>
  );
}

function RaagasPage({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { t } = useI18n("raagas");
  const { counts, choice, text, listed, hasWheel, drawn } = page;
  return (
    <div className="page raagas">
      <Stylesheet href={listStylesheet} />
      <Stylesheet href={lettersStylesheet} />
      <Stylesheet href={stylesheet} />
      {hasWheel && <Stylesheet href={wheelStylesheet} />}
      {hasWheel && <Stylesheet href={melakartasStylesheet} />}
      <PageHead
        title={t("raagas.title")}
        narrowed={[
          choice.kind && t(`raagas.kind.${choice.kind}`),
          choice.chakra !== null && t(`chakra.${chakraNames[choice.chakra - 1]!}`),
          choice.initial,
          page.page > 1 && t("pager.page", { page: page.page }),
        ]}
        description={t("raagas.description", counts)}
        path={listPath("/raagas", { ...choice, q: text, page: page.page })}
        index={text === ""}
      />
      <div className="page-top">
        <div>
          <h1>{t("raagas.title")}</h1>
          <p className="prose">{t("raagas.description", counts)}</p>
        </div>
        <form action="/raagas" className="raaga-search" role="search">
          <label className="field">
            <span>{t("raagas.search")}</span>
            <input type="search" name="q" defaultValue={text} maxLength={100} />
          </label>
          <button type="submit" className="button">
            {t("search.submit")}
          </button>
        </form>
      </div>
      <RaagaChoices choice={choice} initials={page.initials} hasWheel={hasWheel} />
      {listed && <RaagaList list={listed} choice={choice} text={text} page={page.page} />}
      {hasWheel && (
        <section className="wheel-section" aria-labelledby="melakartas">
          <ServerDrawn parts={drawn} name="wheel" className="drawn" />
        </section>
      )}
      <SuggestRaagas>
        <ServerDrawn parts={drawn} name="compare" />
      </SuggestRaagas>
    </div>
  );
}
