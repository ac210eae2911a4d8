import { useEffect, useEffectEvent } from "react";
import { textOf } from "../../domain/music/shown-name.ts";
import type { Playback } from "./use-playback.tsx";

const artwork = [{ src: "/og.png", sizes: "1200x630", type: "image/png" }];

/** Sets the Media Session of the device (lock screen, media keys). YouTube's frame sets its own. */
export function useMediaSession(playback: Playback) {
  const { entry, medium, isPlaying, span, hasNext, sound } = playback;
  const song = entry?.song.media.kind === "YouTube" ? undefined : entry?.song;
  const title = song?.title;
  const artist = song?.artist && textOf(song.artist);
  useEffect(() => {
    if (!title || !("mediaSession" in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist: artist ?? "", artwork });
    return () => {
      navigator.mediaSession.metadata = null;
    };
  }, [title, artist]);

  const act = useEffectEvent(({ action, seekTime, seekOffset = 10 }: MediaSessionActionDetails) => {
    const { toggle, seek, previous, next } = playback;
    const now = medium?.currentTime ?? 0;
    if (action === "play" || action === "pause") toggle();
    if (action === "previoustrack") previous();
    if (action === "nexttrack") next();
    if (action === "seekto") seek(span.from + (seekTime ?? 0));
    if (action === "seekbackward") seek(now - seekOffset);
    if (action === "seekforward") seek(now + seekOffset);
  });
  const isOwn = song !== undefined;
  useEffect(() => {
    if (!isOwn || !("mediaSession" in navigator)) return;
    const offered: MediaSessionAction[] = [
      "play",
      "pause",
      "previoustrack",
      "seekto",
      "seekbackward",
      "seekforward",
      ...(hasNext ? (["nexttrack"] as const) : []),
    ];
    for (const action of offered)
      navigator.mediaSession.setActionHandler(action, (details) => act(details));
    return () => {
      for (const action of offered) navigator.mediaSession.setActionHandler(action, null);
    };
  }, [isOwn, hasNext]);

  useEffect(() => {
    if (!isOwn || !medium || !("mediaSession" in navigator)) return;
    navigator.mediaSession.playbackState = isPlaying ? "playing" : "paused";
    const setPosition = () => {
      const duration = span.to - span.from;
      const position = medium.currentTime - span.from;
      if (!Number.isFinite(duration) || position < 0 || position > duration) return;
      navigator.mediaSession.setPositionState({ duration, position, playbackRate: sound.rate });
    };
    setPosition();
    medium.addEventListener("seeked", setPosition);
    return () => {
      medium.removeEventListener("seeked", setPosition);
    };
  }, [isOwn, medium, isPlaying, span, sound.rate]);
}
