import type { PlayableSong } from "../../domain/songs/song.ts";
import type { Medium } from "../medium/medium.ts";

/** What a press on a button asks for: to play a song, the songs `ids`, or the list at the path `from`, or a speed. */
export interface PlayRequest {
  song?: PlayableSong;
  /** The button that was pressed to open the menu of `song`, which is not played. */
  menuAt?: HTMLElement;
  ids?: readonly number[];
  from?: string;
  /** Whether the list is shuffled and plays without end. */
  isRadio?: boolean;
  /** Sets the speed of all songs. */
  rate?: number;
}

/** The song in the player. */
export interface Shown {
  id: number;
  isPlaying: boolean;
  /** Null until it can be played. */
  medium: Medium | null;
}
