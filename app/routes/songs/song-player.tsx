import type { SongDetail } from "../../data/song-detail.ts";
import { type Playable, playableOf } from "../../domain/song.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { usePlayer } from "../../player/provider.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Ways to hear a song: in the player, large, or where it is kept; without scripts by the browser's own. */
export function SongPlayer({ song }: { song: Pick<SongDetail, "id" | "title" | "media"> }) {
  const { t } = useI18n();
  const { play, playingId } = usePlayer();
  const { id, title } = song;
  if (song.media?.kind === "Link")
    return (
      <a href={song.media.url} className="button" rel="noopener" target="_blank">
        <Icon name="external" />
        {t("player.elsewhere")}
      </a>
    );
  const media = playableOf(song.media);
  if (!media) return <p className="no-media">{t("player.none")}</p>;
  return (
    <>
      {media.kind === "YouTube" && <Poster id={media.videoId} />}
      <button
        type="button"
        className="button needs-script"
        aria-pressed={playingId === id}
        onClick={() => play({ id, title, media })}
      >
        <Icon name="play" />
        {t("player.open")}
      </button>
      <button
        type="button"
        className="button quiet needs-script"
        onClick={() => play({ id, title, media }, true)}
      >
        <Icon name="expand" />
        {t("player.large")}
      </button>
      <noscript>
        <NativePlayer media={media} title={title} />
      </noscript>
    </>
  );
}

function Poster({ id }: { id: string }) {
  return (
    <img
      className="poster"
      src={`https://i.ytimg.com/vi/${id}/hqdefault.jpg`}
      alt=""
      width="480"
      height="360"
      loading="lazy"
    />
  );
}

function NativePlayer({ media, title }: { media: Playable; title: string }) {
  const { t } = useI18n();
  if (media.kind === "YouTube")
    return (
      <a href={`https://www.youtube.com/watch?v=${media.videoId}`} className="button">
        {t("player.onYouTube")}
      </a>
    );
  const Element = media.kind === "Audio" ? "audio" : "video";
  return <Element src={media.url} title={title} controls preload="none" />;
}
