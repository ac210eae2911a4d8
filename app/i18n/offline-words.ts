type Words = Record<string, string>;

const files = import.meta.glob<Words>("../locales/offline/*.json", { import: "default" });

/** Loads the messages about what opens without a connection, in the browser, for pages of other areas. */
export const loadOfflineWords = (): Promise<Words> =>
  files[`../locales/offline/${document.documentElement.lang}.json`]!();
