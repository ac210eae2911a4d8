/** Filters for songs with lyrics, any recording, audio, or video. */
export const possessions = ["lyrics", "recording", "audio", "video"] as const;
export type Possession = (typeof possessions)[number];
