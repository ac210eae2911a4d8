import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import type { PlayableSong } from "../domain/songs/song.ts";

type Medium = HTMLMediaElement | HTMLIFrameElement;

interface Props {
  song: PlayableSong;
  playing: boolean;
  /** Set here: has the medium pause or go on. */
  commandRef: RefObject<((pauses: boolean) => void) | null>;
  large: boolean;
  onResize: (large: boolean) => void;
  onPlaying: (playing: boolean) => void;
  onClose: () => void;
}

/** A YouTube frame does not tell when it ends: its song counts as playing for this long. */
const youTubeFlag = 30_000;
const youTube = "https://www.youtube-nocookie.com";

/** Has a medium pause, or go on; what has ended begins anew. */
function send(medium: Medium, pauses: boolean): void {
  if (medium instanceof HTMLIFrameElement) {
    const func = pauses ? "pauseVideo" : "playVideo";
    medium.contentWindow?.postMessage(JSON.stringify({ event: "command", func }), youTube);
  } else if (pauses) medium.pause();
  // What cannot play says so itself, in its controls.
  else medium.play().catch(() => {});
}

/** One song plays in all tabs: what begins here pauses the others, which keep their places. */
function useOneTab(song: PlayableSong, playing: boolean, pause: () => void) {
  const tabs = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const channel = new BroadcastChannel("player");
    channel.addEventListener("message", pause);
    tabs.current = channel;
    return () => channel.close();
  }, [pause]);
  useEffect(() => {
    if (playing) tabs.current?.postMessage(song.id);
  }, [playing, song]);
}

/** One player for the whole site: a bar at the foot of the page, or large in front of it. */
export default function PlayerDialog(props: Props) {
  const { song, playing, commandRef, large, onResize, onPlaying, onClose } = props;
  const { t } = useI18n();
  const ref = useRef<HTMLDialogElement>(null);
  const medium = useRef<Medium>(null);

  const steer = useCallback(
    (pauses: boolean) => {
      if (medium.current) send(medium.current, pauses);
      onPlaying(!pauses);
    },
    [onPlaying],
  );
  useEffect(() => {
    commandRef.current = steer;
    return () => {
      commandRef.current = null;
    };
  }, [commandRef, steer]);
  useOneTab(
    song,
    playing,
    useCallback(() => steer(true), [steer]),
  );

  useEffect(() => {
    if (song.media.kind !== "YouTube" || !playing) return;
    const timer = setTimeout(() => onPlaying(false), youTubeFlag);
    return () => clearTimeout(timer);
  }, [song, playing, onPlaying]);

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
      // On the title Space would scroll the page. Buttons and the medium's own controls have their own use for it.
      onKeyDown={(event) => {
        if (event.key !== " " || event.target instanceof HTMLButtonElement) return;
        if (event.target instanceof HTMLMediaElement) return;
        event.preventDefault();
        steer(playing);
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
      <SongMedium key={song.id} {...props} medium={medium} />
    </dialog>
  );
}

function SongMedium(props: Props & { medium: RefObject<Medium | null> }) {
  const { song, medium, onPlaying } = props;
  // Whoever paused it before it was there hears nothing; later it must not change: a frame would begin anew.
  const [begins] = useState(props.playing);
  const { media, title } = song;
  if (media.kind === "YouTube")
    return (
      // The frame is of another origin already, and its player needs scripts and its own storage.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        ref={medium as RefObject<HTMLIFrameElement | null>}
        src={`${youTube}/embed/${media.videoId}?autoplay=${Number(begins)}&enablejsapi=1`}
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
      autoPlay={begins}
      onPlay={() => onPlaying(true)}
      onPause={() => onPlaying(false)}
      onEnded={() => onPlaying(false)}
    />
  );
}
