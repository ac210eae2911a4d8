/** Filters for songs with lyrics, without, with any recording, audio, or video. */
export const possessions = ["lyrics", "noLyrics", "recording", "audio", "video"] as const;
export type Possession = (typeof possessions)[number];
