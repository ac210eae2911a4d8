import { data, redirect } from "react-router";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import {
  currentUserContext,
  databaseContext,
  sessionUserContext,
  settingsContext,
} from "../../web/context.ts";
import type { SessionUser } from "../../web/cookies.server.ts";
import type { Database } from "../../data/database.ts";
import { findMarkWithNextBatch } from "../../data/kept/kept-lists.ts";
import { findRedirect } from "../../data/songs/detail/find-redirect.ts";
import { findSong, type SongDetail } from "../../data/songs/detail/song-detail.ts";
import { markOf } from "../../domain/music/picture/raaga-mark.ts";
import { parseId } from "../../domain/paging.ts";
import { type CitedPage, citedHead, signpost } from "../../domain/records/citing/cited-head.ts";
import { titleToCite } from "../../domain/records/citing/title-to-cite.ts";
import { iiifMediaType, manifestPath } from "../../domain/records/iiif-manifest.ts";
import { testSound } from "../../domain/songs/test-sound.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { failure, redirectOnError } from "../../web/failure.server.ts";
import { languageOf } from "../../web/language.ts";
import { tellLanguage } from "../../web/tell-language.server.ts";
import { translate } from "../../i18n/translate.server.ts";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { JsonLd } from "../../shell/json-ld.server.tsx";
import { KeepButton } from "../../shell/keep-button.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import { Link } from "../../ui/link.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import musicStylesheet from "../../styles/music.css?url";
import notationStylesheet from "../../styles/notation.css?url";
import scaleStylesheet from "../../styles/scale.css?url";
import stylesheet from "../../styles/song.css?url";
import sourcesStylesheet from "../../styles/sources.css?url";
import sheetStylesheet from "../../styles/song-sheet.css?url";
import suggestStylesheet from "../../styles/suggest-links.css?url";
import type { Route } from "./+types/song";
import {
  findMeaning,
  listConcert,
  offerLyrics,
  linkToAddRecording,
} from "./song-sections.server.ts";
import { markHead } from "./head-sources.server.tsx";
import { showMusic } from "./music/music.server.tsx";
import { listActs } from "./song-acts.server.ts";
import { listRelated } from "./related.server.ts";
import { nameSong } from "./song-names.server.ts";
import { describeSong } from "./json-ld.server.ts";
import { Lyrics } from "./lyrics/lyrics.tsx";
import { drawNotation } from "./notation/song-notation.server.tsx";
import { pathToShare, showLyrics, wordsOf } from "../../web/lyrics/shown-lyrics.server.ts";
import { listAccompaniments, listAsked, listFacts } from "./facts.server.ts";
import { Facts } from "./facts.tsx";
import { scalePicture } from "../raagas/sound/scale-picture.server.ts";
import { listRecordings } from "./recordings/recording-rows.server.ts";
import { Recordings } from "./recordings/recordings.tsx";
import { RightsLine } from "./rights.server.tsx";
import { SongHead } from "./song-head.tsx";
import { SongLinks } from "./song-links.tsx";
import { SongMedia } from "./song-media.tsx";
import {
  feedHead,
  findFollowOfPageWithNextBatch,
  FollowPart,
} from "../follow/follow-part.server.tsx";
import { SuggestLinks } from "../suggest/suggest-links.server.tsx";
import { readerOf } from "../../web/lyrics/open-script.server.ts";

