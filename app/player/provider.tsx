import { createContext, Suspense, use, useMemo, useState, type ReactNode } from "react";
import { Beside, lazyPart } from "../ui/part.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { Shown, Wish } from "./playback/wish.ts";

const Player = lazyPart(() => import("./player.tsx"));

interface PlayerContext {
  shown: Shown | null;
  ask: (wish: Wish) => void;
}

const Context = createContext<PlayerContext>({ shown: null, ask: () => {} });

export const usePlayer = () => use(Context);

/** What a press on the button of a song does. */
export const actionOf = (shown: Shown | null, id: number) =>
  shown?.id !== id ? "play" : shown.isPlaying ? "pause" : "resume";

function keepsQueue(): boolean {
  try {
    return sessionStorage.getItem("queue") !== null;
  } catch {
    return false;
  }
}

export function PlayerProvider({ children }: { children: ReactNode }) {
  const [wish, ask] = useState<Wish | null>(null);
  const [shown, onShow] = useState<Shown | null>(null);
  const isHydrated = useHydrated();
  const player = useMemo(() => ({ shown, ask }), [shown]);
  return (
    <Context value={player}>
      {children}
      {(wish || (isHydrated && keepsQueue())) && (
        <Beside wish={wish}>
          <Suspense>
            <Player wish={wish} onShow={onShow} />
          </Suspense>
        </Beside>
      )}
    </Context>
  );
}
