type Words = Record<string, string>;

const files = import.meta.glob<Words>("../locales/device/*.json", { import: "default" });

/** Loads the messages about songs kept on the device, in the browser, for pages of other areas. */
export const loadDeviceWords = (): Promise<Words> =>
  files[`../locales/device/${document.documentElement.lang}.json`]!();
