type Words = Record<string, string>;

const files = import.meta.glob<Words>("../locales/player/*.json", { import: "default" });

/** Loads the player's messages, in the browser. */
export const loadPlayerMessages = (): Promise<Words> =>
  files[`../locales/player/${document.documentElement.lang}.json`]!();
