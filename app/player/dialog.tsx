import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { type Medium, type PlayableSong, youTube } from "./provider.tsx";

interface Props {
  song: PlayableSong;
  medium: RefObject<Medium | null>;
  large: boolean;
  onResize: (large: boolean) => void;
  onPlaying: (playing: boolean) => void;
  onClose: () => void;
}

/** One player for the whole site: a bar at the foot of the page, or large in front of it. */
export default function PlayerDialog(props: Props) {
  const { song, medium, large, onResize, onPlaying, onClose } = props;
  const { t } = useI18n();
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current!;
    // Closing and opening in one go keeps the frame and its place in the song.
    dialog.close();
    if (large) dialog.showModal();
    else dialog.show();
  }, [large]);

  // Whoever goes to another page wants to see it.
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname) onResize(false);
    shownOn.current = pathname;
  }, [pathname, onResize]);

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
      <SongMedium key={song.id} song={song} medium={medium} onPlaying={onPlaying} />
    </dialog>
  );
}

function SongMedium({ song, medium, onPlaying }: Pick<Props, "song" | "medium" | "onPlaying">) {
  const { media, title } = song;
  if (media.kind === "YouTube")
    return (
      // The frame is of another origin already, and its player needs scripts and its own storage.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        ref={medium as RefObject<HTMLIFrameElement | null>}
        src={`${youTube}/embed/${media.videoId}?autoplay=1&enablejsapi=1`}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      />
    );
  const Element = media.kind === "Audio" ? "audio" : "video";
  return (
    <Element
      ref={medium as RefObject<(HTMLAudioElement & HTMLVideoElement) | null>}
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
