type Words = Record<string, string>;

const files = import.meta.glob<Words>("../locales/player/*.json", { import: "default" });

/** Loads the words of the player, in a browser. */
export const loadPlayerMessages = (): Promise<Words> =>
  files[`../locales/player/${document.documentElement.lang}.json`]!();