async function load(args: Route.LoaderArgs) {
  const { request, context, params, url } = args;
  const id = parseId(params.id);
  if (id === null) throw data(null, { status: 404 });
  const db = context.get(databaseContext);
  const language = languageOf(context);
  const recordingsPage = parseId(url.searchParams.get("recordings")) ?? 1;
  const followed = { kind: "song", id: String(id) } as const;
  // All but the last join the batch of `findSong`: behind it, each would cost a round trip.
  const [user, isKept, followState, songPage] = await Promise.all([
    context.get(currentUserContext)(),
    findMarkOf(context.get(sessionUserContext), db, id),
    findFollowOfPageWithNextBatch(context, followed),
    findSong(db, id, language, recordingsPage),
  ]);
  if (!songPage) return redirectToComposition(context, id);
  const { song, lyrics, names, composition, proposed, createdBy, version } = songPage;
  const people = { natives: names?.people ?? {}, proposed };
  const reader = readerOf(context, url.searchParams.get("script"));
  const shownLyrics = lyrics ? await showLyrics(lyrics, song.language, reader) : null;
  const notation = await drawNotation(composition.notation, song, reader);
  const namedSong = nameSong(language, song, names, composition.nativeTitle);
  const parent = names?.parent ?? null;
  const music = showMusic(language, song, { ...namedSong.names, parent });
  const { claims } = songPage;
  const marks = markHead(language, composition.claims);
  const facts = listFacts(language, { song, facts: songPage.facts, composition, claims, people });
  const accompaniments = listAccompaniments(song, people);
  const meaning = findMeaning(language, composition);
  const rightsOf = (text: "lyrics" | "meaning" | "notation") => (
    <RightsLine
      language={language}
      songId={id}
      address={composition[`${text}Rights`]}
      permission={composition[`${text}Permission`]}
    />
  );
  const title = (key: "song.accompaniments" | "song.info") => translate(language, key);
  const recordingIds = songPage.recordings.map((one) => one.id);
  const jsonLdInput = {
    ...namedSong,
    song,
    lyrics: shownLyrics && wordsOf(shownLyrics),
    rights: { ...songPage.facts, ...composition },
    recordingIds,
    claims: composition.claims,
  };
  const { SITE_ORIGIN: origin } = context.get(settingsContext);
  const cited: CitedPage = {
    kind: "song",
    id: String(song.id),
    title: titleToCite(song.title, composition.nativeTitle),
    author: song.composer,
    authorPath: song.composerId && `/people/${song.composerId}`,
    language: song.language,
  };
  const add = linkToAddRecording(language, composition, user);
  const isUnheard = composition.recordings === 0;
  const acts = listActs({ user, isKept, request, language, song, composition, createdBy });
  const page = {
    song,
    lyrics: shownLyrics,
    sharePath: pathToShare(`/songs/${song.id}`, shownLyrics, language),
    ...namedSong,
    hasMusic: music !== null,
    hasNotation: notation !== null,
    hasTitleSources: marks.titleSources !== null,
    drawn: drawOnServer(args, {
      music,
      notation: notation && (
        <>
          {notation}
          {rightsOf("notation")}
        </>
      ),
      lyricsRights: shownLyrics && rightsOf("lyrics"),
      meaningRights: meaning && rightsOf("meaning"),
      facts: (
        <>
          <Facts id="accompaniments" title={title("song.accompaniments")} facts={accompaniments} />
          <Facts id="facts" title={title("song.info")} facts={facts} />
        </>
      ),
      ...marks,
      media: (
        <>
          <SongMedia
            song={song}
            title={namedSong.label}
            tellsNotChecked={song.notChecked && acts.mayEdit}
          >
            {isUnheard && add && <Link to={add.to}>{add.text}</Link>}
          </SongMedia>
          <Link to={`/songs/${song.id}/practise`} className={isUnheard ? "button" : "button quiet"}>
            {translate(language, "practise.title")}
          </Link>
        </>
      ),
      keep: (
        <KeepButton
          keep={{ kind: "song", name: namedSong.label, to: `/songs/${id}`, songIds: [id] }}
          label={translate(language, "device.keep")}
        />
      ),
      suggest: (
        <SuggestLinks
          language={language}
          of={{ kind: "song", id: song.id }}
          asked={listAsked(song, songPage.facts)}
          follow={<FollowPart language={language} of={followed} state={followState} />}
          thanks={songPage.thanks}
        />
      ),
      described: <JsonLd of={describeSong(jsonLdInput, origin)} />,
    }),
    isComposerProposed: song.composerId !== null && proposed.includes(song.composerId),
    picture: song.raaga && scalePicture(language, song.raaga, names?.raaga ?? null),
    mark: song.raaga && markOf(song.raaga.arohana, song.raaga.avarohana),
    noLyrics: shownLyrics ? null : offerLyrics(language, composition, user, song.id),
    described: tellLanguage(language, song.description),
    meaning,
    recordings: listRecordings(language, {
      songId: song.id,
      composition,
      recordings: songPage.recordings,
      page: recordingsPage,
      user,
      label: namedSong.label,
    }),
    related: [
      listConcert(language, songPage.facts.event, songPage.concert),
      ...listRelated(language, song, songPage.related, names),
    ],
    add: isUnheard ? null : add,
    acts,
    head: [
      ...citedHead(origin, cited),
      ...manifestHead(song),
      feedHead(language, followed, namedSong.label),
    ],
  };
  return { data: data(page, { headers: { Link: signpost(origin, cited) } }), version };
}

