import type { Playable } from "../../domain/songs/song.ts";

/** Returns the address of a video on YouTube, where the song begins; null for another medium. */
export function youTubeAddressOf(media: Playable): string | null {
  if (media.kind !== "YouTube") return null;
  return `https://www.youtube.com/watch?v=${media.videoId}${media.start ? `&t=${media.start}` : ""}`;
}
