import { data } from "react-router";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { findConcert } from "../../data/songs/concerts/find-concert.ts";
import { type CitedPage, citedHead, signpost } from "../../domain/records/citing/cited-head.ts";
import { concertPath } from "../../domain/songs/concert.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { tellLanguage } from "../../web/tell-language.server.ts";
import { listPath } from "../../lib/list-path.ts";
import { PlayAll } from "../../player/play-all.tsx";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { JsonLd } from "../../shell/json-ld.server.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import { DrawnSongRows } from "../songs/rows/drawn-song-rows.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/concerts.css?url";
import musicStylesheet from "../../styles/music.css?url";
import suggestStylesheet from "../../styles/suggest-links.css?url";
import { currentUserContext, databaseContext, settingsContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/concert";
import { CiteLink } from "../suggest/suggest-links.server.tsx";
import { toSongRow } from "../songs/rows/song-row.server.ts";
import { SongRows } from "../songs/rows/song-rows.tsx";
import { ConcertFacts } from "./concert-facts.tsx";
import { concertDescription } from "./concert-json-ld.ts";

export const loader = publicLoader([], async (args: Route.LoaderArgs) => {
  const { context, params } = args;
  const language = languageOf(context);
  // The user joins the batch of `findConcert`.
  const [user, found] = await Promise.all([
    context.get(currentUserContext)(),
    findConcert(context.get(databaseContext), params.id, language),
  ]);
  if (!found) throw data(null, { status: 404 });
  const { concert, pieces, version } = found;
  const mayEdit = user !== null && hasPermission(user.roles, "administer");
  const rows = pieces.map(({ names, ...piece }) =>
    toSongRow(language, {
      ...piece,
      native: names.title ?? null,
      nativeRaaga: names.raaga,
      nativeTaala: names.taala,
      recordings: 0,
      firstYear: null,
      lastYear: null,
    }),
  );
  const settings = context.get(settingsContext);
  const { SITE_ORIGIN: origin } = settings;
  const cited: CitedPage = {
    kind: "concert",
    id: concert.id,
    title: concert.id,
    date: concert.heldOn,
  };
  const messages = areaMessages("concerts", language);
  const drawn = drawOnServer(
    args,
    {
      pieces: <SongRows songs={rows} />,
      facts: (
        <>
          <ConcertFacts found={found} mayEdit={mayEdit} />
          <JsonLd of={concertDescription(found, settings)} />
        </>
      ),
      foot: (
        <ul>
          <CiteLink language={language} kind="concert" id={concert.id} />
        </ul>
      ),
    },
    messages,
  );
  const { id, description, songCount } = concert;
  const page = {
    id,
    nameLanguage: tellLanguage(language, id).lang,
    description,
    described: tellLanguage(language, description),
    songCount,
    shownCount: rows.length,
    drawn,
    messages,
    head: citedHead(origin, cited),
  };
  return { data: data(page, { headers: { Link: signpost(origin, cited) } }), version };
});

export const headers = pageHeaders();

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Concert({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <ConcertPage page={loaderData} />
    </AreaI18nProvider>
  );
}

function ConcertPage({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { t } = useI18n("concerts");
  const { id, nameLanguage, description, described, songCount, shownCount, drawn } = page;
  return (
    <article className="page concert">
      <Stylesheet href={musicStylesheet} />
      <Stylesheet href={stylesheet} />
      <Stylesheet href={suggestStylesheet} />
      <PageHead
        title={id}
        description={t("concert.description", { name: id })}
        path={concertPath(id)}
      />
      <p className="eyebrow">{t("concert.eyebrow")}</p>
      <h1 lang={nameLanguage}>{id}</h1>
      {description && <Prose text={description} {...described} />}
      <div className="concert-body">
        <section aria-labelledby="pieces">
          <h2 id="pieces">{t("concert.pieces")}</h2>
          <div className="count-and-play">
            <p>
              {songCount > 0
                ? t("concert.pieceCount", { count: songCount })
                : t("concert.noPieces")}
            </p>
            {songCount > 0 && <PlayAll from={listPath("/songs/play", { of: "concert", id })} />}
          </div>
          <DrawnSongRows parts={drawn} name="pieces" />
          {shownCount < songCount && (
            <p className="hint">{t("concert.first", { count: shownCount })}</p>
          )}
        </section>
        <ServerDrawn parts={drawn} name="facts" />
      </div>
      <ServerDrawn parts={drawn} name="foot" className="suggest-links" />
    </article>
  );
}
