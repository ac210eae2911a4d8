import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useI18n } from "../i18n/provider.tsx";
import { Name } from "../ui/name.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import type { PlayableSong } from "../domain/songs/song.ts";
import { type Medium, sendCommand, SongMedium } from "./song-medium.tsx";
import { useOneTab } from "./use-one-tab.ts";

interface Props {
  song: PlayableSong;
  playing: boolean;
  commandRef: RefObject<((pauses: boolean) => void) | null>;
  large: boolean;
  onResize: (large: boolean) => void;
  onPlaying: (playing: boolean) => void;
  onClose: () => void;
}

/** Milliseconds that a YouTube video counts as playing: its frame does not report the end. */
const youTubePlaying = 30_000;

export default function PlayerDialog(props: Props) {
  const { song, playing, commandRef, large, onResize, onPlaying, onClose } = props;
  const { t } = useI18n();
  const ref = useRef<HTMLDialogElement>(null);
  const medium = useRef<Medium>(null);

  const sendToMedium = useCallback(
    (pauses: boolean) => {
      if (medium.current) sendCommand(medium.current, pauses);
      onPlaying(!pauses);
    },
    [onPlaying],
  );
  useEffect(() => {
    commandRef.current = sendToMedium;
    return () => {
      commandRef.current = null;
    };
  }, [commandRef, sendToMedium]);
  useOneTab(
    song,
    playing,
    useCallback(() => sendToMedium(true), [sendToMedium]),
  );

  useEffect(() => {
    if (song.media.kind !== "YouTube" || !playing) return;
    const timer = setTimeout(() => onPlaying(false), youTubePlaying);
    return () => clearTimeout(timer);
  }, [song, playing, onPlaying]);

  useEffect(() => {
    const dialog = ref.current!;
    // Reopening keeps the frame and its position.
    dialog.close();
    if (large) dialog.showModal();
    else dialog.show();
  }, [large]);

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
      // Space would scroll the page; buttons and media handle it themselves.
      onKeyDown={(event) => {
        if (event.key !== " " || event.target instanceof HTMLButtonElement) return;
        if (event.target instanceof HTMLMediaElement) return;
        event.preventDefault();
        sendToMedium(playing);
      }}
    >
      <div className="player-bar">
        <Link to={`/songs/${song.id}`} className="player-title" onClick={() => onResize(false)}>
          <Name of={song.name ?? song.title} />
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
      <SongMedium
        key={song.id}
        song={song}
        playing={playing}
        onPlaying={onPlaying}
        medium={medium}
      />
    </dialog>
  );
}
