import { data, redirect } from "react-router";
import type { Language } from "../../archive.ts";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { findRaagaByAlias, findRaagaPage } from "../../data/music/raaga-pages/raaga-page.ts";
import { raagaPath } from "../../domain/music/raaga-path.ts";
import { parsePage } from "../../domain/paging.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { tellLanguage } from "../../web/tell-language.server.ts";
import { type CitedPage, citedHead, signpost } from "../../domain/records/citing/cited-head.ts";
import { listPath } from "../../lib/list-path.ts";
import { PlayAll } from "../../player/play-all.tsx";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import { DrawnSongRows } from "../songs/rows/drawn-song-rows.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import musicStylesheet from "../../styles/music.css?url";
import listStylesheet from "../../styles/catalogue.css?url";
import scaleStylesheet from "../../styles/scale.css?url";
import soundStylesheet from "../../styles/sound.css?url";
import stylesheet from "../../styles/raagas.css?url";
import sourcesStylesheet from "../../styles/sources.css?url";
import suggestStylesheet from "../../styles/suggest-links.css?url";
import { Prose } from "../../ui/prose.tsx";
import { ProposedMark, RaagaMark } from "../../ui/name.tsx";
import { databaseContext, settingsContext } from "../../web/context.ts";
import { redirectOnError } from "../../web/failure.server.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/raaga";
import { makeParts } from "./page/raaga-parts.server.tsx";
import { raagaDescription } from "./page/raaga-json-ld.server.ts";
import {
  feedHead,
  findFollowOfPageWithNextBatch,
  FollowPart,
} from "../follow/follow-part.server.tsx";
import { SuggestLinks } from "../suggest/suggest-links.server.tsx";
import { scalePicture } from "./sound/scale-picture.server.ts";
import { SuggestRaagas } from "./shown/suggest-raagas.tsx";
import { ScaleSound } from "./sound/scale-sound.tsx";
import { soundLabels } from "./sound/sound-labels.server.ts";
import { type RaagaView, viewRaaga } from "./page/raaga-view.server.ts";

async function load(args: Route.LoaderArgs) {
  const { context, params, url } = args;
  const db = context.get(databaseContext);
  const language = languageOf(context);
  const page = parsePage(url.searchParams.get("page"));
  const ofJanyas = url.searchParams.get("of") === "janyas";
  const followed = { kind: "raaga", id: params.id } as const;
  // The first joins the batch of the second.
  const [followState, raagaPage] = await Promise.all([
    findFollowOfPageWithNextBatch(context, followed),
    findRaagaPage(db, params.id, { language, page, ofJanyas }),
  ]);
  if (!raagaPage) {
    const id = await findRaagaByAlias(db, params.id);
    throw id === null ? data(null, { status: 404 }) : redirect(raagaPath(id));
  }
  const { raaga, raagas, version, songs, hasMore } = raagaPage;
  const view = viewRaaga(raaga, raagas, language);
  const messages = areaMessages("raagas", language);
  const sound = view.played && soundLabels(language);
  const picture = sound ? scalePicture(language, view, view.native) : undefined;
  const parts = {
    ...makeParts(language, view, raagaPage, { page, ofJanyas }),
    suggest: (
      <SuggestLinks
        language={language}
        of={{ kind: "raaga", id: raaga.id }}
        follow={<FollowPart language={language} of={followed} state={followState} />}
        thanks={raaga.thanks}
      />
    ),
  };
  const drawn = drawOnServer(args, parts, messages);
  const songsPage = {
    isPlayable: songs.some(({ recordings }) => recordings > 0),
    hasMore,
    page,
    ofJanyas,
  };
  const { SITE_ORIGIN: origin } = context.get(settingsContext);
  const cited: CitedPage = { kind: "raaga", id: raaga.id, title: raaga.id };
  const shown = {
    raaga: headOf(view, language),
    songs: songsPage,
    drawn,
    sound,
    picture,
    messages,
    head: [
      { "script:ld+json": raagaDescription(view, origin) },
      ...citedHead(origin, cited),
      feedHead(language, followed, view.native ?? raaga.id),
    ],
  };
  return { data: data(shown, { headers: { Link: signpost(origin, cited) } }), version };
}

