import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import type { Playable } from "../domain/song.ts";
import { PlayerDialog } from "./dialog.tsx";

export interface PlayableSong {
  id: number;
  title: string;
  media: Playable;
}

interface Player {
  /** The one song that plays, on the whole site; null when none does. */
  playingId: number | null;
  /** Plays a song: in the bar that stays while one browses on, or large. */
  play: (song: PlayableSong, large?: boolean) => void;
}

const PlayerContext = createContext<Player>({ playingId: null, play: () => {} });
/** A YouTube frame does not tell when it ends: its song counts as playing for this long. */
const youTubeFlag = 30_000;

export function usePlayer(): Player {
  return use(PlayerContext);
}

export function PlayerProvider({ children }: { children: ReactNode }) {
  const [song, setSong] = useState<PlayableSong | null>(null);
  const [large, setLarge] = useState(false);
  const [playingId, setPlayingId] = useState<number | null>(null);
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
        otherTabs.current?.postMessage(next.id);
        setSong(next);
        setLarge(inLarge);
        setPlayingId(next.id);
      },
    }),
    [playingId],
  );

  return (
    <PlayerContext value={player}>
      {children}
      {song && (
        <PlayerDialog
          song={song}
          large={large}
          onResize={setLarge}
          onPlaying={(playing) => setPlayingId(playing ? song.id : null)}
          onClose={stop}
        />
      )}
    </PlayerContext>
  );
}
