import { useEffect, useRef } from "react";
import type { Medium } from "./medium/medium.ts";

/** Pauses the medium when another tab starts to play, and notifies other tabs when this one does. */
export function useOneTab(isPlaying: boolean, medium: Medium | null) {
  const tabs = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    // Without it several tabs may play at once.
    if (!("BroadcastChannel" in window)) return;
    const channel = new BroadcastChannel("player");
    channel.addEventListener("message", () => medium?.pause());
    tabs.current = channel;
    return () => channel.close();
  }, [medium]);
  useEffect(() => {
    if (isPlaying) tabs.current?.postMessage("playing");
  }, [isPlaying]);
}
