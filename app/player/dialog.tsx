import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useI18n } from "../i18n/provider.tsx";
import { useToast } from "../ui/toast.tsx";
import { Bar } from "./bar/bar.tsx";
import { Heading, type Panel } from "./bar/heading.tsx";
import { KeyHelp } from "./keys/key-help.tsx";
import { useKeys } from "./keys/use-keys.ts";
import { Words } from "./large/words.tsx";
import { SongMedium } from "./medium/song-medium.tsx";
import type { Shown, PlayRequest } from "./playback/play-request.ts";
import { makeQueueing } from "./queue/make-queueing.tsx";
import { QueuePanel } from "./bar/queue-panel.tsx";
import { useMediaSession } from "./playback/use-media-session.ts";
import { useOneTab } from "./use-one-tab.ts";
import { usePlayback } from "./playback/use-playback.ts";
import { useRoom } from "./use-room.ts";

interface Props {
  request: PlayRequest | null;
  onShow: (shown: Shown | null) => void;
}

export function PlayerDialog({ request, onShow }: Props) {
  const { t } = useI18n("player");
  const toast = useToast();
  const [isLarge, setLarge] = useState(false);
  const [panel, setPanel] = useState<Panel | null>(null);
  const playback = usePlayback(request, setLarge);
  const { change, entry, isPlaying, medium } = playback;
  const openPanel = (one: Panel) => setPanel(panel === one ? null : one);
  const keys = useKeys(playback, () => openPanel("keys"));
  useMediaSession(playback);
  useOneTab(isPlaying, medium);

  const Queueing = useMemo(() => makeQueueing(t, change, toast), [t, change, toast]);
  const id = entry?.song.id;
  useEffect(() => {
    onShow(id === undefined ? null : { id, isPlaying, Queueing });
  }, [onShow, id, isPlaying, Queueing]);

  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname) setLarge(false);
    shownOn.current = pathname;
  }, [pathname]);

  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = entry !== null;
  useEffect(() => {
    if (!isOpen) return;
    const player = dialog.current!;
    const { activeElement } = document;
    // Reopening the dialog keeps the frame in the DOM. A bar that opens must not take the focus.
    player.close();
    if (isLarge) player.showModal();
    else player.open = true;
    if (activeElement instanceof HTMLElement && player.contains(activeElement))
      activeElement.focus();
  }, [isOpen, isLarge]);
  useRoom(dialog, isOpen && !isLarge);

  if (!entry) return null;
  const { song } = entry;
  const { kind } = song.media;
  return (
    <dialog
      ref={dialog}
      className={`player ${isLarge ? "large" : "docked"} ${kind === "Audio" ? "heard" : "seen"}`}
      aria-label={t("player.label", { title: song.title })}
      onCancel={(event) => {
        event.preventDefault();
        setLarge(false);
      }}
    >
      <Heading
        song={song}
        {...{ isLarge, panel, openPanel }}
        onResize={setLarge}
        onClose={() => {
          setLarge(false);
          setPanel(null);
          change({ act: "clear" });
        }}
      />
      {isLarge && <Words songId={song.id} />}
      <div className="player-medium">
        <SongMedium
          entry={entry}
          place={playback.position}
          starts={playback.starts.current}
          onMedium={playback.setMedium}
        />
      </div>
      {panel === "queue" && <QueuePanel playback={playback} />}
      {panel === "keys" && <KeyHelp {...keys} />}
      <Bar playback={playback} />
    </dialog>
  );
}
