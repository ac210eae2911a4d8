type Words = Record<string, string>;

const files = import.meta.glob<Words>("../locales/heard/*.json", { import: "default" });

/** Loads the messages about what was heard, in the browser, for pages of other areas. */
export const loadHeardWords = (): Promise<Words> =>
  files[`../locales/heard/${document.documentElement.lang}.json`]!();
