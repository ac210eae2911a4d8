/** Cuts a text to at most `most` units of UTF-16, never within a letter. `cutText` counts letters as they are compared. */
export const cutLength = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
