/** Normalizes text to be stored: NFC, line breaks as \n, no other control characters, trimmed. */
export function tidyText(text: string): string {
  return (
    text
      .normalize("NFC")
      .replace(/\r\n?/g, "\n")
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/g, (mark) =>
        mark === "\t" || mark > "\u2000" ? " " : "",
      )
      .trim()
  );
}

export function tidyLine(text: string): string {
  return tidyText(text).replace(/\s+/g, " ");
}
