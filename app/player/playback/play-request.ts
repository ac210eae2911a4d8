import type { ComponentType } from "react";
import type { PlayableSong } from "../../domain/songs/song.ts";

/** What a press on a button plays: a song, in the bar or enlarged, or the list at the path `from`. */
export interface PlayRequest {
  song?: PlayableSong;
  isLarge?: boolean;
  from?: string;
}

/** The song in the player, and the component that adds songs to its queue. */
export interface Shown {
  id: number;
  isPlaying: boolean;
  Queueing: ComponentType<{ song: PlayableSong }>;
}
