import { repairSurrogates } from "./tidy-text.ts";

/**
 * Cuts a text to at most `most` letters after any normalization: U+FDFA alone is eighteen letters in NFKC. Does not
 * read the rest, so that a long text costs no more than a short one.
 */
export function cutText(text: string, most: number): string {
  let cut = "";
  let room = most;
  for (const letter of repairSurrogates(text.slice(0, 4 * most)).normalize("NFC")) {
    room -= [...letter.normalize("NFKC")].length;
    if (room < 0) break;
    cut += letter;
  }
  return cut;
}
