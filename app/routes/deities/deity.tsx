import { data } from "react-router";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { findDeityPage } from "../../data/music/deity-pages.ts";
import { readableNames } from "../../domain/music/deity.ts";
import { deityPath } from "../../domain/music/deity-path.ts";
import { parseId } from "../../domain/paging.ts";
import { toSearchKeys } from "../../domain/search/keys/search-key.ts";
import { recordFileHead } from "../../domain/records/record-file.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { PlayAll } from "../../player/play-all.tsx";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import { DrawnSongRows } from "../songs/rows/drawn-song-rows.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { Link } from "../../ui/link.tsx";
import musicStylesheet from "../../styles/music.css?url";
import sourcesStylesheet from "../../styles/sources.css?url";
import suggestStylesheet from "../../styles/suggest-links.css?url";
import stylesheet from "../../styles/taalas.css?url";
import { databaseContext, settingsContext } from "../../web/context.ts";
import { listSources, markSources, nameFact } from "../../web/fact-sources.server.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { toSongRow } from "../songs/rows/song-row.server.ts";
import { SongRows } from "../songs/rows/song-rows.tsx";
import { HistoryLink } from "../suggest/suggest-links.server.tsx";
import type { Route } from "./+types/deity";
import { DeitySources } from "./deity-sources.tsx";
import { deityTerm } from "./deity-json-ld.ts";

/** Keeps the first of the names that are spellings of one: search finds the others too. */
const oneSpelling = (names: string[]) =>
  [...Map.groupBy(names, (name) => toSearchKeys(name).k1).values()].map(([first]) => first!);

/** A word such as "goddess" is for searching only. */
const isName = (name: string) => !/^[a-z]/.test(name);

export const loader = publicLoader(["after"], async (args: Route.LoaderArgs) => {
  const { context, params, url } = args;
  const language = languageOf(context);
  const after = parseId(url.searchParams.get("after"));
  const found = await findDeityPage(context.get(databaseContext), params.id, { language, after });
  if (!found) throw data(null, { status: 404 });
  const { version, compositions, hasMore } = found;
  const { claims, ...deity } = found.deity;
  const rows = compositions.map(({ songId, ...song }) =>
    toSongRow(language, { ...song, id: songId }),
  );
  const drawn = drawOnServer(args, {
    songs: <SongRows songs={rows} />,
    sources: (
      <DeitySources
        sources={listSources(language, claims, (field) => field === "names")}
        names={markSources(language, claims, "names", nameFact(language, "deity", "names"))}
      />
    ),
    foot: <HistoryLink language={language} of={{ kind: "deity", id: deity.id }} />,
  });
  const ids = rows.map(({ id }) => id);
  const others = readableNames(
    deity.names.filter((name) => name !== deity.id && name !== deity.native && isName(name)),
    language,
  );
  const shownNames = { native: oneSpelling(others.native), roman: oneSpelling(others.roman) };
  const last = hasMore ? (compositions.at(-1)?.id ?? null) : null;
  const messages = areaMessages("deities", language);
  const head = [
    { "script:ld+json": deityTerm(found.deity, context.get(settingsContext).SITE_ORIGIN) },
    recordFileHead(deityPath(deity.id)),
  ];
  return { data: { deity, others: shownNames, ids, drawn, last, after, messages, head }, version };
});

export const headers = pageHeaders();

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Deity({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <DeityPage page={loaderData} />
    </AreaI18nProvider>
  );
}

function DeityPage({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { t, language } = useI18n("deities");
  const { deity, others, ids, drawn, last, after } = page;
  const { id, native, compositionCount: count } = deity;
  const roman = others.roman.join(", ");
  return (
    <article className="page taala">
      <Stylesheet href={musicStylesheet} />
      <Stylesheet href={stylesheet} />
      <Stylesheet href={suggestStylesheet} />
      <Stylesheet href={sourcesStylesheet} />
      <PageHead
        title={native ? `${native} (${id})` : id}
        description={t("deity.description", { name: native ?? id })}
        path={listPath(deityPath(id), { after })}
      />
      <p className="eyebrow">{t("search.deity")}</p>
      <h1 lang={native ? language : "en"}>{native ?? id}</h1>
      {native && <p lang="en">{id}</p>}
      <div className="taala-body">
        <section aria-labelledby="compositions">
          <h2 id="compositions">{t("deity.songs")}</h2>
          <div className="count-and-play">
            <p>{count > 0 ? t("wheel.songs", { count }) : t("deity.noSongs")}</p>
            {ids.length > 0 && (
              <PlayAll
                from={listPath("/songs/play", { of: "deity", id })}
                radio={listPath("/radio", { deity: id })}
              />
            )}
          </div>
          <DrawnSongRows parts={drawn} name="songs" />
          {last !== null && (
            <nav className="pager" aria-label={t("pager.label")}>
              <Link to={listPath(deityPath(id), { after: last })} rel="next">
                {t("deity.more")}
              </Link>
            </nav>
          )}
        </section>
        <aside className="panel">
          <dl>
            {others.native.length + others.roman.length > 0 && (
              <div>
                <dt>{t("deity.alsoCalled")}</dt>
                {others.native.length > 0 && <dd>{others.native.join(", ")}</dd>}
                {roman && <dd lang="en">{roman}</dd>}
              </div>
            )}
          </dl>
          <ServerDrawn parts={drawn} name="sources" className="drawn" />
          <p>
            <Link to="/deities">{t("deity.all")}</Link>
          </p>
        </aside>
      </div>
      <ServerDrawn parts={drawn} name="foot" className="suggest-links" />
    </article>
  );
}
