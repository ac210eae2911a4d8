/** The title of the source for forms written by an editor who knows the language, without a published source. */
export const editorsReading = "Read by an editor";

/** A host of at least two names, the last of letters alone, and perhaps a path. */
const webAddress = /^(?:https?:\/\/)?([a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/;

/** Returns the address that a source names with or without "https://", or null if it names something else. */
export function webAddressOf(source: string): string | null {
  if (!webAddress.test(source)) return null;
  return /^https?:\/\//.test(source) ? source : `https://${source}`;
}

/** Returns the site of an address as people name it: its host without "www". */
export const siteOf = (address: string): string => new URL(address).host.replace(/^www\./, "");
