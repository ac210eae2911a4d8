import { data } from "react-router";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { findTaalaPage } from "../../data/music/taala-pages/taala-page.ts";
import { keepingsOf, rupaka } from "../../domain/music/taalas/cycle.ts";
import { taalaPath } from "../../domain/music/taalas/taala-path.ts";
import { writeCount } from "../../domain/music/taalas/write-count.ts";
import { parseId } from "../../domain/paging.ts";
import { recordFileHead } from "../../domain/records/record-file.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import { Link } from "../../ui/link.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import musicStylesheet from "../../styles/music.css?url";
import stylesheet from "../../styles/taalas.css?url";
import sourcesStylesheet from "../../styles/sources.css?url";
import suggestStylesheet from "../../styles/suggest-links.css?url";
import { databaseContext, settingsContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/taala";
import { SuggestLinks } from "../suggest/suggest-links.server.tsx";
import { toSongRow } from "../songs/rows/song-row.server.ts";
import { SongRows } from "../songs/rows/song-rows.tsx";
import { TaalaCompositions } from "./compositions.tsx";
import { TaalaCounting } from "./counting/taala-counting.tsx";
import { taalaTerm } from "./taala-json-ld.ts";
import { TaalaFacts } from "./taala-facts.server.tsx";

export const loader = publicLoader(["after"], async (args: Route.LoaderArgs) => {
  const { context, params, url } = args;
  const language = languageOf(context);
  const after = parseId(url.searchParams.get("after"));
  const db = context.get(databaseContext);
  const taalaPage = await findTaalaPage(db, params.id, { language, after });
  if (!taalaPage) throw data(null, { status: 404 });
  const { version, compositions, taala: found, ...page } = taalaPage;
  const { claims, ...taala } = found;
  const { parts = [], eduppu = 0 } = keepingsOf(taala.id, taala)[0] ?? {};
  const rows = compositions.map(({ songId, ...song }) =>
    toSongRow(language, { ...song, id: songId }),
  );
  const ids = rows.map(({ id }) => id);
  const last = compositions.at(-1)?.id ?? null;
  const messages = areaMessages("taalas", language);
  const drawn = drawOnServer(
    args,
    {
      songs: <SongRows songs={rows} />,
      facts: <TaalaFacts language={language} taala={taala} claims={claims} />,
      suggest: (
        <SuggestLinks
          language={language}
          of={{ kind: "taala", id: taala.id }}
          thanks={taala.thanks}
        />
      ),
    },
    messages,
  );
  const counted = { parts, eduppu: eduppu ? writeCount(eduppu) : null };
  const head = [
    { "script:ld+json": taalaTerm(found, context.get(settingsContext).SITE_ORIGIN) },
    recordFileHead(taalaPath(taala.id)),
  ];
  return { data: { ...page, ...counted, taala, ids, drawn, last, after, messages, head }, version };
});

export const headers = pageHeaders();

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Taala({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <TaalaPage page={loaderData} />
    </AreaI18nProvider>
  );
}

function TaalaPage({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { t, language } = useI18n("taalas");
  const { taala, hasMore, last, after } = page;
  const { id, native } = taala;
  const { parts, eduppu } = page;
  const next = hasMore && listPath(taalaPath(id), { after: last });
  return (
    <article className="page taala">
      <Stylesheet href={musicStylesheet} />
      <Stylesheet href={stylesheet} />
      <Stylesheet href={suggestStylesheet} />
      <Stylesheet href={sourcesStylesheet} />
      <PageHead
        title={native ? `${native} (${id})` : id}
        description={t("taala.description", { name: native ?? id })}
        path={listPath(taalaPath(id), { after })}
      />
      <p className="eyebrow">{t("taala.eyebrow")}</p>
      <h1 lang={native ? language : "en"}>{native ?? id}</h1>
      {native && <p lang="en">{id}</p>}
      <div className="taala-body">
        <section aria-labelledby="cycle">
          <h2 id="cycle">{t("taala.cycle")}</h2>
          {parts.length > 0 ? <TaalaCounting parts={parts} /> : <p>{t("taala.noCount")}</p>}
          {parts.length > 0 && (
            <p>
              <Link to={listPath("/practise", { taala: id })}>{t("taala.practise")}</Link>
            </p>
          )}
          {eduppu && <p className="hint">{t("taala.offBeat", { count: eduppu })}</p>}
          {id === rupaka && <p className="hint">{t("taala.concertRupaka")}</p>}
        </section>
        <ServerDrawn parts={page.drawn} name="facts" className="drawn" />
        <TaalaCompositions
          id={id}
          count={taala.compositionCount}
          ids={page.ids}
          drawn={page.drawn}
          next={next || null}
        />
      </div>
      <ServerDrawn parts={page.drawn} name="suggest" className="suggest-links" />
    </article>
  );
}
