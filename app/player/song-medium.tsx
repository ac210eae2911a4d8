import { type RefObject, useState } from "react";
import type { PlayableSong } from "../domain/songs/song.ts";

export type Medium = HTMLMediaElement | HTMLIFrameElement;

const youTube = "https://www.youtube-nocookie.com";

export function sendCommand(medium: Medium, pauses: boolean): void {
  if (medium instanceof HTMLIFrameElement) {
    const func = pauses ? "pauseVideo" : "playVideo";
    medium.contentWindow?.postMessage(JSON.stringify({ event: "command", func }), youTube);
  } else if (pauses) medium.pause();
  else medium.play().catch(() => {});
}

export function SongMedium(props: {
  song: PlayableSong;
  playing: boolean;
  onPlaying: (playing: boolean) => void;
  medium: RefObject<Medium | null>;
}) {
  const { song, medium, onPlaying } = props;
  // The first value: a changed URL would reload the frame.
  const [autoPlay] = useState(props.playing);
  const { media, title } = song;
  if (media.kind === "YouTube")
    return (
      // The frame has another origin; its player needs scripts and storage.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        ref={medium as RefObject<HTMLIFrameElement | null>}
        src={`${youTube}/embed/${media.videoId}?${new URLSearchParams({
          autoplay: autoPlay ? "1" : "0",
          enablejsapi: "1",
          ...(media.start && { start: String(media.start) }),
          ...(media.end && { end: String(media.end) }),
        })}`}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      />
    );
  const Element = media.kind === "Audio" ? "audio" : "video";
  return (
    <Element
      ref={medium as RefObject<(HTMLAudioElement & HTMLVideoElement) | null>}
      src={media.url}
      title={title}
      controls
      autoPlay={autoPlay}
      onPlay={() => onPlaying(true)}
      onPause={() => onPlaying(false)}
      onEnded={() => onPlaying(false)}
    />
  );
}
