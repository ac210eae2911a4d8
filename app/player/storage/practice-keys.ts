/** The keys of `localStorage` under which a device keeps how somebody practises; they stay when they log out. */
export const practiceKeys = [
  "practice",
  "my-practice",
  "sound-shruti",
  "sound-cents",
  "sound-tempo",
] as const;

/** Whoever keeps something there says so of its key, which costs pages no byte. */
export type PracticeKey = (typeof practiceKeys)[number];
