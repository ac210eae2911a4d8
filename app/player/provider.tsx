import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import type { Playable } from "../domain/song.ts";

/** Fetched with the first song that is played: no page pays for it before. */
const PlayerDialog = lazy(() => import("./dialog.tsx"));

export interface PlayableSong {
  id: number;
  title: string;
  media: Playable;
}

export type Medium = HTMLMediaElement | HTMLIFrameElement;

interface Player {
  /** The one song that plays, on the whole site; null when none does. */
  playingId: number | null;
  /** Plays a song: in the bar that stays while one browses on, or large. Once more, it pauses and goes on. */
  play: (song: PlayableSong, large?: boolean) => void;
}

const PlayerContext = createContext<Player>({ playingId: null, play: () => {} });
/** A YouTube frame does not tell when it ends: its song counts as playing for this long. */
const youTubeFlag = 30_000;
export const youTube = "https://www.youtube-nocookie.com";

/** Has what is in the player pause, or go on; what has ended begins anew. */
function command(medium: Medium, pauses: boolean): void {
  if (medium instanceof HTMLIFrameElement) {
    const func = pauses ? "pauseVideo" : "playVideo";
    medium.contentWindow?.postMessage(JSON.stringify({ event: "command", func }), youTube);
  } else if (pauses) medium.pause();
  // What cannot play says so itself, in its controls.
  else medium.play().catch(() => {});
}

export function usePlayer(): Player {
  return use(PlayerContext);
}

export function PlayerProvider({ children }: { children: ReactNode }) {
  const [song, setSong] = useState<PlayableSong | null>(null);
  const [large, setLarge] = useState(false);
  const [playingId, setPlayingId] = useState<number | null>(null);
  const medium = useRef<Medium>(null);
  const otherTabs = useRef<BroadcastChannel | null>(null);

  const stop = useCallback(() => {
    setSong(null);
    setPlayingId(null);
  }, []);

  useEffect(() => {
    const channel = new BroadcastChannel("player");
    channel.addEventListener("message", stop);
    otherTabs.current = channel;
    return () => channel.close();
  }, [stop]);

  useEffect(() => {
    if (song?.media.kind !== "YouTube" || playingId === null) return;
    const timer = setTimeout(() => setPlayingId(null), youTubeFlag);
    return () => clearTimeout(timer);
  }, [song, playingId]);

  const player = useMemo(
    () => ({
      playingId,
      play: (next: PlayableSong, inLarge = false) => {
        const pauses = playingId === next.id && !inLarge;
        if (medium.current && song?.id === next.id) command(medium.current, pauses);
        if (!pauses) otherTabs.current?.postMessage(next.id);
        setSong(next);
        setLarge(inLarge);
        setPlayingId(pauses ? null : next.id);
      },
    }),
    [playingId, song],
  );

  return (
    <PlayerContext value={player}>
      {children}
      {song && (
        <Suspense fallback={null}>
          <PlayerDialog
            song={song}
            medium={medium}
            large={large}
            onResize={setLarge}
            onPlaying={(playing) => setPlayingId(playing ? song.id : null)}
            onClose={stop}
          />
        </Suspense>
      )}
    </PlayerContext>
  );
}
