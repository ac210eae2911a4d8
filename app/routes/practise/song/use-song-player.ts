import { useEffect, useRef } from "react";
import type { PlayableSong } from "../../../domain/songs/song.ts";
import { type Medium, seekTo } from "../../../player/medium/medium.ts";
import { usePlayer } from "../../../player/provider.tsx";

/** Returns the medium of a song while the player has it, and how to play the song from a time or at another speed. */
export function useSongPlayer(song: PlayableSong | null) {
  const { shown, ask } = usePlayer();
  const medium: Medium | null = shown && shown.id === song?.id ? shown.medium : null;
  const waiting = useRef<number | null>(null);
  useEffect(() => {
    if (!medium || waiting.current === null) return;
    seekTo(medium, waiting.current);
    waiting.current = null;
  }, [medium]);
  const playFrom = (seconds: number) => {
    if (!song) return;
    if (medium) {
      seekTo(medium, seconds);
      medium.play().catch(() => {});
      return;
    }
    waiting.current = seconds;
    ask({ song });
  };
  return { medium, playFrom, setRate: (rate: number) => ask({ rate }) };
}
