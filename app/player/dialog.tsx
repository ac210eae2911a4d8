import { useEffect, useRef } from "react";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import type { PlayableSong } from "./provider.tsx";

interface Props {
  song: PlayableSong;
  large: boolean;
  onResize: (large: boolean) => void;
  onPlaying: (playing: boolean) => void;
  onClose: () => void;
}

/** One player for the whole site: a bar at the foot of the page, or large in front of it. */
export function PlayerDialog({ song, large, onResize, onPlaying, onClose }: Props) {
  const { t } = useI18n();
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current!;
    // Closing and opening in one go keeps the frame and its place in the song.
    dialog.close();
    if (large) dialog.showModal();
    else dialog.show();
  }, [large]);

  return (
    <dialog
      ref={ref}
      className={`player ${large ? "large" : "docked"}`}
      aria-label={t("player.label", { title: song.title })}
      onCancel={(event) => {
        event.preventDefault();
        onResize(false);
      }}
    >
      <div className="player-bar">
        <Link to={`/songs/${song.id}`} className="player-title" onClick={() => onResize(false)}>
          {song.title}
        </Link>
        <button
          type="button"
          className="icon-button"
          aria-label={t(large ? "player.dock" : "player.enlarge")}
          onClick={() => onResize(!large)}
        >
          <Icon name={large ? "collapse" : "expand"} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t("player.close")}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <Medium key={song.id} song={song} onPlaying={onPlaying} />
    </dialog>
  );
}

function Medium({ song, onPlaying }: Pick<Props, "song" | "onPlaying">) {
  const { media, title } = song;
  if (media.kind === "YouTube")
    return (
      // The frame is of another origin already, and its player needs scripts and its own storage.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${media.videoId}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      />
    );
  const Element = media.kind === "Audio" ? "audio" : "video";
  return (
    <Element
      src={media.url}
      title={title}
      controls
      autoPlay
      onPlay={() => onPlaying(true)}
      onPause={() => onPlaying(false)}
      onEnded={() => onPlaying(false)}
    />
  );
}