function headOf(view: RaagaView, language: Language) {
  const { id, native, isProposed, description, mark, place, parent } = view;
  return {
    id,
    native,
    isProposed,
    description: description && { text: description, ...tellLanguage(language, description) },
    mark,
    place,
    parent,
  };
}

export const loader = publicLoader(
  ["of", "page"],
  redirectOnError("/raagas", "failure.raagas", load),
);

export const headers = pageHeaders();

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Raaga({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <RaagaPage page={loaderData} />
    </AreaI18nProvider>
  );
}

function RaagaPage({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { raaga, songs, drawn, sound, picture } = page;
  const { t, language } = useI18n("raagas");
  const { id, native, place, parent } = raaga;
  const path = raagaPath(id);
  const title = native ? `${native} (${id})` : id;
  const kind = place
    ? parent
      ? t("raaga.bornOf", { parent: parent.raaga.native ?? parent.raaga.id })
      : t("raaga.place", { number: place.number, chakra: t(`chakra.${place.chakraName}`) })
    : t("raaga.noParent");
  return (
    <article className="page raaga">
      <Stylesheet href={musicStylesheet} />
      <Stylesheet href={listStylesheet} />
      <Stylesheet href={stylesheet} />
      <Stylesheet href={scaleStylesheet} />
      <Stylesheet href={suggestStylesheet} />
      <Stylesheet href={sourcesStylesheet} />
      {sound && <Stylesheet href={soundStylesheet} />}
      <link rel="alternate" type="application/atom+xml" title={title} href={`${path}/feed.atom`} />
      <PageHead
        title={title}
        description={t("raaga.metaDescription", { name: native ?? id, kind })}
        path={path}
        index={songs.page === 1 && !songs.ofJanyas}
        picture={picture}
      />
      <header>
        <RaagaMark mark={raaga.mark} />
        <p className="eyebrow">{kind}</p>
        <h1 lang={native ? language : "en"}>{native ?? id}</h1>
        {native && (
          <p className="roman" lang="en">
            {id}
          </p>
        )}
        {raaga.isProposed && (
          <p>
            <ProposedMark />
          </p>
        )}
        {raaga.description && <Prose {...raaga.description} />}
      </header>
      <div className="raaga-body">
        <section aria-labelledby="scale">
          <ServerDrawn parts={drawn} name="scale" className="drawn" />
          {sound && (
            <div className="panel">
              <ScaleSound raagaId={id} labels={sound} />
              <ServerDrawn parts={drawn} name="soundingScale" className="drawn" />
            </div>
          )}
          <ServerDrawn parts={drawn} name="otherScales" className="drawn" />
        </section>
        <ServerDrawn parts={drawn} name="facts" className="drawn" />
        <div>
          <section aria-labelledby="compositions">
            <DrawnSongRows parts={drawn} name="compositions" />
            {songs.isPlayable && (
              <p className="actions">
                <PlayAll
                  from={listPath("/songs/play", { of: songs.ofJanyas ? "janyas" : "raaga", id })}
                  radio={songs.ofJanyas ? undefined : listPath("/radio", { raaga: id })}
                />
              </p>
            )}
            <DrawnSongRows parts={drawn} name="songs" />
          </section>
          <ServerDrawn parts={drawn} name="grahaBheda" className="drawn" />
          <SuggestRaagas>
            <ServerDrawn parts={drawn} name="lookAlikes" />
          </SuggestRaagas>
        </div>
        <ServerDrawn parts={drawn} name="janyas" className="drawn" />
      </div>
      <ServerDrawn parts={drawn} name="suggest" className="suggest-links" />
    </article>
  );
}
