import { useCallback, useState } from "react";
import type { Playable } from "../../domain/songs/song.ts";
import type { Medium } from "./medium.ts";
import { youTube, YouTubeMedium } from "./youtube-medium.ts";

export interface FrameProps {
  /** Unique on the page. */
  id?: string;
  media: Extract<Playable, { kind: "YouTube" }>;
  title: string;
  /** Where playback begins, in seconds. */
  place: number;
  starts: boolean;
  onMedium: (medium: Medium | null) => void;
}

/** YouTube's player. */
export function YouTubeFrame({
  id = "youtube",
  media,
  title,
  place,
  starts,
  onMedium,
}: FrameProps) {
  // Keeps the first values: changing the URL would reload the frame.
  const [{ autoplay, start }] = useState({
    autoplay: starts ? "1" : "0",
    start: Math.floor(place),
  });
  const connect = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return;
      const medium = new YouTubeMedium(frame);
      const disconnect = medium.connect();
      onMedium(medium);
      return () => {
        disconnect();
        onMedium(null);
      };
    },
    [onMedium],
  );
  const query = new URLSearchParams({
    autoplay,
    enablejsapi: "1",
    playsinline: "1",
    origin: window.location.origin,
    ...(start > 0 && { start: String(start) }),
    ...(media.end && { end: String(media.end) }),
  });
  return (
    // The frame has another origin; its player needs scripts and storage.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={connect}
      id={id}
      src={`${youTube}/embed/${media.videoId}?${query}`}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
    />
  );
}
