import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import type { ShownName } from "../../domain/music/shown-name.ts";
import { type Playable, type PlayableSong, playableOf } from "../../domain/songs/song.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { MoreButton } from "../../player/more-button.tsx";
import { actionOf, usePlayer } from "../../player/provider.tsx";
import { Icon } from "../../ui/icon.tsx";

type PlayerSong = Pick<
  SongDetail,
  "id" | "media" | "unavailable" | "notChecked" | "rareFormatName"
>;

const labels = {
  play: "player.playHere",
  pause: "player.pauseHere",
  resume: "player.resumeHere",
} as const;
/** The button is as wide as its longest text. */
const actions = ["play", "pause", "resume"] as const;

export function SongPlayer({
  song,
  title,
  names,
  mark,
}: {
  song: PlayerSong;
  title: string;
  names: Record<"title" | "composer", ShownName> & Record<"raaga" | "singer", ShownName | null>;
  mark: PlayableSong["mark"];
}) {
  const { t } = useI18n();
  const { shown, ask } = usePlayer();
  const { id } = song;
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
  const playable = {
    id,
    title,
    media,
    name: names.title,
    raaga: names.raaga,
    artist: names.singer ?? names.composer,
    mark,
  };
  const action = actionOf(shown, id);
  return (
    <>
      <button
        type="button"
        className="button one-of needs-script"
        onClick={() => ask({ song: playable })}
      >
        {actions.map((one) => (
          <span key={one} className={one === action ? "" : "other"}>
            <Icon name={one === "pause" ? "pause" : "play"} />
            {t(labels[one])}
          </span>
        ))}
      </button>
      <MoreButton song={playable} />
      <noscript>
        <NativePlayer media={media} title={title} />
      </noscript>
      {song.notChecked && <p className="no-media">{t("player.notChecked")}</p>}
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

function Unavailable({ media }: { media: Playable }) {
  const { t } = useI18n();
  return (
    <>
      <p className="no-media">{t("player.gone")}</p>
      {media.kind === "YouTube" && <OnYouTube media={media} />}
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

function NativePlayer({ media, title }: { media: Playable; title: string }) {
  if (media.kind === "YouTube") return <OnYouTube media={media} />;
  const Element = media.kind === "Audio" ? "audio" : "video";
  const { url, start = 0, end } = media;
  const part = start || end ? `#t=${start}${end ? `,${end}` : ""}` : "";
  return <Element src={url + part} title={title} controls preload="none" />;
}
