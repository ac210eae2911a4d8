type Words = Record<string, string>;

const files = import.meta.glob<Words>("../locales/device/*.json", { import: "default" });

/** Loads the words of what a device keeps, in a browser, for pages of other areas. */
export const loadDeviceWords = (): Promise<Words> =>
  files[`../locales/device/${document.documentElement.lang}.json`]!();
