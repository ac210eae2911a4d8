import { useCallback, useState } from "react";
import type { PlayableSong } from "../../domain/songs/song.ts";
import type { Queued } from "../queue/queue.ts";
import type { Medium } from "./medium.ts";
import { youTube, YouTubeMedium } from "./youtube-medium.ts";

interface Props {
  entry: Queued;
  /** Where playback begins, in seconds. */
  place: number;
  starts: boolean;
  onMedium: (medium: Medium | null) => void;
}

/** The element that plays a song. Songs of one kind reuse it: a locked phone would not start a new one. */
export function SongMedium({ entry, place, starts, onMedium }: Props) {
  const { media, title } = entry.song;
  if (media.kind === "YouTube")
    return <YouTubeFrame key={entry.key} {...{ media, title, place, starts, onMedium }} />;
  if (media.kind === "Audio")
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words stand beside it
    return <audio ref={onMedium} src={media.url} title={title} preload="metadata" />;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- there are no captions; the words are shown beside it
    <video ref={onMedium} src={media.url} title={title} preload="metadata" playsInline />
  );
}

interface FrameProps extends Omit<Props, "entry"> {
  id?: string;
  media: PlayableSong["media"] & { kind: "YouTube" };
  title: string;
}

/** YouTube's player; `id` must be unique on the page. */
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
