import type { Playable } from "../../domain/songs/song.ts";

/** An `<audio>` or `<video>` element, or a YouTube frame. Times are in seconds. */
export interface Medium extends EventTarget {
  play(): Promise<void>;
  pause(): void;
  readonly paused: boolean;
  currentTime: number;
  /** NaN until known. */
  readonly duration: number;
  playbackRate: number;
  /** The speeds that it can play at; undefined if it can at any. */
  readonly rates?: readonly number[];
  defaultPlaybackRate: number;
  volume: number;
  muted: boolean;
}

/** Where a song begins and ends in its medium, in seconds; `to` is NaN until known. */
export interface Span {
  from: number;
  to: number;
}

export function spanOf({ start = 0, end }: Playable, duration: number): Span {
  return { from: start, to: end === undefined || end > duration ? duration : end };
}

export function seekTo(medium: Medium, seconds: number): void {
  medium.currentTime = seconds;
}
