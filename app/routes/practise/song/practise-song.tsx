import { data, redirect } from "react-router";
import { publicLoader } from "../../../cache/public-loader.server.ts";
import { findRedirect } from "../../../data/songs/detail/find-redirect.ts";
import { findSongPractice } from "../../../data/songs/detail/song-practice.ts";
import { markOf } from "../../../domain/music/picture/raaga-mark.ts";
import { bothOf, showName, textOf } from "../../../domain/music/shown-name.ts";
import { parseId } from "../../../domain/paging.ts";
import { areaMessages } from "../../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../../i18n/provider.tsx";
import { translate } from "../../../i18n/translate.server.ts";
import { drawOnServer } from "../../../shell/draw-on-server.server.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import { ServerDrawn } from "../../../shell/server-drawn.tsx";
import musicStylesheet from "../../../styles/music.css?url";
import stylesheet from "../../../styles/practise.css?url";
import songStylesheet from "../../../styles/practise-song.css?url";
import taalaStylesheet from "../../../styles/taalas.css?url";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import { Link } from "../../../ui/link.tsx";
import { Name } from "../../../ui/name.tsx";
import { databaseContext } from "../../../web/context.ts";
import { languageOf } from "../../../web/language.ts";
import { pageHeaders } from "../../../web/page-headers.ts";
import { nativeSinger } from "../../../web/singer-name.server.ts";
import { readerOf } from "../../../web/lyrics/open-script.server.ts";
import { showLyrics } from "../../../web/lyrics/shown-lyrics.server.ts";
import { SongMedia } from "../../songs/song-media.tsx";
import { SongPlayer } from "../../songs/song-player.tsx";
import { PracticeTools } from "../practice-tools.tsx";
import type { Route } from "./+types/practise-song";
import { PractisedWords } from "./practised-words.tsx";

export const loader = publicLoader(["script", "keeping"], async (args: Route.LoaderArgs) => {
  const { context, params, url } = args;
  const id = parseId(params.id);
  if (id === null) throw data(null, { status: 404 });
  const db = context.get(databaseContext);
  const language = languageOf(context);
  const found = await findSongPractice(db, id, language);
  if (!found) {
    const other = await findRedirect(db, id);
    throw other === null ? data(null, { status: 404 }) : redirect(`/songs/${other}/practise`);
  }
  const { version, names: natives, lyrics, scale, media, unavailable, ...song } = found;
  const reader = readerOf(context, url.searchParams.get("script"));
  const title = showName(natives?.title, song.title);
  const medium = { media, unavailable, notChecked: false, rareFormatName: null };
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
    lyrics: lyrics ? await showLyrics(lyrics, song.language, reader) : null,
    noLyrics: translate(language, "song.noLyrics"),
    raaga: song.raaga,
    taala: song.taala,
    keeping: url.searchParams.get("keeping") ?? "first",
    drawn: drawOnServer(args, { media: <SongMedia song={medium} title={textOf(title)} /> }),
    messages: areaMessages("practise", language),
  };
  return { data: page, version };
});

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
  const { song, names, lyrics, raaga, taala } = page;
  const path = `/songs/${song.id}/practise`;
  const description = t("practise.songDescription", { title: page.label });
  return (
    <article className="page practise practise-song">
      <Stylesheet href={musicStylesheet} />
      <Stylesheet href={taalaStylesheet} />
      <Stylesheet href={stylesheet} />
      <Stylesheet href={songStylesheet} />
      <PageHead
        title={`${t("practise.title")}: ${page.title}`}
        description={description}
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
        </div>
      </header>
      {lyrics ? <PractisedWords lyrics={lyrics} /> : <p className="hint">{page.noLyrics}</p>}
      {taala && taala.keepings.length === 0 && <p className="hint">{t("taala.noCount")}</p>}
      <PracticeTools
        path={path}
        taalas={taala && taala.keepings.length > 0 ? [taala] : []}
        raaga={raaga}
        asked={{ taala: taala?.id ?? "", keeping: page.keeping }}
      />
    </article>
  );
}
