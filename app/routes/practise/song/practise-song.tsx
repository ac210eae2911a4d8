import { useMemo } from "react";
import { data, redirect } from "react-router";
import { publicLoader } from "../../../cache/public-loader.server.ts";
import { findRedirect } from "../../../data/songs/detail/find-redirect.ts";
import { findSongPractice } from "../../../data/songs/detail/song-practice.ts";
import { markOf } from "../../../domain/music/picture/raaga-mark.ts";
import { bothOf, showName, textOf } from "../../../domain/music/shown-name.ts";
import { parseId } from "../../../domain/paging.ts";
import { editableParts } from "../../../domain/songs/song-permissions.ts";
import { areaMessages } from "../../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../../i18n/provider.tsx";
import { translate } from "../../../i18n/translate.server.ts";
import { drawOnServer } from "../../../shell/draw-on-server.server.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import { ServerDrawn } from "../../../shell/server-drawn.tsx";
import listStylesheet from "../../../styles/catalogue.css?url";
import musicStylesheet from "../../../styles/music.css?url";
import notationStylesheet from "../../../styles/notation.css?url";
import stylesheet from "../../../styles/practise.css?url";
import songStylesheet from "../../../styles/practise-song.css?url";
import taalaStylesheet from "../../../styles/taalas.css?url";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import { Link } from "../../../ui/link.tsx";
import { Name } from "../../../ui/name.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { currentUserContext, databaseContext } from "../../../web/context.ts";
import { failure } from "../../../web/failure.server.ts";
import { languageOf } from "../../../web/language.ts";
import { pageHeaders } from "../../../web/page-headers.ts";
import { nativeSinger } from "../../../web/singer-name.server.ts";
import { readerOf } from "../../../web/lyrics/open-script.server.ts";
import { drawNotation } from "../../songs/notation/song-notation.server.tsx";
import { RightsLine } from "../../songs/rights.server.tsx";
import { SongMedia } from "../../songs/song-media.tsx";
import { playableSong, SongPlayer } from "../../songs/song-player.tsx";
import { findMeaning } from "../../songs/song-sections.server.ts";
import { PracticeTools } from "../practice-tools.tsx";
import type { Route } from "./+types/practise-song";
import { LargeWords } from "./large-words.tsx";
import { type LinesQuery, linesPath, readLinesQuery } from "./lines-path.ts";
import { listLines } from "./practised-lines.server.ts";
import { useOwnSound } from "./use-my-practice.ts";
import { WordsSection } from "./words-section.tsx";

export const loader = publicLoader(
  ["script", "beside", "view", "size", "keeping", "show"],
  async (args: Route.LoaderArgs) => {
    const { context, params, url } = args;
    const id = parseId(params.id);
    if (id === null) throw data(null, { status: 404 });
    const db = context.get(databaseContext);
    const language = languageOf(context);
    // The user joins the batch of `findSongPractice`: behind it, they would cost a round trip.
    const [user, found] = await Promise.all([
      context.get(currentUserContext)(),
      findSongPractice(db, id, language),
    ]);
    if (!found) {
      const other = await findRedirect(db, id);
      if (other === "hidden") throw failure(context, 410, "song.hidden");
      throw other === null ? data(null, { status: 404 }) : redirect(`/songs/${other}/practise`);
    }
    const { version, names: natives, scale, cycle, media, unavailable, ...song } = found;
    const reader = readerOf(context, url.searchParams.get("script"));
    const notated = {
      language: song.language,
      raaga: scale,
      taala: cycle,
      keeping: url.searchParams.get("keeping"),
    };
    const notation = await drawNotation(song.notation ?? "", notated, reader, {
      isPractised: true,
    });
    const lines = await listLines(found, reader, url.searchParams.get("beside"));
    const title = showName(natives?.title, song.title);
    const medium = { id, media, unavailable, rareFormatName: null };
    const parts = user && editableParts(user, song);
    const meaning = findMeaning(language, { meaning: song.meaning ?? {} });
    const rightsOf = (text: keyof typeof song.rights) => (
      <RightsLine language={language} songId={id} {...song.rights[text]} />
    );
    const page = {
      song: { id, media, unavailable },
      title: bothOf(title),
      label: textOf(title),
      names: {
        title,
        composer: showName(natives?.composer, song.composer),
        raaga: song.raaga && showName(song.raaga.native, song.raaga.id),
        singer: song.singer
          ? showName(nativeSinger(language, song.singer, natives?.singer), song.singer)
          : null,
      },
      mark: scale && markOf(scale.arohana, scale.avarohana),
      lines,
      meaning,
      noLyrics: translate(language, "song.noLyrics"),
      mayEdit: lines !== null && (parts?.song || parts?.composition) === true,
      raaga: song.raaga,
      taala: song.taala,
      query: readLinesQuery(url.searchParams),
      hasNotation: notation !== null,
      drawn: drawOnServer(args, {
        media: <SongMedia song={medium} title={textOf(title)} />,
        notation: notation && (
          <>
            {notation}
            {rightsOf("notation")}
          </>
        ),
        lyricsRights: lines && rightsOf("lyrics"),
        meaningRights: meaning && rightsOf("meaning"),
      }),
      messages: areaMessages("practise", language),
    };
    return { data: page, version };
  },
);

