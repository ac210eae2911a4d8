import type { ReactNode } from "react";
import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import { type Playable, playableOf } from "../../domain/songs/song.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";

type Song = Pick<SongDetail, "id" | "media" | "unavailable" | "rareFormatName">;

interface Props {
  song: Song;
  title: string;
  /** Whether to say that its link has not been checked yet: to those who may mend it. */
  tellsNotChecked?: boolean;
  /** What is offered where there is no recording. */
  children?: ReactNode;
}

/** What is said of a song's media, and how it is played elsewhere or without scripts. Drawn on the server. */
export function SongMedia({ song, title, tellsNotChecked = false, children }: Props) {
  const { t } = useI18n();
  if (song.media?.kind === "Link")
    return (
      <a href={song.media.url} className="button" rel="noopener" target="_blank">
        <Icon name="external" />
        {t("player.elsewhere")}
      </a>
    );
  const media = playableOf(song.media);
  if (!media)
    return (
      <p className="no-media">
        {t("player.none")} {children}
      </p>
    );
  if (song.unavailable)
    return (
      <>
        <p className="no-media">{t("player.gone")}</p>
        {media.kind === "YouTube" && <OnYouTube media={media} />}
      </>
    );
  return (
    <>
      <noscript>
        <NativePlayer song={song} media={media} title={title} />
      </noscript>
      {tellsNotChecked && <p className="no-media">{t("player.notChecked")}</p>}
      {song.rareFormatName && "url" in media && (
        <p className="no-media">
          {t("player.rareFormat", { format: song.rareFormatName })}{" "}
          <a href={media.url} download>
            {t("player.download")}
          </a>
        </p>
      )}
    </>
  );
}

function OnYouTube({ media }: { media: Playable & { kind: "YouTube" } }) {
  const { t } = useI18n();
  return (
    <a
      href={`https://www.youtube.com/watch?v=${media.videoId}${media.start ? `&t=${media.start}` : ""}`}
      className="button"
    >
      {t("player.onYouTube")}
    </a>
  );
}

function NativePlayer({ song, media, title }: { song: Song; media: Playable; title: string }) {
  const { t, language } = useI18n();
  if (media.kind === "YouTube") return <OnYouTube media={media} />;
  const Element = media.kind === "Audio" ? "audio" : "video";
  const { url, start = 0, end } = media;
  const part = start || end ? `#t=${start}${end ? `,${end}` : ""}` : "";
  return (
    <Element src={url + part} title={title} controls preload="none">
      {media.isTimed && (
        <track
          kind="captions"
          src={`/songs/${song.id}/words.vtt?lng=${language}`}
          label={t("song.lyrics")}
        />
      )}
    </Element>
  );
}
