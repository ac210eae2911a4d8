export type { DemoRecording } from "#drizzle/seed/demo/recordings.ts";

export const radioConcert = { source: "" };
export const pupil = "";
export const demoRecordings = {};
