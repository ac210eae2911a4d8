import { Suspense, useEffect, useRef, useState } from "react";
import { useI18n } from "../i18n/provider.tsx";
import { Beside, lazyPart } from "../ui/part.tsx";
import { useBack } from "../ui/use-back.ts";
import { Bar } from "./bar/bar.tsx";
import { NativeName } from "./bar/native-name.tsx";
import { type Panel, PanelButtons } from "./bar/panel-buttons.tsx";
import { SongTitle } from "./bar/song-title.tsx";
import { useKeys } from "./keys/use-keys.ts";
import { useWords, Words } from "./large/words.tsx";
import { SongMedium } from "./medium/song-medium.tsx";
import type { Shown, PlayRequest } from "./playback/play-request.ts";
import { useMediaSession } from "./playback/use-media-session.ts";
import { usePlayback } from "./playback/use-playback.tsx";
import { useOneTab } from "./use-one-tab.ts";
import { useRoom } from "./use-room.ts";

const OpenPanel = lazyPart(() => import("./bar/open-panel.tsx"));
const SongMenu = lazyPart(() => import("./menu/song-menu.tsx"));

interface Props {
  request: PlayRequest | null;
  onShow: (shown: Shown | null) => void;
}

export function PlayerDialog({ request, onShow }: Props) {
  const { t } = useI18n("player");
  const [isLarge, setLarge] = useState(false);
  const [panel, setPanel] = useState<Panel | null>(null);
  const playback = usePlayback(request);
  const { change, entry, isPlaying, medium } = playback;
  const openPanel = (one: Panel) => setPanel(panel === one ? null : one);
  const keys = useKeys(playback, () => openPanel("keys"));
  useMediaSession(playback);
  useOneTab(isPlaying, medium);
  const [closed, setClosed] = useState<PlayRequest | null>(null);
  const menu =
    request !== closed && request?.song && request.menuAt
      ? { song: request.song, button: request.menuAt }
      : null;
  const closeMenu = () => setClosed(request);
  useBack(menu !== null, closeMenu);
  useBack(isLarge, () => setLarge(false));
  useBack(panel !== null, () => setPanel(null));

  const id = entry?.song.id;
  useEffect(() => {
    onShow(id === undefined ? null : { id, isPlaying, medium });
  }, [onShow, id, isPlaying, medium]);
  const words = useWords(isLarge && id !== undefined ? id : null);

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

  const kind = entry?.song.media.kind === "Audio" ? "heard" : "seen";
  const hasWords = words !== null && words.verses.length > 0;
  return (
    <>
      {menu && (
        <Beside resetKey={request}>
          <Suspense>
            <SongMenu
              songId={menu.song.id}
              name={<NativeName of={menu.song.name ?? menu.song.title} />}
              button={menu.button}
              onQueue={(act) => playback.queueSong(act, menu.song)}
              onLarge={() => {
                playback.playSong(menu.song);
                setLarge(true);
              }}
              onClose={closeMenu}
            />
          </Suspense>
        </Beside>
      )}
      {entry && (
        <dialog
          ref={dialog}
          className={`player ${isLarge ? "large" : "docked"} ${kind}${hasWords ? " worded" : ""}`}
          aria-label={t("player.label", { title: entry.song.title })}
          onCancel={(event) => {
            event.preventDefault();
            setLarge(false);
          }}
        >
          <div className="player-now">
            <div className="player-medium">
              <SongMedium
                entry={entry}
                place={playback.position}
                starts={playback.starts.current}
                isPlaying={isPlaying}
                onMedium={playback.setMedium}
                onLarge={() => setLarge(true)}
              />
            </div>
            <SongTitle song={entry.song} />
            {words && !hasWords && <small>{t("player.noWords")}</small>}
          </div>
          {hasWords && <Words words={words} />}
          <div className="player-bar">
            <Bar playback={playback} />
            <PanelButtons
              {...{ medium, isLarge, panel, openPanel }}
              onResize={setLarge}
              onClose={() => {
                setLarge(false);
                setPanel(null);
                change({ act: "clear" });
              }}
            />
          </div>
          {panel && (
            <Beside resetKey={panel}>
              <Suspense>
                <OpenPanel {...{ panel, playback, keys }} />
              </Suspense>
            </Beside>
          )}
        </dialog>
      )}
    </>
  );
}
