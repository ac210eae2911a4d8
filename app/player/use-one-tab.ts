import { useEffect, useRef } from "react";
import type { PlayableSong } from "../domain/songs/song.ts";

export function useOneTab(song: PlayableSong, playing: boolean, pause: () => void) {
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
