import { data } from "react-router";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { currentUserContext, databaseContext, preferencesContext } from "../../web/context.ts";
import { findSong } from "../../data/songs/song-detail.ts";
import { oneOf, parseId } from "../../domain/paging.ts";
import { nameInScript } from "../../domain/music/script/name-in-script.server.ts";
import { scriptChoices } from "../../domain/music/script/scripts.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { redirectOnError } from "../../web/failure.server.ts";
import { findReferringList } from "../../web/referring-list.ts";
import { languageOf } from "../../web/language.ts";
import { mayEditSong } from "../../domain/songs/song-permissions.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { MusicName } from "../../shell/music-name.tsx";
import { EditLink } from "../collection/edit-link.tsx";
import stylesheet from "../../styles/song.css?url";
import type { Route } from "./+types/song";
import { Accompaniments } from "./accompaniments.tsx";
import { songDescription } from "./json-ld.ts";
import { Lyrics, wordsOf } from "./lyrics.tsx";
import { SongFacts } from "./facts.tsx";
import { PersonLink } from "./person-link.tsx";
import { SongPlayer } from "./song-player.tsx";
import { Scale } from "./scale.tsx";
import { ShareButton } from "./share-button.tsx";
import { showLyrics } from "./shown-lyrics.server.ts";

async function load({ request, context, params, url }: Route.LoaderArgs) {
  const id = parseId(params.id);
  if (id === null) throw data(null, { status: 404 });
  // Joins the song's batch.
  const loadingUser = context.get(currentUserContext)();
  const found = await findSong(context.get(databaseContext), id);
  if (!found) throw data(null, { status: 404 });
  const { song, lyrics, isoNames, createdBy, version } = found;
  const user = await loadingUser;
  const script = url.searchParams.get("script") ?? context.get(preferencesContext).script ?? null;
  const language = languageOf(context);
  const page = {
    song,
    lyrics: lyrics ? await showLyrics(lyrics, song.language, oneOf(scriptChoices, script)) : null,
    names: {
      raaga: await nameInScript(isoNames.raaga, language),
      taala: await nameInScript(isoNames.taala, language),
      parent: await nameInScript(isoNames.parent, language),
    },
    deleteTo: user && mayEditSong(user, createdBy) ? deletePath(id, request) : null,
  };
  return { data: page, version };
}

export const loader = redirectOnError("/home", "failure.song", publicLoader(load));

export const headers = pageHeaders(stylesheet);

function deletePath(id: number, request: Request): string {
  const returnTo = findReferringList(request);
  return `/songs/${id}/delete${returnTo ? `?${new URLSearchParams({ returnTo })}` : ""}`;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const origin = matches[0].loaderData?.origin;
  if (!loaderData || !origin) return [];
  const { song, lyrics } = loaderData;
  return [{ "script:ld+json": songDescription(song, lyrics && wordsOf(lyrics), origin) }];
}

export default function Song({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { song, lyrics, names, deleteTo } = loaderData;
  return (
    <article className="page song">
      <link rel="stylesheet" href={stylesheet} precedence="area" />
      <PageHead
        title={song.title}
        description={song.description || t("song.composedBy", { name: song.composer })}
        path={`/songs/${song.id}`}
      />
      <header className="song-top">
        <p className="eyebrow">
          {song.songType && `${song.songType} · `}
          <PersonLink name={song.composer} id={song.composerId} />
        </p>
        <h1>{song.title}</h1>
        <p className="song-music">
          {song.raaga && (
            <Link
              to={`/search?${new URLSearchParams({ raagaDescription: song.raaga.id, searched: "true" })}`}
            >
              <MusicName native={names.raaga} roman={song.raaga.description} />
            </Link>
          )}
          {song.taala && (
            <Link
              to={`/search?${new URLSearchParams({ taalaDescription: song.taala.id, searched: "true" })}`}
            >
              <MusicName native={names.taala} roman={song.taala.description} />
            </Link>
          )}
        </p>
        <div className="actions">
          <SongPlayer song={song} />
          <ShareButton title={song.title} path={`/songs/${song.id}`} />
          {deleteTo && (
            <>
              <EditLink id={song.id}>{t("song.edit")}</EditLink>
              <Link to={deleteTo} className="button quiet">
                <Icon name="trash" />
                {t("song.delete")}
              </Link>
              <Link to={`/songs/${song.id}/history`} className="button quiet">
                <Icon name="book" />
                {t("song.history")}
              </Link>
            </>
          )}
        </div>
      </header>
      <div className="song-body">
        <div>
          {song.description && (
            <section aria-labelledby="description">
              <h2 id="description">{t("song.description")}</h2>
              <p className="prose">{song.description}</p>
            </section>
          )}
          {lyrics && <Lyrics lyrics={lyrics} />}
        </div>
        <aside>
          {song.raaga && (
            <Scale raaga={song.raaga} native={names.raaga} nativeParent={names.parent} />
          )}
          <Accompaniments song={song} />
          <SongFacts song={song} />
        </aside>
      </div>
    </article>
  );
}
