import type { ComponentType } from "react";
import type { PlayableSong } from "../../domain/songs/song.ts";

/** What a press asks for: a song, in the bar or large, or the list that is fetched `from` an address. */
export interface Wish {
  song?: PlayableSong;
  isLarge?: boolean;
  from?: string;
}

/** What is in the player, and what adds a song to its queue. */
export interface Shown {
  id: number;
  isPlaying: boolean;
  Queueing: ComponentType<{ song: PlayableSong }>;
}
