/**
 * Invisible characters, and those that change the direction of a line. The group matches those to keep: joiners in
 * words of Indian scripts, and joiners and colours of emoji.
 */
const invisible =
  /([\u0900-\u0dff][\u200c\u200d]|\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d(?=\p{Extended_Pictographic}))?)|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Replaces halves of surrogate pairs, which no encoding can store, by U+FFFD. */
export const repairSurrogates = (text: string): string => text.replace(/\p{Cs}/gu, "\ufffd");

/**
 * Normalizes text to be stored: well-formed, NFC, line breaks as \n, no invisible or other control characters, trimmed.
 */
export function tidyText(text: string): string {
  return (
    repairSurrogates(text)
      .replace(invisible, (_, joiner: string | undefined) => joiner ?? "")
      .normalize("NFC")
      .replace(/\r\n?/g, "\n")
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g, (mark) =>
        mark === "\t" || mark > "\u2000" ? " " : "",
      )
      .trim()
  );
}

export function tidyLine(text: string): string {
  return tidyText(text).replace(/\s+/g, " ");
}

/** Whether a tidied text has a letter or digit, as required texts must. */
export const hasLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
