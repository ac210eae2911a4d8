import type { SongDetail } from "../../data/song-detail.ts";
import { type Playable, playableOf } from "../../domain/song.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { usePlayer } from "../../player/provider.tsx";
import { Icon } from "../../ui/icon.tsx";

type Heard = Pick<SongDetail, "id" | "title" | "media" | "unavailable">;

/** Ways to hear a song: in the player, large, or where it is kept; without scripts by the browser's own. */
export function SongPlayer({ song }: { song: Heard }) {
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
  if (song.unavailable) return <Unavailable media={media} />;
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

/** A video that no other site may show can still be there for who goes to YouTube. */
function Unavailable({ media }: { media: Playable }) {
  const { t } = useI18n();
  return (
    <>
      <p className="no-media">{t("player.gone")}</p>
      {media.kind === "YouTube" && <OnYouTube id={media.videoId} />}
    </>
  );
}

function OnYouTube({ id }: { id: string }) {
  const { t } = useI18n();
  return (
    <a href={`https://www.youtube.com/watch?v=${id}`} className="button">
      {t("player.onYouTube")}
    </a>
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
  if (media.kind === "YouTube") return <OnYouTube id={media.videoId} />;
  const Element = media.kind === "Audio" ? "audio" : "video";
  return <Element src={media.url} title={title} controls preload="none" />;
}
