/** Cuts a text to at most `most` UTF-16 units, never within a letter. `cutText` counts normalized letters instead. */
export const cutLength = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
