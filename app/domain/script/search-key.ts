/** How much of a key is kept for each of its letters: longer queries match on their first letters. */
export const keyLength = 40;

/**
 * The form in which texts are compared: no case, no diacritics on Latin letters, no spaces or marks
 * between words. "Ōmkāra  Ākāriṇī" and "omkara akarini" share one key. Empty when `text` has neither a
 * letter nor a digit.
 */
export function searchKey(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "")
    .normalize("NFC");
}

/**
 * What the search table holds of one text: its key from each letter on, cut to `keyLength` letters.
 * `inside` is 0 for the key from its beginning, 1 for the others. Every text is found by any part of it.
 */
export function keyRows(text: string): { inside: 0 | 1; key: string }[] {
  const letters = [...searchKey(text)];
  return letters
    .map((_, at) => ({
      inside: at === 0 ? (0 as const) : (1 as const),
      key: letters.slice(at, at + keyLength).join(""),
    }))
    .filter(
      (row, at, all) => all.findIndex((r) => r.key === row.key && r.inside === row.inside) === at,
    );
}

/** The range of keys that begin as `text` does, upper end not included; null when it has no letter. */
export function keyRange(text: string): { from: string; to: string } | null {
  const from = [...searchKey(text)].slice(0, keyLength).join("");
  return from === "" ? null : { from, to: `${from}\u{10ffff}` };
}