/** Leads players of other sites to an uploaded recording, if its length is known. */
const manifestHead = ({ id, media, durationSeconds, singer }: SongDetail) =>
  (media?.kind === "Audio" || media?.kind === "Video") && durationSeconds && singer !== testSound
    ? [{ tagName: "link" as const, rel: "alternate", type: iiifMediaType, href: manifestPath(id) }]
    : [];

const findMarkOf = (user: SessionUser | null, db: Database, id: number) =>
  user ? findMarkWithNextBatch(db, user.id, id) : false;

/**
 * Redirects a deleted song to the one that represents its composition now. Throws a 404 response if there is none, and
 * 410 for a hidden song.
 */
async function redirectToComposition(
  context: Route.LoaderArgs["context"],
  id: number,
): Promise<never> {
  const other = await findRedirect(context.get(databaseContext), id);
  if (other === null) throw data(null, { status: 404 });
  if (other === "hidden") throw failure(context, 410, "song.hidden");
  throw redirect(`/songs/${other}`);
}

export const loader = publicLoader(["script"], redirectOnError("/home", "failure.song", load));

export const headers = pageHeaders();

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Song({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { song, lyrics, add, drawn, meaning, names, recordings } = loaderData;
  const addLink = add && <Link to={add.to}>{add.text}</Link>;
  const music = loaderData.hasMusic && (
    <ServerDrawn parts={drawn} name="music" className="song-scale-cycle" />
  );
  return (
    <article className="page song">
      <Stylesheet href={musicStylesheet} />
      <Stylesheet href={stylesheet} />
      <Stylesheet href={scaleStylesheet} />
      {loaderData.hasNotation && <Stylesheet href={notationStylesheet} />}
      <link rel="stylesheet" href={sheetStylesheet} media="print" />
      <Stylesheet href={suggestStylesheet} />
      <Stylesheet href={sourcesStylesheet} />
      <PageHead
        title={loaderData.title}
        description={
          song.description && !loaderData.described.label
            ? song.description
            : t("song.composedBy", { name: loaderData.composer })
        }
        path={`/songs/${song.id}`}
        picture={loaderData.picture ?? undefined}
      />
      <SongHead page={loaderData} />
      <div className="song-body">
        <div>
          {recordings ? (
            <Recordings
              recordings={recordings}
              song={{ id: song.id, mark: loaderData.mark, names }}
              add={addLink}
            />
          ) : (
            addLink && <p>{addLink}</p>
          )}
          {song.description && <Prose text={song.description} {...loaderData.described} />}
          {lyrics ? (
            <Lyrics lyrics={lyrics}>
              <ServerDrawn parts={drawn} name="lyricsRights" />
            </Lyrics>
          ) : (
            music
          )}
          {loaderData.hasNotation && <ServerDrawn parts={drawn} name="notation" />}
          {loaderData.noLyrics && (
            <p className="missing-part">
              {loaderData.noLyrics.text}{" "}
              {loaderData.noLyrics.link && (
                <Link to={loaderData.noLyrics.link.to}>{loaderData.noLyrics.link.text}</Link>
              )}
            </p>
          )}
          {meaning && (
            <section aria-labelledby="meaning">
              <h2 id="meaning">{meaning.title}</h2>
              <Prose {...meaning} />
              <ServerDrawn parts={drawn} name="meaningRights" />
            </section>
          )}
        </div>
        <aside>
          {lyrics && music}
          <ServerDrawn parts={drawn} name="facts" className="song-facts" />
        </aside>
        <div className="related">
          {loaderData.related.map((links, at) => (
            <SongLinks key={at} links={links} current={song.id} />
          ))}
        </div>
      </div>
      <ServerDrawn parts={drawn} name="suggest" className="suggest-links" />
      <ServerDrawn parts={drawn} name="described" />
    </article>
  );
}
