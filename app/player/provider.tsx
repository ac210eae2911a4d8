import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import type { PlayableSong } from "../domain/songs/song.ts";

const PlayerDialog = lazy(() => import("./dialog.tsx"));

interface Player {
  actionFor: (id: number) => "play" | "pause" | "resume";
  /** Plays a song, docked or large; pauses or resumes the current one. */
  play: (song: PlayableSong, large?: boolean) => void;
}

const PlayerContext = createContext<Player>({ actionFor: () => "play", play: () => {} });

export function usePlayer(): Player {
  return use(PlayerContext);
}

export function PlayerProvider({ children }: { children: ReactNode }) {
  const [song, setSong] = useState<PlayableSong | null>(null);
  const [large, setLarge] = useState(false);
  const [playing, setPlaying] = useState(false);
  const commandRef = useRef<((pauses: boolean) => void) | null>(null);
  const close = useCallback(() => {
    setSong(null);
    setPlaying(false);
  }, []);

  const player = useMemo<Player>(() => {
    const actionFor = (id: number) => (song?.id !== id ? "play" : playing ? "pause" : "resume");
    return {
      actionFor,
      play: (next, isLarge = false) => {
        const pauses = actionFor(next.id) === "pause" && !isLarge;
        if (song?.id === next.id) commandRef.current?.(pauses);
        setSong(next);
        setLarge(isLarge);
        setPlaying(!pauses);
      },
    };
  }, [playing, song]);

  return (
    <PlayerContext value={player}>
      {children}
      {song && (
        <Suspense fallback={null}>
          <PlayerDialog
            song={song}
            playing={playing}
            commandRef={commandRef}
            large={large}
            onResize={setLarge}
            onPlaying={setPlaying}
            onClose={close}
          />
        </Suspense>
      )}
    </PlayerContext>
  );
}
