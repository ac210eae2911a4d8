import { raagaPath } from "../../domain/music/raaga-path.ts";
import { taalaPath } from "../../domain/music/taalas/taala-path.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import { Link } from "../../ui/link.tsx";
import { Name, ProposedMark, RaagaMark } from "../../ui/name.tsx";
import type { Route } from "./+types/song";
import { PersonLink } from "./person-link.tsx";
import { ShareButton } from "../../ui/share-button.tsx";
import { SongActs } from "./song-acts.tsx";
import { SongPlayer } from "./song-player.tsx";

export function SongHead({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { t } = useI18n();
  const { song, names, acts } = page;
  const titleSources = page.hasTitleSources && (
    <ServerDrawn parts={page.drawn} name="titleSources" className="drawn" />
  );
  return (
    <header className="song-top">
      <RaagaMark mark={page.mark} />
      <p className="eyebrow">
        {names.songType && (
          <span>
            <Name of={names.songType} />
          </span>
        )}
        <span>
          {t("column.composer")}: <PersonLink name={names.composer} id={song.composerId} />
          {page.isComposerProposed && <ProposedMark />}
        </span>
      </p>
      <div className="song-title">
        <h1>
          <Name of={names.title} />
        </h1>
        {!page.nativeTitle && titleSources}
      </div>
      {page.nativeTitle && (
        <div className="native-title">
          <span lang={song.language ?? undefined}>{page.nativeTitle}</span>
          {titleSources}
        </div>
      )}
      <div className="song-music">
        {song.raaga && (
          <div>
            <Link to={raagaPath(song.raaga.id)} prefetch>
              <Name of={names.raaga!} />
            </Link>
            {song.raaga.isProposed === 1 && <ProposedMark />}
            <ServerDrawn parts={page.drawn} name="raagaSources" className="drawn" />
          </div>
        )}
        {song.taala && (
          <div>
            <Link to={taalaPath(song.taala.id)} prefetch>
              <Name of={names.taala!} />
            </Link>
            <ServerDrawn parts={page.drawn} name="taalaSources" className="drawn" />
          </div>
        )}
        {names.singer && (
          <span>
            <span className="label">{t("column.singer")}:</span> <Name of={names.singer} />
            {song.recordingDate && ` · ${song.recordingDate.slice(0, 4)}`}
          </span>
        )}
      </div>
      <div className="song-tools">
        <div className="actions">
          <SongPlayer song={song} names={names} title={page.label} mark={page.mark} />
          <ServerDrawn parts={page.drawn} name="media" className="drawn" />
        </div>
        <div className="song-acts">
          <ShareButton title={page.label} path={page.sharePath} />
          <ServerDrawn parts={page.drawn} name="keep" className="drawn" />
          <SongActs id={song.id} acts={acts} />
        </div>
      </div>
    </header>
  );
}