export const headers = pageHeaders();

export default function PractiseSongPage({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <PractiseSong key={loaderData.song.id} page={loaderData} />
    </AreaI18nProvider>
  );
}

function PractiseSong({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { t } = useI18n("practise");
  const { song, names, lines, raaga, taala, meaning } = page;
  const query = useViewOfCopy(page.query);
  const path = `/songs/${song.id}/practise`;
  const playable = useMemo(() => {
    return playableSong({ song, names, title: page.label, mark: page.mark });
  }, [song, names, page.label, page.mark]);
  const rights = <ServerDrawn parts={page.drawn} name="lyricsRights" />;
  const shared = { songId: song.id, query, playable, rights };
  const hasBeat = taala !== null && taala.keepings.length > 0;
  const notation = page.hasNotation && <ServerDrawn parts={page.drawn} name="notation" />;
  useOwnSound(song.id);
  return (
    <article className="page practise practise-song">
      <Stylesheet href={listStylesheet} />
      <Stylesheet href={musicStylesheet} />
      <Stylesheet href={taalaStylesheet} />
      <Stylesheet href={stylesheet} />
      <Stylesheet href={songStylesheet} />
      {page.hasNotation && <Stylesheet href={notationStylesheet} />}
      <PageHead
        title={`${t("practise.title")}: ${page.title}`}
        description={t("practise.songDescription", { title: page.label })}
        path={path}
        index={false}
      />
      <header>
        <p className="eyebrow">{t("practise.title")}</p>
        <h1>
          <Link to={`/songs/${song.id}`}>
            <Name of={names.title} />
          </Link>
        </h1>
        {names.singer && (
          <p>
            <Name of={names.singer} />
          </p>
        )}
        <div className="actions">
          <SongPlayer song={song} names={names} title={page.label} mark={page.mark} />
          <ServerDrawn parts={page.drawn} name="media" className="drawn" />
          {page.mayEdit && (
            <Link to={`/songs/${song.id}/lines`} className="button quiet">
              {t("practise.editLines")}
            </Link>
          )}
        </div>
      </header>
      {(lines || notation) && query.view === "large" ? (
        <LargeWords lines={lines} notation={notation} {...shared} />
      ) : (
        <div className="practised">
          {(lines || notation) && (
            <nav className="practised-tools-links" aria-label={t("practise.title")}>
              <a href="#drone">{t("practise.drone")}</a>
              {hasBeat && <a href="#beat">{t("practise.taala")}</a>}
              <a href="#patterns">{t("practise.patterns")}</a>
            </nav>
          )}
          <div>
            {lines ? (
              <WordsSection lines={lines} title={page.label} {...shared} />
            ) : (
              <p className="hint">{page.noLyrics}</p>
            )}
            {!lines && notation && (
              <Link to={linesPath(song.id, { ...query, view: "large" })} className="button quiet">
                {t("practise.large")}
              </Link>
            )}
            {notation}
            {meaning && (
              <section aria-labelledby="meaning">
                <h2 id="meaning">{meaning.title}</h2>
                <p className="prose" lang={meaning.lang}>
                  {meaning.text}
                </p>
                {meaning.label && <p className="hint">{meaning.label}</p>}
                <ServerDrawn parts={page.drawn} name="meaningRights" />
              </section>
            )}
          </div>
          <div className="practised-tools">
            <PracticeTools
              path={path}
              taalas={taala ? [taala] : []}
              raaga={raaga}
              asked={{ taala: taala?.id ?? "", keeping: query.keeping ?? "first" }}
            />
          </div>
        </div>
      )}
    </article>
  );
}

/** Of a copy, which may stand for another address of the song's practice, the view is the one that was asked for. */
function useViewOfCopy(query: LinesQuery): LinesQuery {
  const isHydrated = useHydrated();
  if (!isHydrated || !document.documentElement.dataset.saved) return query;
  const { view, size } = readLinesQuery(new URLSearchParams(window.location.search));
  return { ...query, view, size };
}
