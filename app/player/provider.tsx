import { createContext, Suspense, use, useMemo, useState, type ReactNode } from "react";
import { Beside, lazyPart } from "../ui/part.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { Shown, PlayRequest } from "./playback/play-request.ts";

const Player = lazyPart(() => import("./player.tsx"));
const Marks = lazyPart(() => import("./marks/marks.tsx"));

interface PlayerContext {
  shown: Shown | null;
  ask: (request: PlayRequest) => void;
}

const Context = createContext<PlayerContext>({ shown: null, ask: () => {} });

export const usePlayer = () => use(Context);

/** Returns the action of a song's play button. */
export const actionOf = (shown: Shown | null, id: number) =>
  shown?.id !== id ? "play" : shown.isPlaying ? "pause" : "resume";

function isStored(storage: "localStorage" | "sessionStorage", key: string): boolean {
  try {
    return window[storage].getItem(key) !== null;
  } catch {
    return false;
  }
}

export function PlayerProvider({ children }: { children: ReactNode }) {
  const [request, ask] = useState<PlayRequest | null>(null);
  const [shown, onShow] = useState<Shown | null>(null);
  const isHydrated = useHydrated();
  const player = useMemo(() => ({ shown, ask }), [shown]);
  return (
    <Context value={player}>
      {children}
      {isHydrated &&
        (isStored("localStorage", "heard") || isStored("sessionStorage", "player-failed")) && (
          <Beside>
            <Suspense>
              <Marks />
            </Suspense>
          </Beside>
        )}
      {(request || (isHydrated && isStored("sessionStorage", "queue"))) && (
        <Beside resetKey={request}>
          <Suspense>
            <Player request={request} onShow={onShow} />
          </Suspense>
        </Beside>
      )}
    </Context>
  );
}
