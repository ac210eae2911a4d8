const syllables = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** Says that a letter has no vowel; alone it looks cut off. */
const virama = /[\u094d\u0bcd\u0c4d\u0ccd\u0d4d]$/;
const firstSyllable = (word: string) => {
  const [first] = syllables.segment(word);
  return first?.segment.replace(virama, "") ?? "";
};

/**
 * Returns what stands for the picture of a person: of a name in roman letters its first and last initials, of one in
 * an Indian script the first syllable behind its initials.
 */
export function initialsOf(name: string): string {
  const words = name.split(" ").filter((word) => /\p{L}/u.test(word));
  const isRoman = /^\P{L}*\p{sc=Latn}/u.test(name);
  const own = words.find((word) => !word.endsWith(".")) ?? words[0] ?? "";
  // Initials may be written without a space behind them.
  if (!isRoman) return firstSyllable(own.replace(/^\P{L}+|.*\.(?=\p{L})/gu, ""));
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return [first, last]
    .map((word) => firstSyllable(word.replace(/^\P{L}+/u, "")))
    .join("")
    .toUpperCase();
}
