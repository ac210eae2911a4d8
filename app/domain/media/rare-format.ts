/** Formats that most browsers cannot play, by the key that is stored. Their names are the same in every language. */
export const rareFormats = {
  alac: "Apple Lossless (ALAC)",
  ac3: "Dolby Digital (AC-3)",
  eac3: "Dolby Digital Plus (E-AC-3)",
  aiff: "AIFF",
  amr: "AMR",
  wma: "Windows Media Audio",
} as const;
export type RareFormat = keyof typeof rareFormats;

export const isRareFormat = (text: string | null): text is RareFormat =>
  text !== null && Object.hasOwn(rareFormats, text);

const namedAs: readonly [RegExp, RareFormat][] = [
  [/^alac$/i, "alac"],
  [/^e-?ac-?3$|^ec-3$/i, "eac3"],
  [/^ac-?3$/i, "ac3"],
  [/^aif[fc]|^aiff-c$/i, "aiff"],
  [/^s(amr|awb)$/i, "amr"],
  [/^asf\b/i, "wma"],
];

/** Finds the rare format among names of containers and codecs, as `ALAC`, `<ec-3>` or `AIFF-C`; null if there is none. */
export function findRareFormat(names: readonly (string | undefined)[]): RareFormat | null {
  for (const name of names)
    for (const [pattern, format] of namedAs)
      if (pattern.test(name?.replace(/^<|>$/g, "") ?? "")) return format;
  return null;
}
