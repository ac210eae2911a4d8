/** Shortens a text to `most` letters and an ellipsis, between graphemes. */
export function truncate(text: string, most = 50): string {
  if (text.length <= most) return text;
  const letters = [...new Intl.Segmenter().segment(text)];
  if (letters.length <= most) return text;
  return `${letters
    .slice(0, most)
    .map((letter) => letter.segment)
    .join("")
    .trimEnd()}…`;
}
